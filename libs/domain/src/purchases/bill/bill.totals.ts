import { documentTotals, type DocumentTotals } from '../../documents/totals/document-totals.ts';
import { taxesByCode } from '../../documents/totals/taxes-by-code.ts';
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { add, compare, divide, multiply, percentOf, round, subtract, sum } from '../../platform/values/money.ts';

export type BilledLine = {
  quantity: number;
  unitCost: number;
  discountPercent?: number | null;
  discountAmount?: number | null;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  taxAmount?: number | null;
  deductiblePercent?: number | null;
};
type Bill = {
  lines: readonly BilledLine[];
  discountPercent?: number | null;
  discountAmount?: number | null;
  pricesIncludeTax?: boolean;
  reverseCharge?: boolean;
  currency?: string;
};

export type BillLineTotals = {
  discount: number;
  net: number;
  base: number;
  tax: number;
  /** The tax that the rate gives, also where another one was typed. */
  expectedTax: number;
  deductibleTax: number;
};
type BillTax = { category: TaxCategory; percent: number | null; base: number; amount: number; deductible: number };
export type BillTotalsOf = Pick<DocumentTotals, 'subtotal' | 'discount' | 'net' | 'tax' | 'total'> & {
  reverseTax: number;
  deductibleTax: number;
  lines: BillLineTotals[];
  taxes: BillTax[];
};

/**
 * Adds up a bill like every document, then gives each line its part of base and tax, because categories, projects and the deductible share are the
 * line's. A typed tax replaces the line's part. Under reverse charge the tax is the firm's own debt, and no part of the total. Throws what
 * `documentTotals` throws. Example: 100.00 at 21 % with a typed tax of 20.95 and 50 % deductible are a `total` of 120.95 and a `deductibleTax` of
 * 10.48.
 */
export function billTotals(bill: Bill): BillTotalsOf {
  const { reverseCharge = false } = bill;
  const pricesIncludeTax = bill.pricesIncludeTax ?? false;
  const { lines: _, ...terms } = bill;
  const totals = documentTotals({ ...terms, lines: bill.lines.map(asDocumentLine) });
  const coded = totals.lines.map(({ net }, at) => ({ ...rateOf(bill.lines[at]), code: String(at), net }));
  const parts = new Map(taxesByCode(totals.taxes, coded, pricesIncludeTax).map((part) => [Number(part.code), part]));
  const lines = bill.lines.map((line, at): BillLineTotals => {
    const { discount, net } = totals.lines[at] ?? { discount: 0, net: 0 };
    const { base, amount } = parts.get(at) ?? { base: 0, amount: 0 };
    const tax = line.taxAmount ?? amount;
    const deductibleTax = percentOf(tax, line.deductiblePercent ?? 100);
    // A price that includes tax stays what was paid: more tax leaves less base.
    return {
      discount,
      net,
      tax,
      deductibleTax,
      expectedTax: amount,
      base: pricesIncludeTax ? subtract(add(base, amount), tax) : base,
    };
  });
  const owed = sum(lines.map(({ tax }) => tax));
  const net = sum(lines.map(({ base }) => base));
  const tax = reverseCharge ? 0 : owed;
  return {
    subtotal: totals.subtotal,
    discount: totals.discount,
    net,
    tax,
    reverseTax: reverseCharge ? owed : 0,
    total: add(net, tax),
    deductibleTax: sum(lines.map((line) => line.deductibleTax)),
    lines,
    taxes: totals.taxes.map(({ category, percent }) => groupOf(category, percent, bill.lines, lines)),
  };
}

const asDocumentLine = ({ quantity, unitCost, discountPercent, discountAmount, ...tax }: BilledLine) => ({
  quantity,
  unitPrice: unitCost,
  discountPercent,
  discountAmount,
  ...rateOf(tax),
});

type Rated = Pick<BilledLine, 'taxCategory' | 'taxPercent'>;
/** Category O has no percentage, and every other has one, as in the groups of `documentTotals`. */
const rateOf = (line?: Rated): Rated => ({
  taxCategory: line?.taxCategory ?? 'O',
  taxPercent: !line || line.taxCategory === 'O' ? null : (line.taxPercent ?? 0),
});

function groupOf(
  category: TaxCategory,
  percent: number | null,
  rated: readonly BilledLine[],
  lines: readonly BillLineTotals[],
): BillTax {
  const own = lines.filter((_, at) => {
    const rate = rateOf(rated[at]);
    return rate.taxCategory === category && rate.taxPercent === percent;
  });
  const total = (key: 'base' | 'tax' | 'deductibleTax'): number => sum(own.map((line) => line[key]));
  return { category, percent, base: total('base'), amount: total('tax'), deductible: total('deductibleTax') };
}

/** Returns by how much a typed tax may differ from the rate without a question: 1 % of it, but at least 5 cents, as tills round each article. */
export const taxTolerance = (expected: number): number => Math.max(0.05, percentOf(Math.abs(expected), 1));

/** Does a typed tax differ from what the rate gives by more than the tolerance? Example: 20.95 for 21.00 does not. */
export const taxDiffers = ({ tax, expectedTax }: Pick<BillLineTotals, 'tax' | 'expectedTax'>): boolean =>
  compare(Math.abs(subtract(tax, expectedTax)), taxTolerance(expectedTax)) > 0;

/** Mark-ups from the most particular to the most general; null where it is not said. */
type MarkUps = { line?: number | null; project?: number | null; customer?: number | null; organisation?: number | null };

/** Returns the mark-up that counts: the line's, or else the project's, the customer's or the organisation's; 0 where none is said. */
export const markUpOf = ({ line, project, customer, organisation }: MarkUps): number =>
  line ?? project ?? customer ?? organisation ?? 0;

/** Returns what a line costs the firm: its base, and the tax that nobody gives back. */
export const lineCost = ({ base, tax, deductibleTax }: Pick<BillLineTotals, 'base' | 'tax' | 'deductibleTax'>): number =>
  add(base, subtract(tax, deductibleTax));

/**
 * Returns the price of one unit for the customer: what the line costs the firm by quantity, with the mark-up. Example: a base of 200 for two, all
 * tax deductible, with a mark-up of 15 % is 115.
 */
export function billedUnitPrice(
  line: Pick<BillLineTotals, 'base' | 'tax' | 'deductibleTax'> & { quantity: number },
  markUp: number,
): number {
  return round(divide(multiply(lineCost(line), add(100, markUp)), multiply(line.quantity, 100)), 6);
}
