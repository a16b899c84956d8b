import type { MailRecord } from '@kontor/domain';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { defineResource } from '../api/resource.ts';
import { defineWords } from '../i18n/words.ts';

export const outboxWords = defineWords(() => import('./messages.ts'));

declare module '../api/resource.ts' {
  interface Resources {
    mails: { record: MailRecord };
  }
}

/** The outbox: emails that the product sent, and their status. Without a mail server they can be read only here. */
export const mails = defineResource({
  name: 'mails',
  subject: 'Mail',
  names: {
    en: 'Mail |||| Outbox',
    lt: 'Laiškas |||| Siunčiami laiškai |||| Siunčiami laiškai',
    no: 'E-post |||| Utboks',
    gender: { lt: 'm', no: 'm' },
  },
  icon: OutboxOutlined,
  recordRepresentation: 'subject',
  words: [outboxWords],
  sort: { field: 'createdAt', order: 'DESC' },
  list: () => import('./OutboxList.tsx').then((m) => m.OutboxList),
  show: () => import('./OutboxShow.tsx').then((m) => m.OutboxShow),
  menu: { group: 'administration', place: 50 },
});
