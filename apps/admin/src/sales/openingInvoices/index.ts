import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { invoiceWords } from '../invoices/index.ts';

const openingInvoicesWords = defineWords(() => import('./messages.ts'));

export const openingInvoices = definePage({
  path: '/openingInvoices/index',
  subject: 'Invoice',
  action: 'import',
  names: { en: 'Opening invoices', lt: 'Pradinės sąskaitos', no: 'Åpningsfakturaer' },
  icon: ReceiptLongOutlined,
  words: [openingInvoicesWords, importWords, invoiceWords],
  page: () => import('./OpeningInvoicesPage.tsx').then((m) => m.OpeningInvoicesPage),
});
