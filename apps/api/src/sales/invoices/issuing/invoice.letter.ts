import { dueOf, letterAmount, letterDate, type Language, type LetterFacts } from '@kontor/domain';
import type { LetterParties } from '../../../documents/letter.ts';

type Told = {
  number?: string | null;
  language: Language;
  dueDate: string;
  total: number;
  prepaid: number;
  rounding: number;
  currency: string;
};

/** Returns the facts for a letter about an invoice, which has no number while it is a draft. */
export const invoiceFacts = (invoice: Told, parties: LetterParties): LetterFacts => ({
  ...(invoice.number && { number: invoice.number }),
  amount: letterAmount(dueOf(invoice), invoice.currency, invoice.language),
  dueDate: letterDate(invoice.dueDate, invoice.language),
  ...parties,
});
