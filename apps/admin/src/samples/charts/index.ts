import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const chartWords = defineWords(() => import('./messages.ts'));

export const charts = definePage({
  path: '/charts/index',
  subject: 'Dashboard',
  names: { en: 'Charts', lt: 'Diagramos', no: 'Diagrammer' },
  icon: BarChartOutlined,
  menu: { group: 'samples', place: 160 },
  words: [chartWords],
  page: () => import('./ChartsPage.tsx').then((m) => m.ChartsPage),
});
