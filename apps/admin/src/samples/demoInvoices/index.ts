import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { kitWords } from '../kit/index.ts';

const demoInvoiceWords = defineWords(() => import('./messages.ts'));

export const demoInvoices = definePage({
  path: '/demoInvoices/index',
  subject: 'Dashboard',
  names: { en: 'Demo invoices', lt: 'Demonstracinės sąskaitos', no: 'Demofakturaer' },
  icon: RequestQuoteOutlined,
  menu: { group: 'samples', place: 71 },
  words: [demoInvoiceWords, kitWords],
  page: () => import('./DemoInvoicesPage.tsx').then((m) => m.DemoInvoicesPage),
});

export const demoInvoice = definePage({
  path: '/demoInvoices/:id',
  subject: 'Dashboard',
  words: [demoInvoiceWords, kitWords],
  page: () => import('./DemoInvoicePage.tsx').then((m) => m.DemoInvoicePage),
});
