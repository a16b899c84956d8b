import type { MailRecord } from '@kontor/domain';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { page } from '../page/page.ts';
import { defineResource } from '../api/resource.ts';

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
  list: page(() => import('./MailList.tsx').then((m) => m.MailList)),
  show: page(() => import('./MailShow.tsx').then((m) => m.MailShow)),
  menu: { group: 'administration', place: 50 },
});
