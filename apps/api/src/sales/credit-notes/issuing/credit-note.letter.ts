import { letterAmount, type Language, type LetterFacts } from '@kontor/domain';
import type { LetterParties } from '../../../documents/letter.ts';

type Told = {
  number?: string | null;
  invoiceNumber: string;
  language: Language;
  due: number;
  currency: string;
};

/** Returns the facts for a letter about a credit note, which has no number before it is sent. */
export const creditNoteFacts = (note: Told, parties: LetterParties): LetterFacts => ({
  ...(note.number && { number: note.number }),
  amount: letterAmount(note.due, note.currency, note.language),
  invoice: note.invoiceNumber,
  ...parties,
});
