import { letterAmount, letterDate, type Language, type LetterFacts } from '@kontor/domain';
import type { LetterParties } from '../../documents/letter.ts';

type Told = { number?: string | null; language: Language; expiryDate: string; total: number; currency: string };

/** Returns the facts for a letter about an estimate, which has no number before it is sent. */
export const estimateFacts = (estimate: Told, parties: LetterParties): LetterFacts => ({
  ...(estimate.number && { number: estimate.number }),
  amount: letterAmount(estimate.total, estimate.currency, estimate.language),
  expiryDate: letterDate(estimate.expiryDate, estimate.language),
  ...parties,
});
