import type { Language } from '../../platform/language/languages.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { EInvoiceGap, EInvoiceState } from '../../documents/e-invoice/e-invoice.state.ts';
import type { PdfState } from '../../documents/paper.ts';
import type { InvoiceStatus } from './invoice.status.ts';

/** A row of the list. The single record adds the lines and taxes: `InvoiceDetail`. */
export class InvoiceRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: InvoiceStatus;
  /** Issued elsewhere before the firm used Kontor: it has no lines and no paper here, and is no income. */
  opening: boolean;
  /** Given at sending, from a gapless series; null on a draft. */
  number: string | null;
  /** On a draft the one that was chosen, null for the default. */
  numberSeriesId: number | null;
  customerId: number;
  customerName: string;
  contactId: number | null;
  projectId: number | null;
  projectName: string | null;
  referenceNumber: string | null;
  orderNumber: string | null;
  invoiceDate: string;
  dueDate: string;
  currency: string;
  /** Units of the organisation's currency for one of the document's, or the other way round; 1 when they are the same. */
  exchangeRate: number;
  /** The rate says how many units of the invoice's currency one unit of the organisation's is. */
  exchangeRateInverted: boolean;
  language: Language;
  pricesIncludeTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  subtotal: number;
  discount: number;
  /** What the charges of the document add. */
  charge: number;
  net: number;
  tax: number;
  total: number;
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
  sentAt: string | null;
  paidAt: string | null;
  pdfState: PdfState;
}

/** A hundred thousand invoices are sorted by what an index holds. */
export const invoiceSortFields = [
  ...(['id', 'number', 'customerName', 'projectName', 'referenceNumber', 'orderNumber', 'invoiceDate', 'dueDate'] as const),
  ...(['status', 'currency', 'net', 'total', 'paid', 'writtenOff', 'credited', 'balance'] as const),
] satisfies (keyof InvoiceRecord)[];

export class InvoiceDetail extends InvoiceRecord {
  /** Why it has another number series than the default. */
  numberSeriesReason: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  /** Where it is not the date of the invoice. */
  supplyDate: string | null;
  advanceDate: string | null;
  deliveryPlace: string | null;
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
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  /** Why the customer disputes it; null where nobody does. */
  disputeReason: string | null;
  /** How the payer names this payment: an RF reference or a KID. */
  paymentReference: string | null;
  pdfFileId: number | null;
  eInvoiceState: EInvoiceState;
  /** What an e-invoice needed and was not there when it was issued. */
  eInvoiceGaps: EInvoiceGap[];
  eInvoiceFileId: number | null;
  roundPayableTo: number | null;
  /** It lists the hours that it bills on pages of their own. */
  hoursAnnex: boolean;
  charges: DocumentChargeRecord[];
  lines: DocumentLineRecord[];
  taxes: DocumentTaxRecord[];
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
