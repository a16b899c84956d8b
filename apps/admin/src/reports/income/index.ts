import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';
import { besides } from '../kit/reportTabs.ts';

const incomeWords = defineWords(() => import('./messages.ts'));

export const incomeReport = definePage({
  path: '/reports/income',
  subject: 'Invoice',
  field: 'total',
  names: { en: 'Income report', lt: 'Pajamų ataskaita', no: 'Inntektsrapport' },
  icon: TrendingUpOutlined,
  menu: { group: 'reports', place: 10, leadsTo: besides('income') },
  words: [reportWords, incomeWords],
  page: () => import('./IncomePage.tsx').then((m) => m.IncomePage),
});
