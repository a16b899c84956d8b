import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const cashFlowWords = defineWords(() => import('./messages.ts'));

export const cashFlowReport = definePage({
  path: '/reports/cashFlow',
  subject: 'Payment',
  field: 'amount',
  names: { en: 'Cash flow report', lt: 'Pinigų srautų ataskaita', no: 'Kontantstrømrapport' },
  icon: SwapVertOutlined,
  menu: { group: 'reports', place: 35 },
  words: [reportWords, cashFlowWords],
  page: () => import('./CashFlowPage.tsx').then((m) => m.CashFlowPage),
});
