import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';

/** A discount or a charge: a percentage or an amount, never both; 0, null and undefined all mean none. */
export type Share = { percent?: number | null; amount?: number | null };

/** A deduction from a line or an addition to it: an amount, or a percentage of a base, by default the line's amount. */
export type Adjustment = Share & { base?: number | null };

export type DocumentLine = {
  quantity: number;
  unitPrice: number;
  /** The number of units that the price is for; 1 by default. */
  baseQuantity?: number;
  /** Deducted from the unit price before anything else (BT-147). */
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

/** An addition to the whole document, such as freight: spread over its tax groups like a discount, unless it has its own tax. */
export type DocumentCharge = Share & {
  tax?: Pick<DocumentLine, 'taxPercent' | 'taxCategory' | 'exemptionReason'>;
};

export type DocumentTotalsInput = {
  lines: readonly DocumentLine[];
  discountPercent?: number | null;
  discountAmount?: number | null;
  /** Further allowances on the document, each with its own tax or spread over all (BG-20). */
  allowances?: readonly DocumentCharge[];
  charges?: readonly DocumentCharge[];
  /** Unit prices, discounts and charges contain the tax. */
  pricesIncludeTax?: boolean;
  /** Money already received, tax included; it does not change the tax. */
  prepaid?: number;
  /** Allows deductions above the charges. A document that only takes off, such as a correction with negative quantities, is one with all signs reversed. */
  mayBeNegative?: boolean;
  /** The amount due is rounded to a multiple of this: 1 for whole kroner, 0.05 for Lithuanian cash. */
  roundPayableTo?: number;
  /** The rounding of the amount due, if known (BT-114). */
  rounding?: number;
  /** Decides the decimals: none for a currency without cents, such as JPY; two by default. */
  currency?: string;
};

export type LineTotals = { gross: number; discount: number; net: number };
export type TaxTotals = {
  category: TaxCategory;
  percent: number | null;
  /** This group's part of the document discount. */
  discount: number;
  charge: number;
  base: number;
  amount: number;
  exemptionReason?: string;
};
export type DocumentTotals = {
  lines: LineTotals[];
  /** The amounts of the document's charges, and of its further allowances. */
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
