export const documentKinds = ['invoice', 'estimate'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export class NumberSeriesRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  documentKind: DocumentKind;
  /** Such as `INV-{YYYY}-{0000}`. */
  pattern: string;
  nextNumber: number;
  /** Starts again at 1 with the first document of a calendar year. */
  resetsYearly: boolean;
  /** Documents of the kind are numbered by it unless another one is chosen. One for each kind. */
  isDefault: boolean;
  /** No document is numbered by it any more; it stays in the number check. */
  isClosed: boolean;
  /** The year the next number belongs to; null before the first issue. */
  year: number | null;
  lastIssuedDate: string | null;
  /** What the next issued document would be called today. */
  preview: string;
}
