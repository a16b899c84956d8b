import { preflightWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';

export const TypedEstimate = part(() => import('./TypedEstimate.tsx').then((m) => m.TypedEstimate), [preflightWords]);
export const DraftEstimate = part(() => import('./DraftEstimate.tsx').then((m) => m.DraftEstimate), [preflightWords]);
