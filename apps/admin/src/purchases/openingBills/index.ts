import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { billWords } from '../bills/index.ts';

const openingBillsWords = defineWords(() => import('./messages.ts'));

export const openingBills = definePage({
  path: '/openingBills/index',
  subject: 'Bill',
  action: 'import',
  names: { en: 'Opening bills', lt: 'Pradinės pirkimo sąskaitos', no: 'Inngående åpningsfakturaer' },
  icon: RequestQuoteOutlined,
  words: [openingBillsWords, importWords, billWords],
  page: () => import('./OpeningBillsPage.tsx').then((m) => m.OpeningBillsPage),
});
