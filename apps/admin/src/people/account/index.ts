import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { apiTokenWords } from '../apiTokens/index.ts';

export const accountWords = defineWords(() => import('./messages.ts'));

/** The person's own account, which everybody has in any role. */
export const account = [
  definePage({
    path: '/account',
    names: { en: 'Your account', lt: 'Jūsų paskyra', no: 'Kontoen din' },
    words: [accountWords],
    page: () => import('./ProfilePage.tsx').then((m) => m.ProfilePage),
  }),
  definePage({
    path: '/account/security',
    names: { en: 'Security', lt: 'Sauga', no: 'Sikkerhet' },
    words: [accountWords, ...apiTokenWords],
    page: () => import('./SecurityPage.tsx').then((m) => m.SecurityPage),
  }),
  definePage({
    path: '/account/notifications',
    names: { en: 'Notifications', lt: 'Pranešimai', no: 'Varsler' },
    words: [accountWords],
    page: () => import('./NotificationsPage.tsx').then((m) => m.NotificationsPage),
  }),
  definePage({
    path: '/welcome',
    names: { en: 'Welcome to Kontor', lt: 'Sveiki atvykę į Kontor', no: 'Velkommen til Kontor' },
    words: [accountWords],
    page: () => import('./WelcomePage.tsx').then((m) => m.WelcomePage),
  }),
];
