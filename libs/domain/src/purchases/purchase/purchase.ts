import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import type { PurchaseLineInput, PurchaseTemplateInput } from './purchase.input.ts';

/** The fields of a template for bills, all empty. A field that the input gains must be added here, or nothing compiles. */
const emptyTemplate = {
  vendorId: null,
  currency: null,
  exchangeRate: null,
  exchangeRateInverted: null,
  pricesIncludeTax: null,
  reverseCharge: null,
  discountPercent: null,
  discountAmount: null,
  comment: null,
} satisfies Record<Exclude<keyof PurchaseTemplateInput, 'taxConfirmed'>, null>;

/** The fields of a line, all empty. */
const emptyLine = {
  categoryId: null,
  itemId: null,
  description: null,
  quantity: null,
  unit: null,
  unitCost: null,
  discountPercent: null,
  discountAmount: null,
  taxRateId: null,
  taxAmount: null,
  deductiblePercent: null,
  projectId: null,
} satisfies Record<keyof PurchaseLineInput, null>;

export const purchaseTemplateFields = Object.keys(emptyTemplate) as (keyof typeof emptyTemplate)[];
export const purchaseLineFields = Object.keys(emptyLine) as (keyof typeof emptyLine)[];
/** What is computed of the lines at each save. */
export const purchaseSums = ['subtotal', 'discount', 'net', 'tax', 'reverseTax', 'deductibleTax', 'total'] as const;

/** What the list of any kind of a vendor's documents shows. */
export class PurchaseRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  vendorId: number;
  vendorName: string;
  currency: string;
  /** Units of the organisation's currency per unit of the document's, or the inverse; 1 when they are the same. */
  exchangeRate: number;
  /** The rate is in units of the document's currency per unit of the organisation's. */
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
}

/** A line of whatever a vendor writes. */
export class PurchaseLineRecord {
  id: number;
  position: number;
  /** A classifier of the type "expense category". */
  categoryId: number | null;
  itemId: number | null;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20 code, such as C62 piece. */
  unit: string;
  /** What the vendor asks for one unit, or gives back for it on a credit note. */
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
  /** The tax as the vendor states it; null where the rate decides. */
  taxAmount: number | null;
  /** Quantity × unit cost after the line discount, with tax where prices include it. */
  net: number;
  /** This line's part of the tax base: without tax, after the discount of the document. */
  base: number;
  /** This line's tax: charged by the vendor, or owed by the firm under reverse charge. */
  tax: number;
  deductiblePercent: number;
  /** The part of the tax that the firm gets back. */
  deductibleTax: number;
  projectId: number | null;
  projectName: string | null;
}

/** A line that a customer can be billed for. */
export class BillableLineRecord extends PurchaseLineRecord {
  customerId: number | null;
  customerName: string | null;
  billable: boolean;
  /** The line's own mark-up; null where project, customer or organisation decides. */
  markUpPercent: number | null;
  /** The mark-up that counted at the last save. */
  markUp: number;
  /** What the customer pays for one unit; null on a line that is not billable. */
  unitPrice: number | null;
  /** Paid in the customer's name, and passed on without mark-up and tax. */
  outlay: boolean;
}
