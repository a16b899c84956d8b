import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const dashboardWords = defineWords(() => import('./messages.ts'));

export const dashboard = definePage({
  path: '/dashboard/main',
  subject: 'Dashboard',
  names: { en: 'Dashboard', lt: 'Suvestinė', no: 'Oversikt' },
  icon: SpaceDashboardOutlined,
  menu: { group: 'overview', place: 10, shortcut: 'g>d' },
  words: [dashboardWords],
  page: () => import('./DashboardPage.tsx').then((m) => m.DashboardPage),
});
