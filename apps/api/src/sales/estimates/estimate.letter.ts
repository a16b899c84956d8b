import { letterAmount, letterDate, type Language, type LetterFacts } from '@kontor/domain';
import type { LetterParties } from '../../documents/letter.ts';

type Told = { number?: string | null; language: Language; expiryDate: string; total: number; currency: string };

/** What a letter about an estimate tells; one that was never sent has no number yet. */
export const estimateFacts = (estimate: Told, parties: LetterParties): LetterFacts => ({
  ...(estimate.number && { number: estimate.number }),
  amount: letterAmount(estimate.total, estimate.currency, estimate.language),
  expiryDate: letterDate(estimate.expiryDate, estimate.language),
  ...parties,
});
