import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const calendarWords = defineWords(() => import('./messages.ts'));

export const calendar = definePage({
  path: '/calendar/index',
  subject: 'Dashboard',
  names: { en: 'Calendar', lt: 'Kalendorius', no: 'Kalender' },
  icon: CalendarMonthOutlined,
  menu: { group: 'office', place: 40 },
  words: [calendarWords],
  page: () => import('./CalendarPage.tsx').then((m) => m.CalendarPage),
});
