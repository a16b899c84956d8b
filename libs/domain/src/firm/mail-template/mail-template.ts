import type { Language } from '../../platform/language/languages.ts';

/** The kinds of letter that the firm sends to customers. */
export const letterKinds = [
  'invoice',
  'estimate',
  'creditNote',
  'retainerInvoice',
  'receipt',
  'statement',
  'reminderUpcoming',
  'reminderFirst',
  'reminderSecond',
  'reminderFinal',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Subject and text of a letter. Both may contain places such as `{number}`. */
export class LetterWords {
  subject: string;
  text: string;
}

/** Default subject and text for letters of a kind, in one language. */
export class MailTemplateRecord {
  /** Such as `invoice-lt`. */
  id: string;
  kind: LetterKind;
  language: Language;
  subject: string;
  text: string;
  /** True for the firm's own text, false for Kontor's. */
  isOwn: boolean;
}

const ofReminder = ['number', 'amount', 'dueDate', 'link', 'customer', 'firm'] as const;
/** `lateInterest` is a sentence of its own, or nothing where the organisation claims none. */
const ofOverdue = [...ofReminder, 'lateInterest'] as const;

/** The places that the text of each kind may contain. */
export const letterPlaces = {
  invoice: ['number', 'amount', 'dueDate', 'link', 'customer', 'firm'],
  estimate: ['number', 'amount', 'expiryDate', 'link', 'customer', 'firm'],
  creditNote: ['number', 'amount', 'invoice', 'link', 'customer', 'firm'],
  retainerInvoice: ['number', 'amount', 'dueDate', 'link', 'customer', 'firm'],
  receipt: ['amount', 'paymentDate', 'invoices', 'customer', 'firm'],
  statement: ['from', 'to', 'balance', 'link', 'customer', 'firm'],
  reminderUpcoming: ofReminder,
  reminderFirst: ofOverdue,
  reminderSecond: ofOverdue,
  reminderFinal: ofOverdue,
} as const satisfies Record<LetterKind, readonly string[]>;
export type LetterPlace = (typeof letterPlaces)[LetterKind][number];
export type LetterFacts = Partial<Record<LetterPlace, string>>;
