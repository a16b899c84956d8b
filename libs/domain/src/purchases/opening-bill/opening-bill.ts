import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class OpeningBillRow extends ImportRow {
  number: string | null;
  vendorId: number | null;
  /** The vendor, or the name in the file where there is none. */
  vendorName: string | null;
  billDate: string | null;
  dueDate: string | null;
  currency: string | null;
  exchangeRate: number | null;
  /** The rate is in units of the bill's currency per unit of the organisation's. */
  exchangeRateInverted: boolean | null;
  /** What is still to be paid. */
  open: number | null;
}

export class OpeningBillPreview extends ImportPreview {
  rows: OpeningBillRow[];
}
