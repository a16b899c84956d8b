import { page } from '../../platform/page/page.ts';
import type { PageModule } from '../../platform/api/resourceModule.ts';

export const dashboard: PageModule = {
  path: '/dashboard/main',
  page: page(() => import('./DashboardPage.tsx').then((m) => m.DashboardPage)),
  resource: 'dashboard',
};
