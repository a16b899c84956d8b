import type { Language } from '../../platform/language/languages.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { PdfState } from '../../documents/paper.ts';
import type { RetainerInvoiceStatus } from './retainer-invoice.status.ts';

/** A row of the list. `RetainerInvoiceDetail` adds the lines and taxes. */
export class RetainerInvoiceRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: RetainerInvoiceStatus;
  /** Assigned at sending, from a gapless series; null before. */
  number: string | null;
  /** On a draft the chosen series, null for the default. */
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
  /** Units of the organisation's currency per unit of the document's; 1 when they are the same. */
  exchangeRate: number;
  /** The rate is in units of the retainer invoice's currency per unit of the organisation's. */
  exchangeRateInverted: boolean;
  language: Language;
  pricesIncludeTax: boolean;
  /** The advance carries tax: the retainer invoice is a tax document. Otherwise the final invoice charges all tax. */
  carriesTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  subtotal: number;
  discount: number;
  /** The total of the document's charges. */
  charge: number;
  net: number;
  tax: number;
  total: number;
  /** Received by payments. */
  paid: number;
  /** The part of the total that is still to be paid. */
  balance: number;
  /** Used by invoices. */
  applied: number;
  /** Paid back to the customer. */
  refunded: number;
  /** Received, and neither used nor paid back. */
  available: number;
  sentAt: string | null;
  paidAt: string | null;
  pdfState: PdfState;
}

export class RetainerInvoiceDetail extends RetainerInvoiceRecord {
  /** The reason for another number series than the default. */
  numberSeriesReason: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  supplyDate: string | null;
  advanceDate: string | null;
  deliveryPlace: string | null;
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  /** How the payer names this payment: an RF reference. */
  paymentReference: string | null;
  pdfFileId: number | null;
  charges: DocumentChargeRecord[];
  lines: DocumentLineRecord[];
  taxes: DocumentTaxRecord[];
}

/** Counts for the tabs of the list. */
export class RetainerInvoiceCounts {
  all: number;
  draft: number;
  sent: number;
  overdue: number;
  paid: number;
  void: number;
}
