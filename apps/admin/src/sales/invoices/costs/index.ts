import { defineWords } from '../../../platform/i18n/words.ts';
import { part } from '../../../platform/page/page.ts';

export const costWords = defineWords(() => import('./messages.ts'));

// Fetched once a customer is chosen, so that the editor opens without them.
export const CostsOffer = part(() => import('./CostsOffer.tsx').then((m) => m.CostsOffer), [costWords]);
export const BilledCosts = part(() => import('./BilledCosts.tsx').then((m) => m.BilledCosts), [costWords]);
