import { part } from '../../../platform/page/page.ts';
import { accessPointWords } from './words.ts';

export const AccessPointSettings = part(() => import('./AccessPointCard.tsx').then((m) => m.AccessPointCard), [accessPointWords]);
