import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';
import { besides } from '../kit/reportTabs.ts';

const profitWords = defineWords(() => import('./messages.ts'));

export const profitReport = definePage({
  path: '/reports/profit',
  subject: 'Invoice',
  field: 'total',
  names: { en: 'Profit report', lt: 'Pelno ataskaita', no: 'Resultatrapport' },
  icon: QueryStatsOutlined,
  menu: { group: 'reports', place: 30, leadsTo: besides('profit') },
  words: [reportWords, profitWords],
  page: () => import('./ProfitPage.tsx').then((m) => m.ProfitPage),
});
