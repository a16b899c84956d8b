import { letterAmount, letterDate, type Language, type LetterFacts } from '@kontor/domain';
import type { LetterParties } from '../../documents/letter.ts';

type Told = { number?: string | null; language: Language; dueDate: string; total: number; currency: string };

/** Returns the facts for a letter about a retainer invoice, which has no number before it is sent. */
export const retainerFacts = (retainer: Told, parties: LetterParties): LetterFacts => ({
  ...(retainer.number && { number: retainer.number }),
  amount: letterAmount(retainer.total, retainer.currency, retainer.language),
  dueDate: letterDate(retainer.dueDate, retainer.language),
  ...parties,
});
