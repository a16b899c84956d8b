import type { Language } from '../../platform/language/languages.ts';

/** The kinds of document that get default texts by language. */
export const textKinds = ['invoice', 'estimate', 'retainerInvoice'] as const;
export type TextKind = (typeof textKinds)[number];

/** The default texts of new documents of a kind in one language; null where the texts of the organisation profile apply. */
export class DocumentTextRecord {
  /** Such as `invoice-lt`. */
  id: string;
  kind: TextKind;
  language: Language;
  customerNotes: string | null;
  terms: string | null;
}

export type DefaultTexts = Pick<DocumentTextRecord, 'customerNotes' | 'terms'>;
