import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';
import { besides } from '../kit/reportTabs.ts';

const expensesWords = defineWords(() => import('./messages.ts'));

export const expensesReport = definePage({
  path: '/reports/expenses',
  subject: 'Bill',
  field: 'total',
  names: { en: 'Expenses report', lt: 'Išlaidų ataskaita', no: 'Kostnadsrapport' },
  icon: TrendingDownOutlined,
  menu: { group: 'reports', place: 20, leadsTo: besides('expenses') },
  words: [reportWords, expensesWords],
  page: () => import('./ExpensesPage.tsx').then((m) => m.ExpensesPage),
});
