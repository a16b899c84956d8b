import { part } from '../../platform/page/page.ts';

export const DocumentTabs = part(() => import('./DocumentTabs.tsx').then((m) => m.DocumentTabs));
