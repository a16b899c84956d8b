import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class OpeningInvoiceRow extends ImportRow {
  number: string | null;
  customerId: number | null;
  /** The customer, or the name in the file where there is none. */
  customerName: string | null;
  invoiceDate: string | null;
  dueDate: string | null;
  currency: string | null;
  exchangeRate: number | null;
  /** The rate is in units of the invoice's currency per unit of the organisation's. */
  exchangeRateInverted: boolean | null;
  total: number | null;
  /** What is still to be paid. */
  open: number | null;
}

export class OpeningInvoicePreview extends ImportPreview {
  rows: OpeningInvoiceRow[];
}
