import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { BillableLineRecord, PurchaseRecord } from '../purchase/purchase.ts';
import type { ReceivedEInvoice } from './bill.received.ts';
import type { BillStatus } from './bill.status.ts';

/** An invoice with lines of a bill. */
export class BillInvoiceRecord {
  id: number;
  /** Null on a draft. */
  number: string | null;
  isDraft: boolean;
}

/** A row of the list. `BillDetail` adds the lines and taxes. */
export class BillRecord extends PurchaseRecord {
  status: BillStatus;
  /** The vendor's number of the bill: once per vendor and year. Null on a receipt without one. */
  number: string | null;
  /** The firm's own reference. */
  referenceNumber: string | null;
  orderNumber: string | null;
  /** What was still owed when the firm began with Kontor: no lines, no tax and no cost of its own. */
  opening: boolean;
  billDate: string;
  dueDate: string;
  /** What the vendor rounds the sum to pay by, outside tax. */
  rounding: number;
  /** What the vendor counts as paid before, by its e-invoice. */
  prepaid: number;
  paid: number;
  /** What credit notes of the vendor paid. */
  credited: number;
  /** `total` with `rounding`, without `prepaid`, `paid` and `credited`. */
  balance: number;
  /** At least one line is to be billed to a customer. */
  billable: boolean;
  /** All billable lines are on an invoice. */
  billed: boolean;
  /** What the billable lines cost, without tax. */
  billableNet: number;
  /** The part of `billableNet` that is on an invoice. */
  billedNet: number;
  /** At least one line is on an invoice, draft or issued. */
  billHasInvoice: boolean;
  /** The invoices that hold its lines. */
  invoices: BillInvoiceRecord[];
  /** A picture or PDF of the bill is attached. */
  hasPaper: boolean;
  approvedAt: string | null;
  approvedByName: string | null;
  openedAt: string | null;
  paidAt: string | null;
}

/** What its lines would have to be read for is no order. */
export const billSortFields = [
  ...(['id', 'createdAt', 'updatedAt', 'status', 'number', 'vendorId', 'vendorName', 'referenceNumber', 'orderNumber'] as const),
  ...(['billDate', 'dueDate', 'currency', 'net', 'tax', 'total', 'paid', 'credited', 'balance'] as const),
] satisfies (keyof BillRecord)[];

export class BillLineRecord extends BillableLineRecord {
  /** The line is on a living invoice, draft or issued. */
  billed: boolean;
  invoiceId: number | null;
  invoiceNumber: string | null;
  /** The days that the line is for. */
  serviceFrom: string | null;
  serviceTo: string | null;
}

export class BillTaxRecord {
  category: TaxCategory;
  percent: number | null;
  base: number;
  amount: number;
  /** The part of `amount` that the firm gets back. */
  deductible: number;
}

export class BillDetail extends BillRecord {
  /** What a payment has to name: an RF reference, a KID or the vendor's own words. Null: the number of the bill. */
  paymentReference: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  /** The date of supply, if it is not the bill's date; decides the tax rates. */
  supplyDate: string | null;
  comment: string | null;
  customerNotes: string | null;
  terms: string | null;
  voidReason: string | null;
  /** The recurring bill that made it. */
  recurringBillId: number | null;
  lines: BillLineRecord[];
  taxes: BillTaxRecord[];
  /** What the vendor's e-invoice said, if the bill was made of one. */
  received: ReceivedEInvoice | null;
}

/** The sum of all bills of a filter in one currency. */
export class BillTotals {
  currency: string;
  count: number;
  net: number;
  total: number;
  paid: number;
  balance: number;
  billableNet: number;
  billedNet: number;
}

/** Counts for the tabs of the list. */
export class BillCounts {
  all: number;
  draft: number;
  /** Open and partly paid. */
  open: number;
  overdue: number;
  paid: number;
  void: number;
  /** Drafts that wait for approval; 0 where the organisation wants none. */
  toApprove: number;
  /** Living bills without a picture or PDF. */
  withoutPaper: number;
}
