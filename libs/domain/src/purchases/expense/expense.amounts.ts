import { compare, minorUnits, percentOf, subtract, taxWithin } from '../../platform/values/money.ts';
import { taxTolerance } from '../bill/bill.totals.ts';

type Paid = {
  amount: number;
  currency: string;
  /** Null where no rate is chosen, or the rate has none. */
  taxPercent: number | null;
  taxAmount?: number | null;
  deductiblePercent?: number | null;
};
export type ExpenseAmounts = {
  net: number;
  tax: number;
  /** The tax that the rate gives, also where another one was typed. */
  expectedTax: number;
  deductibleTax: number;
};

/**
 * Takes the tax out of what was paid: the typed one, or else what the rate gives. Example: 121.00 at 21 % are a `net` of 100 and a `tax` of 21; with
 * 50 % deductible the firm gets 10.50 back.
 */
export function expenseAmounts({ amount, currency, taxPercent, taxAmount, deductiblePercent }: Paid): ExpenseAmounts {
  const places = Math.min(2, minorUnits(currency));
  const expectedTax = taxPercent ? taxWithin(amount, taxPercent, places) : 0;
  const tax = taxAmount ?? expectedTax;
  return { net: subtract(amount, tax), tax, expectedTax, deductibleTax: percentOf(tax, deductiblePercent ?? 100, places) };
}

/** Is a typed tax further from what the chosen rate gives than tills round? Example: 20.95 for 21.00 is not. */
export const isTaxUnusual = (
  { tax, expectedTax }: Pick<ExpenseAmounts, 'tax' | 'expectedTax'>,
  taxPercent: number | null,
): boolean => taxPercent !== null && compare(Math.abs(subtract(tax, expectedTax)), taxTolerance(expectedTax)) > 0;
