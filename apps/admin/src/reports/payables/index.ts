import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const payablesWords = defineWords(() => import('./messages.ts'));

export const payablesReport = definePage({
  path: '/reports/payables',
  subject: 'Bill',
  field: 'total',
  names: { en: 'Payables by age', lt: 'Mokėtinos sumos pagal terminą', no: 'Leverandørgjeld etter alder' },
  icon: HourglassTopOutlined,
  words: [reportWords, payablesWords],
  page: () => import('./PayablesPage.tsx').then((m) => m.PayablesPage),
});
