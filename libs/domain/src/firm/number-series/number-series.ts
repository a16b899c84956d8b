export const documentKinds = ['invoice', 'estimate', 'creditNote', 'retainerInvoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export class NumberSeriesRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  documentKind: DocumentKind;
  /** Example: `INV-{YYYY}-{0000}`. */
  pattern: string;
  nextNumber: number;
  /** Restarts at 1 with the first document of each calendar year. */
  resetsYearly: boolean;
  /** The default series numbers documents of its kind unless another is chosen. One per kind. */
  isDefault: boolean;
  /** A closed series numbers no more documents; it stays in the number check. */
  isClosed: boolean;
  /** The year the next number belongs to; null before the first issue. */
  year: number | null;
  lastIssuedDate: string | null;
  /** The number that a document issued today would get. */
  preview: string;
}
