import { DocumentRecord, type DocumentDetail } from '../../documents/fields/document.ts';
import type { EInvoiceGap, EInvoiceState } from '../../documents/e-invoice/e-invoice.state.ts';
import type { InvoiceStatus } from './invoice.status.ts';

/** A row of the list. The single record adds the lines and taxes: `InvoiceDetail`. */
export class InvoiceRecord extends DocumentRecord {
  status: InvoiceStatus;
  /** Issued elsewhere before the firm used Kontor: it has no lines and no paper here, and is no income. */
  opening: boolean;
  invoiceDate: string;
  dueDate: string;
  /** Received before the invoice was sent. */
  prepaid: number;
  /** What rounds the amount to pay. */
  rounding: number;
  /** What was to be paid when it was sent: the total without what was received before, rounded. */
  due: number;
  paid: number;
  /** What will not be paid, given up by write-offs. */
  writtenOff: number;
  /** What credit notes deducted from its balance, those of other invoices included. */
  credited: number;
  /** What money of retainer invoices pays of its balance; on a draft it is reserved. */
  advanced: number;
  /** What its own credit notes gave back, whether they reduced the balance or became the customer's credit. */
  creditedTotal: number;
  balance: number;
  paidAt: string | null;
}

/** A hundred thousand invoices are sorted by what an index holds. */
export const invoiceSortFields = [
  ...(['id', 'number', 'customerName', 'projectName', 'referenceNumber', 'orderNumber', 'invoiceDate', 'dueDate'] as const),
  ...(['status', 'currency', 'net', 'total', 'paid', 'writtenOff', 'credited', 'balance'] as const),
] satisfies (keyof InvoiceRecord)[];

export interface InvoiceDetail extends InvoiceRecord, DocumentDetail {
  /** It was sent by email or opened by a link: the customer has it. */
  isDelivered: boolean;
  /** The recurring invoice that made it. */
  recurringInvoiceId: number | null;
  /** The credited invoice that it repeats with its mistakes mended. */
  correctedInvoiceId: number | null;
  correctedInvoiceNumber: string | null;
  /** The invoice that repeats it after its credit; without a number while it is a draft. */
  correctionId: number | null;
  correctionNumber: string | null;
  /** Why the customer disputes it; null where nobody does. */
  disputeReason: string | null;
  /** How the payer names this payment: an RF reference or a KID. */
  paymentReference: string | null;
  eInvoiceState: EInvoiceState;
  /** What an e-invoice needed and was not there when it was issued. */
  eInvoiceGaps: EInvoiceGap[];
  eInvoiceFileId: number | null;
  roundPayableTo: number | null;
  /** It lists the hours that it bills on pages of their own. */
  hoursAnnex: boolean;
}

/** What all invoices of a filter come to in one currency. */
export class InvoiceTotals {
  currency: string;
  count: number;
  total: number;
  paid: number;
  writtenOff: number;
  credited: number;
  balance: number;
}

/** Numbers for the tabs of the list. */
export class InvoiceCounts {
  all: number;
  draft: number;
  sent: number;
  overdue: number;
  paid: number;
  void: number;
}
