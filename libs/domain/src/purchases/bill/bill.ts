import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
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
export class BillRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: BillStatus;
  /** The vendor's number of the bill: once per vendor and year. Null on a receipt without one. */
  number: string | null;
  vendorId: number;
  vendorName: string;
  /** The firm's own reference. */
  referenceNumber: string | null;
  orderNumber: string | null;
  /** What was still owed when the firm began with Kontor: no lines, no tax and no cost of its own. */
  opening: boolean;
  billDate: string;
  dueDate: string;
  currency: string;
  /** Units of the organisation's currency per unit of the bill's, or the inverse; 1 when they are the same. */
  exchangeRate: number;
  /** The rate is in units of the bill's currency per unit of the organisation's. */
  exchangeRateInverted: boolean;
  pricesIncludeTax: boolean;
  /** The vendor charged no tax: the firm owes it to the state itself, and it is no part of the total. */
  reverseCharge: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  /** The sum of the lines, with tax where prices include it. */
  subtotal: number;
  discount: number;
  net: number;
  /** The tax that the vendor charged. */
  tax: number;
  /** The tax that the firm owes itself under reverse charge. */
  reverseTax: number;
  /** The part of both taxes that the firm gets back. */
  deductibleTax: number;
  total: number;
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

export class BillLineRecord {
  id: number;
  position: number;
  /** A classifier of the type "expense category". */
  categoryId: number | null;
  itemId: number | null;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20 code, such as C62 piece. */
  unit: string;
  /** What the vendor asks for one unit. */
  unitCost: number;
  discountPercent: number;
  discountAmount: number | null;
  /** The amount of the line discount. */
  discount: number;
  taxRateId: number;
  taxName: string;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  taxReason: string | null;
  taxIsafCode: string | null;
  taxSaftCode: string | null;
  /** The tax as the bill states it; null where the rate decides. */
  taxAmount: number | null;
  /** Quantity × unit cost after the line discount, with tax where prices include it. */
  net: number;
  /** This line's part of the tax base: without tax, after the discount of the bill. */
  base: number;
  /** This line's tax: charged by the vendor, or owed by the firm under reverse charge. */
  tax: number;
  deductiblePercent: number;
  /** The part of the tax that the firm gets back. */
  deductibleTax: number;
  projectId: number | null;
  projectName: string | null;
  customerId: number | null;
  customerName: string | null;
  billable: boolean;
  /** The line is on a living invoice, draft or issued. */
  billed: boolean;
  invoiceId: number | null;
  invoiceNumber: string | null;
  /** The line's own mark-up; null where project, customer or organisation decides. */
  markUpPercent: number | null;
  /** The mark-up that counts. */
  markUp: number;
  /** What the customer pays for one unit; null on a line that is not billable. */
  unitPrice: number | null;
  /** Paid in the customer's name, and passed on without mark-up and tax. */
  outlay: boolean;
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
