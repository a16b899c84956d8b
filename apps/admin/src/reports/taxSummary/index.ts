import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const taxSummaryWords = defineWords(() => import('./messages.ts'));

export const taxSummaryReport = definePage({
  path: '/reports/taxSummary',
  subject: 'Invoice',
  field: 'total',
  whole: true,
  names: { en: 'Tax summary', lt: 'PVM suvestinė', no: 'Avgiftsoversikt' },
  icon: AccountBalanceOutlined,
  words: [reportWords, taxSummaryWords],
  page: () => import('./TaxSummaryPage.tsx').then((m) => m.TaxSummaryPage),
});
