import MailOutlined from '@mui/icons-material/MailOutlined';
import { emailSubjects } from '@kontor/domain';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { everyRecord } from '../../platform/record/recordSlots.ts';
import { backgroundSlot } from '../../platform/shell/backgroundSlot.ts';

export const mailWords = defineWords(() => import('./messages.ts'));

const names = { en: 'Mail', lt: 'Paštas', no: 'E-post' };

export const mail = definePage({
  path: '/mail/index',
  subject: 'Dashboard',
  names,
  icon: MailOutlined,
  menu: { group: 'office', place: 10, shortcut: 'g>m' },
  words: [mailWords],
  page: () => import('./MailPage.tsx').then((m) => m.MailPage),
});

backgroundSlot.add({ subject: 'Dashboard', content: part(() => import('./MailSending.tsx').then((m) => m.MailSending)) });

everyRecord.tabs.add({
  key: 'mail',
  names,
  subject: 'Dashboard',
  of: emailSubjects,
  content: part(() => import('./RecordMails.tsx').then((m) => m.RecordMails), [mailWords]),
});
