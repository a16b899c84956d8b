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

/** What the product wrote by mail, and what became of it. Without a mail server this is the only place where it can be read. */
export const mails = defineResource({
  name: 'mails',
  subject: 'Mail',
  names: { en: 'Mail |||| Outbox', lt: 'Laiškas |||| Siunčiami laiškai |||| Siunčiami laiškai', no: 'E-post |||| Utboks' },
  icon: OutboxOutlined,
  recordRepresentation: 'subject',
  words: [outboxWords],
  sort: { field: 'createdAt', order: 'DESC' },
  list: () => import('./OutboxList.tsx').then((m) => m.OutboxList),
  show: () => import('./OutboxShow.tsx').then((m) => m.OutboxShow),
  menu: { group: 'administration', place: 50 },
});
