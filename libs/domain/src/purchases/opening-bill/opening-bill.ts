import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class OpeningBillRow extends ImportRow {
  number: string | null;
  vendorId: number | null;
  /** The vendor, or the name in the file where there is none. */
  vendorName: string | null;
  billDate: string | null;
  dueDate: string | null;
  currency: string | null;
  /** What is still to be paid. */
  open: number | null;
}

export class OpeningBillPreview extends ImportPreview {
  rows: OpeningBillRow[];
}
