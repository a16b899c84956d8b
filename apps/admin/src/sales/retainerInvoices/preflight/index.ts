import { preflightWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';

export const RetainerFormFindings = part(
  () => import('./RetainerFormFindings.tsx').then((m) => m.RetainerFormFindings),
  [preflightWords],
);
export const RetainerDraftFindings = part(
  () => import('./RetainerDraftFindings.tsx').then((m) => m.RetainerDraftFindings),
  [preflightWords],
);
