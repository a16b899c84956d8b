import MoreTimeOutlined from '@mui/icons-material/MoreTimeOutlined';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { definePage } from '../../platform/api/resource.ts';
import { part } from '../../platform/page/page.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { projectPage } from '../../work/projects/projectPage.ts';
import { invoiceWords } from '../invoices/index.ts';

const unbilledWords = defineWords(() => import('./messages.ts'));

export const unbilledHours = definePage({
  path: '/unbilledHours/index',
  subject: 'Invoice',
  action: 'create',
  names: { en: 'Unbilled hours', lt: 'Valandos be sąskaitos', no: 'Ufakturerte timer' },
  icon: MoreTimeOutlined,
  menu: { group: 'sales', place: 28, shortcut: 'g>b' },
  words: [unbilledWords, invoiceWords, documentWords],
  page: () => import('./UnbilledPage.tsx').then((m) => m.UnbilledPage),
});

projectPage.buttons.add({
  isFor: () => may('create', 'Invoice'),
  content: part(() => import('./InvoiceHoursButton.tsx').then((m) => m.InvoiceHoursButton), [unbilledWords]),
});
