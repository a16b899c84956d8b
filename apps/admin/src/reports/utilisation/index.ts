import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const utilisationWords = defineWords(() => import('./messages.ts'));

export const utilisationReport = definePage({
  path: '/reports/utilisation',
  subject: 'TimeEntry',
  field: 'billingRate',
  names: { en: 'Utilisation', lt: 'Užimtumas', no: 'Faktureringsgrad' },
  icon: SpeedOutlined,
  words: [reportWords, utilisationWords],
  page: () => import('./UtilisationPage.tsx').then((m) => m.UtilisationPage),
});
