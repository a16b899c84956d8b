import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { page } from '../page/page.ts';
import { defineResource } from '../api/resourceModule.ts';

/** What the product wrote by mail, and what became of it. Without a mail server this is the only place where it can be read. */
export const mails = defineResource({
  name: 'mails',
  icon: OutboxOutlined,
  recordRepresentation: 'subject',
  list: page(() => import('./MailList.tsx').then((m) => m.MailList)),
  show: page(() => import('./MailShow.tsx').then((m) => m.MailShow)),
});
