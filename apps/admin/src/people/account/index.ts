import { page } from '../../platform/page/page.ts';
import { definePage } from '../../platform/api/resource.ts';

/** The person's own account: everybody has one, whatever the role. */
export const account = [
  definePage({ path: '/account', page: page(() => import('./ProfilePage.tsx').then((m) => m.ProfilePage)) }),
  definePage({ path: '/account/security', page: page(() => import('./SecurityPage.tsx').then((m) => m.SecurityPage)) }),
  definePage({
    path: '/account/notifications',
    page: page(() => import('./NotificationsPage.tsx').then((m) => m.NotificationsPage)),
  }),
];
