import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { page } from '../../platform/page/page.ts';
import { definePage } from '../../platform/api/resource.ts';

export const dashboard = definePage({
  path: '/dashboard/main',
  subject: 'Dashboard',
  names: { en: 'Dashboard', lt: 'Skydelis', no: 'Oversikt' },
  icon: SpaceDashboardOutlined,
  menu: { group: 'overview', place: 10, shortcut: 'g>d' },
  page: page(() => import('./DashboardPage.tsx').then((m) => m.DashboardPage)),
});
