import { preflightWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';

export const EstimateFormFindings = part(
  () => import('./EstimateFormFindings.tsx').then((m) => m.EstimateFormFindings),
  [preflightWords],
);
export const EstimateDraftFindings = part(
  () => import('./EstimateDraftFindings.tsx').then((m) => m.EstimateDraftFindings),
  [preflightWords],
);
