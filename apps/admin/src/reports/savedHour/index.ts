import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const savedHourWords = defineWords(() => import('./messages.ts'));

export const savedHourReport = definePage({
  path: '/reports/savedHour',
  subject: 'TimeEntry',
  whole: true,
  names: {
    en: 'Saved-hours report',
    lt: 'Sutaupytų valandų ataskaita',
    no: 'Rapport over sparte timer',
  },
  icon: SavingsOutlined,
  menu: { group: 'reports', place: 80 },
  words: [reportWords, savedHourWords],
  page: () => import('./SavedHourPage.tsx').then((m) => m.SavedHourPage),
});
