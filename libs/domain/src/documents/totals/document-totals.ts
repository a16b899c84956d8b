import { DomainError } from '../../platform/errors/domain-error.ts';
import {
  add,
  divide,
  minorUnits,
  negate,
  percentOf,
  priceOf,
  round,
  subtract,
  sum,
  taxWithin,
} from '../../platform/values/money.ts';
import { lineTotals, incorrectTotal } from './line-totals.ts';
import { allowanceAt, chargeAt, discountAt } from './shares.ts';
import { groupByTax, shareOver, spreadOver } from './tax-groups.ts';
import { largestTotal, type DocumentTotals, type DocumentTotalsInput, type TaxTotals } from './totals.ts';

export type * from './totals.ts';

/**
 * The only place that adds up a document. Lines are rounded first, then the document discount is split over the tax groups above zero, then
 * tax is taken once per group: EN 16931 (BR-CO-10 to BR-CO-17). Amounts have the decimals of the currency, two at most, rounded half away from zero.
 *
 * With `pricesIncludeTax` the line amounts, `subtotal`, `discount` and `charge` contain the tax and `net` is the sum of the
 * bases; without it `net = subtotal − discount + charge`. In both, `total = net + tax` and `due = total − prepaid + rounding`.
 *
 * Throws DomainError `document.discount_incorrect` when a discount is negative or larger than what it is taken from,
 * `document.charge_incorrect` when a charge is negative, said in both ways or has nothing to be spread over, and
 * `document.total_incorrect` when the total is below zero and must not be, or beyond 999 999 999 999.99.
 *
 * Example: lines 100.00 and 33.33 at 21 %, 49.99 at 5 % and `discountPercent: 10` give subtotal 183.32, discount 18.33, bases
 * 120.00 and 44.99, tax 25.20 and 2.25, total 192.44.
 */
export function documentTotals(input: DocumentTotalsInput): DocumentTotals {
  const places = Math.min(2, minorUnits(input.currency ?? 'EUR'));
  const lines = input.lines.map((line, index) => lineTotals(line, index, places));
  const charged = input.charges ?? [];
  const allowed = input.allowances ?? [];
  const groups = groupByTax(input.lines, lines, [...charged, ...allowed]);
  const nets = groups.map((group) => group.net);
  const rounding = { places, isMirrored: (input.mayBeNegative ?? false) && nets.every((net) => net <= 0) };
  const given = spreadOver(nets, { percent: input.discountPercent, amount: input.discountAmount }, discountAt(), rounding);
  const allowanceParts = allowed.map((one, index) => shareOver(groups, one, allowanceAt(index), rounding));
  const chargeParts = charged.map((charge, index) => shareOver(groups, charge, chargeAt(index), rounding));
  const inGroup = (parts: readonly number[][], index: number): number => sum(parts.map((part) => part[index] ?? 0));
  const discounts = groups.map((_group, index) => inGroup([given, ...allowanceParts], index));
  const charges = groups.map((_group, index) => inGroup(chargeParts, index));

  const taxes = groups.map(({ category, percent, reasons, net }, index): TaxTotals => {
    const discount = discounts[index] ?? 0;
    const charge = charges[index] ?? 0;
    const price = add(net, negate(discount), charge);
    const amount = input.pricesIncludeTax ? taxWithin(price, percent ?? 0, places) : percentOf(price, percent ?? 0, places);
    const base = input.pricesIncludeTax ? subtract(price, amount) : price;
    return {
      category,
      percent,
      discount,
      charge,
      base,
      amount,
      ...(reasons.length > 0 && { exemptionReason: reasons.join('; ') }),
    };
  });

  const net = sum(taxes.map((tax) => tax.base));
  const tax = sum(taxes.map((group) => group.amount));
  const total = add(net, tax);
  const kept = [...taxes.flatMap(({ base, amount }) => [base, amount]), sum(lines.map((line) => line.net))];
  if (kept.some((amount) => Math.abs(amount) > largestTotal)) throw incorrectTotal('lines');
  if ((total < 0 && !input.mayBeNegative) || Math.abs(total) > largestTotal) throw new DomainError('document.total_incorrect');
  const prepaid = round(input.prepaid ?? 0, places);
  const open = subtract(total, prepaid);
  const due = input.roundPayableTo
    ? priceOf(round(divide(open, input.roundPayableTo), 0), input.roundPayableTo)
    : add(open, round(input.rounding ?? 0, places));
  return {
    lines,
    charges: chargeParts.map(sum),
    allowances: allowanceParts.map(sum),
    subtotal: sum(lines.map((line) => line.net)),
    discount: sum(discounts),
    charge: sum(charges),
    net,
    taxes,
    tax,
    total,
    prepaid,
    rounding: subtract(due, open),
    due,
  };
}
