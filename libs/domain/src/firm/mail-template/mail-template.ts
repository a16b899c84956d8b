import type { Language } from '../../platform/language/languages.ts';

/** What the firm writes to its customers about. */
export const letterKinds = ['invoice', 'estimate', 'receipt', 'statement'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The words of a letter. In both, `{number}` and its like stand for what each letter tells. */
export class LetterWords {
  subject: string;
  text: string;
}

/** The words that letters of a kind begin with, in one language. */
export class MailTemplateRecord {
  /** Such as `invoice-lt`. */
  id: string;
  kind: LetterKind;
  language: Language;
  subject: string;
  text: string;
  /** The firm's own words; otherwise those of Kontor. */
  isOwn: boolean;
}

/** What stands for something in the words of each kind. */
export const letterPlaces = {
  invoice: ['number', 'amount', 'dueDate', 'customer', 'firm'],
  estimate: ['number', 'amount', 'expiryDate', 'customer', 'firm'],
  receipt: ['amount', 'paymentDate', 'invoices', 'customer', 'firm'],
  statement: ['from', 'to', 'balance', 'customer', 'firm'],
} as const satisfies Record<LetterKind, readonly string[]>;
export type LetterPlace = (typeof letterPlaces)[LetterKind][number];
export type LetterFacts = Partial<Record<LetterPlace, string>>;
