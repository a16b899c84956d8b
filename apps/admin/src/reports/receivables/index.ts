import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const receivablesWords = defineWords(() => import('./messages.ts'));

export const receivablesReport = definePage({
  path: '/reports/receivables',
  subject: 'Invoice',
  field: 'total',
  names: { en: 'Receivables by age', lt: 'Gautinos sumos pagal terminą', no: 'Kundefordringer etter alder' },
  icon: HourglassBottomOutlined,
  words: [reportWords, receivablesWords],
  page: () => import('./ReceivablesPage.tsx').then((m) => m.ReceivablesPage),
});
