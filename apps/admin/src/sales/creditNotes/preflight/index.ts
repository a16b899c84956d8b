import { preflightWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';

export const CreditNoteDraftFindings = part(
  () => import('./CreditNoteDraftFindings.tsx').then((m) => m.CreditNoteDraftFindings),
  [preflightWords],
);
