import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';
import { besides } from '../kit/reportTabs.ts';

const workHourWords = defineWords(() => import('./messages.ts'));

export const workHourReport = definePage({
  path: '/reports/workHour',
  subject: 'TimeEntry',
  names: {
    en: 'Work-hour report',
    lt: 'Darbo valandų ataskaita',
    no: 'Arbeidstimerapport',
  },
  icon: ScheduleOutlined,
  menu: { group: 'reports', place: 60, leadsTo: besides('workHour') },
  words: [reportWords, workHourWords],
  page: () => import('./WorkHourPage.tsx').then((m) => m.WorkHourPage),
});
