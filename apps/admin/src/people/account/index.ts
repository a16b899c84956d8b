import { page } from '../../platform/page/page.ts';
import type { PageModule } from '../../platform/api/resourceModule.ts';

/** The person's own account: everybody has one, whatever the role. */
export const account: readonly PageModule[] = [
  { path: '/account', page: page(() => import('./ProfilePage.tsx').then((m) => m.ProfilePage)) },
  { path: '/account/security', page: page(() => import('./SecurityPage.tsx').then((m) => m.SecurityPage)) },
  { path: '/account/notifications', page: page(() => import('./NotificationsPage.tsx').then((m) => m.NotificationsPage)) },
];
