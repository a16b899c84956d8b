import { add, compare, percentOf, priceOf, subtract, sum } from '../../platform/values/money.ts';
import type { EInvoice, EInvoiceAdjustment, EInvoiceTax } from './e-invoice.ts';

/** A sum of EN 16931 that does not hold: its rule, what the file says, and what its parts come to. */
export type WrongSum = { rule: string; said: number; sum: number };

const amounts = (adjustments: readonly EInvoiceAdjustment[], isCharge: boolean): number =>
  sum(adjustments.flatMap((one) => (one.isCharge === isCharge ? one.amount : [])));

const sameTax = (a: EInvoiceTax, b: EInvoiceTax): boolean =>
  a.category === b.category && compare(a.percent ?? 0, b.percent ?? 0) === 0;

/** The official rules let a line be off by so much, since vendors round prices. */
const lineTolerance = 0.02;

/** Returns the sums that do not hold (BR-CO-10 to BR-CO-16 and the bases of the tax rows), each to the cent. */
export function wrongSums({ lines, adjustments, taxes, totals }: EInvoice): WrongSum[] {
  const found: WrongSum[] = [];
  const same = (rule: string, said: number, wanted: number): void => {
    if (compare(said, wanted) !== 0) found.push({ rule, said, sum: wanted });
  };
  same('BR-CO-10', totals.lines, sum(lines.map(({ net }) => net)));
  same('BR-CO-11', totals.allowances, amounts(adjustments, false));
  same('BR-CO-12', totals.charges, amounts(adjustments, true));
  same('BR-CO-13', totals.net, subtract(add(totals.lines, totals.charges), totals.allowances));
  same('BR-CO-14', totals.tax, sum(taxes.map(({ amount }) => amount)));
  same('BR-CO-15', totals.total, add(totals.net, totals.tax));
  same('BR-CO-16', totals.due, add(subtract(totals.total, totals.prepaid), totals.rounding));
  for (const row of taxes) {
    const own = adjustments.filter(({ tax }) => sameTax(tax, row));
    const nets = sum(lines.flatMap(({ net, tax }) => (sameTax(tax, row) ? net : [])));
    same(`BR-${row.category}-08`, row.base, subtract(add(nets, amounts(own, true)), amounts(own, false)));
  }
  return found;
}

/** Returns the lines whose net amount is not quantity × price with its allowances and charges, beyond the official tolerance. */
export function wrongLines({ lines }: EInvoice): { line: string; said: number; sum: number }[] {
  return lines.flatMap(({ id, net, quantity, price, baseQuantity, adjustments }) => {
    const product = priceOf(quantity, price, baseQuantity);
    const wanted = subtract(add(product, amounts(adjustments, true)), amounts(adjustments, false));
    return compare(Math.abs(subtract(net, wanted)), lineTolerance) > 0 ? [{ line: id, said: net, sum: wanted }] : [];
  });
}

/** Returns the tax rows whose amount is not the rate of their base to the cent: the vendor rounded otherwise, or erred. */
export const wrongTaxes = ({ taxes }: EInvoice): { percent: number; said: number; sum: number }[] =>
  taxes.flatMap(({ base, percent, amount }) => {
    const wanted = percentOf(base, percent ?? 0);
    return compare(amount, wanted) === 0 ? [] : [{ percent: percent ?? 0, said: amount, sum: wanted }];
  });
