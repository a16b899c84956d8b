import { page } from '../shared/page.ts';
import type { PageModule } from '../shared/resourceModule.ts';

export const dashboard: PageModule = {
  path: '/dashboard/main',
  page: page(() => import('./DashboardPage.tsx').then((m) => m.DashboardPage)),
  resource: 'dashboard',
};
