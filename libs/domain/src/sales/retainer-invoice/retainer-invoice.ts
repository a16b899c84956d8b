import { DocumentRecord, type DocumentDetail } from '../../documents/fields/document.ts';
import type { EInvoiceGap, EInvoiceState } from '../../documents/e-invoice/e-invoice.state.ts';
import type { PaymentMethod } from '../../documents/payment-method.ts';
import type { RetainerInvoiceStatus } from './retainer-invoice.status.ts';

/** A row of the list. `RetainerInvoiceDetail` adds the lines and taxes. */
export class RetainerInvoiceRecord extends DocumentRecord {
  status: RetainerInvoiceStatus;
  invoiceDate: string;
  dueDate: string;
  /** The advance carries tax: the retainer invoice is a tax document. Otherwise the final invoice charges all tax. */
  carriesTax: boolean;
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
  /** Sold by its lines in hours. */
  prepaidMinutes: number;
  /** Drawn by invoices, drafts included. */
  drawnMinutes: number;
  paidAt: string | null;
}

/** Money of a retainer invoice that an invoice uses. */
export interface RetainerApplicationRecord {
  id: number;
  invoiceId: number;
  /** null on a draft, for which the money is reserved. */
  invoiceNumber: string | null;
  amount: number;
  /** The prepaid hours that it draws. */
  minutes: number;
  applicationDate: string;
  /** It stands on the invoice that was sent, and stays. */
  isFinal: boolean;
  /** What it came to more (or less) in the organisation's currency than at the rate of the invoice. */
  exchangeDifference: number;
}

/** Money of a retainer invoice that was paid back. */
export interface RetainerRefundRecord {
  id: number;
  refundDate: string;
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  /** The credit note over it, where the advance carries tax. */
  creditNoteId: number | null;
  creditNoteNumber: string | null;
}

/** A retainer invoice whose money an invoice uses or could use. */
export class InvoiceAdvanceRecord {
  retainerInvoiceId: number;
  retainerInvoiceNumber: string;
  invoiceDate: string;
  currency: string;
  /** The application, where there is one. */
  applicationId: number | null;
  /** The part that the invoice uses. */
  amount: number;
  isFinal: boolean;
  /** The prepaid hours that the invoice draws. */
  minutes: number;
  /** What could still be used. */
  available: number;
  /** The prepaid hours that a draft could still draw; 0 until the retainer invoice is paid. */
  leftMinutes: number;
  /** It is deducted before tax, by lines of a draft. */
  carriesTax: boolean;
  /** It belongs to another project, for which the right to use it elsewhere is needed. */
  isOfOtherProject: boolean;
}

export interface RetainerInvoiceDetail extends RetainerInvoiceRecord, DocumentDetail {
  /** How the payer names this payment: an RF reference. */
  paymentReference: string | null;
  /** An advance that carries no tax has no e-invoice: it only asks for money. */
  eInvoiceState: EInvoiceState;
  /** Why it was issued without an e-invoice. */
  eInvoiceGaps: EInvoiceGap[];
  eInvoiceFileId: number | null;
  /** The access point got its e-invoice, or is getting it, and the customer did not reject it. */
  isDelivered: boolean;
  applications: RetainerApplicationRecord[];
  refunds: RetainerRefundRecord[];
}

/** The sums of the retainer invoices that match a filter, in one currency. */
export class RetainerInvoiceTotals {
  currency: string;
  count: number;
  /** Of all but void ones. */
  total: number;
  paid: number;
  applied: number;
  refunded: number;
  available: number;
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
