import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';

/** A discount or a charge: a percentage or an amount, never both; 0, null and undefined all mean none. */
export type Share = { percent?: number | null; amount?: number | null };

/** Taken off a line or added to it: an amount, or a percentage of a base, which is the amount of the line unless it is given. */
export type Adjustment = Share & { base?: number | null };

export type DocumentLine = {
  quantity: number;
  unitPrice: number;
  /** How many units the price is for; 1 when left out. */
  baseQuantity?: number;
  /** Taken off the price of a unit before anything else (BT-147). */
  priceDiscount?: number;
  discountPercent?: number | null;
  discountAmount?: number | null;
  /** Added to the line after the discount, such as travel (BT-141). */
  charge?: number;
  /** Further allowances and charges of the line, each with its own amount (BG-27, BG-28). */
  allowances?: readonly Adjustment[];
  charges?: readonly Adjustment[];
  /** null for category O, which has no rate. */
  taxPercent: number | null;
  taxCategory: TaxCategory;
  exemptionReason?: string | null;
};

/** Added to the whole document, such as freight: spread over its tax groups like a discount, unless it has a tax of its own. */
export type DocumentCharge = Share & {
  tax?: Pick<DocumentLine, 'taxPercent' | 'taxCategory' | 'exemptionReason'>;
};

export type DocumentTotalsInput = {
  lines: readonly DocumentLine[];
  discountPercent?: number | null;
  discountAmount?: number | null;
  /** Further allowances on the document, each with a tax of its own or spread over all (BG-20). */
  allowances?: readonly DocumentCharge[];
  charges?: readonly DocumentCharge[];
  /** Unit prices, discounts and charges contain the tax. */
  pricesIncludeTax?: boolean;
  /** Money already received, tax included; it never changes the tax. */
  prepaid?: number;
  /** What is taken off may come to more than what is charged, as where a correction is written with negative quantities. */
  mayBeNegative?: boolean;
  /** The amount due is rounded to a multiple of this: 1 for whole kroner, 0.05 for Lithuanian cash. */
  roundPayableTo?: number;
  /** What rounds the amount due, where it is known (BT-114). */
  rounding?: number;
  /** A currency without cents, such as JPY, has amounts of whole units; two decimals when left out. */
  currency?: string;
};

export type LineTotals = { gross: number; discount: number; net: number };
export type TaxTotals = {
  category: TaxCategory;
  percent: number | null;
  /** The part of the document discount that falls on this group. */
  discount: number;
  charge: number;
  base: number;
  amount: number;
  exemptionReason?: string;
};
export type DocumentTotals = {
  lines: LineTotals[];
  /** What each charge of the document adds, and each of its further allowances takes off. */
  charges: number[];
  allowances: number[];
  subtotal: number;
  discount: number;
  charge: number;
  net: number;
  taxes: TaxTotals[];
  tax: number;
  total: number;
  prepaid: number;
  rounding: number;
  due: number;
};

export const largestTotal = 999_999_999_999.99;
