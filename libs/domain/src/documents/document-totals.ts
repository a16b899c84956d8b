import type { TaxCategory } from '../firm/tax-rate/tax-rate.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import {
  add,
  compare,
  divide,
  isZero,
  negate,
  percentOf,
  priceOf,
  round,
  spread,
  subtract,
  sum,
  taxWithin,
} from '../platform/values/money.ts';

/** A discount or a charge: a percentage or an amount, never both; 0, null and undefined all mean none. */
type Share = { percent?: number | null; amount?: number | null };

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
  /** null for category O, which has no rate. */
  taxPercent: number | null;
  taxCategory: TaxCategory;
  exemptionReason?: string | null;
};

export type DocumentTotalsInput = {
  lines: readonly DocumentLine[];
  discountPercent?: number | null;
  discountAmount?: number | null;
  chargePercent?: number | null;
  chargeAmount?: number | null;
  /** Unit prices, discounts and charges contain the tax. */
  pricesIncludeTax?: boolean;
  /** Money already received, tax included; it never changes the tax. */
  prepaid?: number;
  /** The amount due is rounded to a multiple of this: 1 for whole kroner, 0.05 for Lithuanian cash. */
  roundPayableTo?: number;
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

const largestTotal = 999_999_999_999.99;

const discountIncorrect = (path: string): DomainError =>
  new DomainError('document.discount_incorrect', undefined, { [path]: { code: 'document.discount_incorrect' } });

/** The path of the input that cannot be right: negative, above its base, or both ways of saying it at once. */
function refuse({ percent, amount }: Share, base: number, path: string): void {
  if ((percent ?? 0) < 0 || (percent ?? 0) > 100 || (percent && amount)) throw discountIncorrect(`${path}Percent`);
  if ((amount ?? 0) < 0 || compare(amount ?? 0, base) > 0) throw discountIncorrect(`${path}Amount`);
}

/** Gross is rounded before the discount, so that a discount of 100 % leaves 0.00 and not -0.01. */
function lineTotals(line: DocumentLine, index: number): LineTotals {
  const gross = priceOf(line.quantity, subtract(line.unitPrice, line.priceDiscount ?? 0), line.baseQuantity);
  const size = Math.abs(gross);
  const share = { percent: line.discountPercent, amount: line.discountAmount };
  refuse(share, size, `lines.${index}.discount`);
  const taken = share.percent ? percentOf(size, share.percent) : round(share.amount ?? 0);
  // A discount brings a line nearer to zero, also one with a negative quantity.
  const discount = gross < 0 ? negate(taken) : taken;
  return { gross, discount, net: add(gross, negate(discount), line.charge ?? 0) };
}

type Group = { category: TaxCategory; percent: number | null; reasons: string[]; nets: number[] };

/** One group for each combination of category and rate (EN 16931, BR-CO-18), the highest rate first. */
function groupByTax(lines: readonly DocumentLine[], totals: readonly LineTotals[]): (Group & { net: number })[] {
  const groups = new Map<string, Group>();
  lines.forEach((line, index) => {
    const percent = line.taxCategory === 'O' ? null : (line.taxPercent ?? 0);
    const key = `${line.taxCategory} ${percent}`;
    const group = groups.get(key) ?? { category: line.taxCategory, percent, reasons: [], nets: [] };
    const reason = line.exemptionReason?.trim();
    if (reason && !group.reasons.includes(reason)) group.reasons.push(reason);
    group.nets.push(totals[index]?.net ?? 0);
    groups.set(key, group);
  });
  return [...groups.values()]
    .map((group) => ({ ...group, net: sum(group.nets) }))
    .sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1) || a.category.localeCompare(b.category));
}

/**
 * A percentage makes one rounded part per group; an amount is spread in whole cents. Groups without a positive net take no part.
 */
function spreadOver(nets: readonly number[], share: Share, path: string): number[] {
  const bases = nets.map((net) => Math.max(net, 0));
  const { percent } = share;
  refuse(share, path === 'charge' ? largestTotal : sum(bases), path);
  if (percent) return bases.map((base) => percentOf(base, percent));
  if (share.amount && isZero(sum(bases))) throw discountIncorrect(`${path}Amount`);
  return spread(share.amount ?? 0, bases);
}

/**
 * The only place that adds up a document. Lines are rounded first, then the document discount is split over the tax groups, then
 * tax is taken once per group: EN 16931 (BR-CO-10 to BR-CO-17). Amounts have two decimals, rounded half away from zero.
 *
 * With `pricesIncludeTax` the line amounts, `subtotal`, `discount` and `charge` contain the tax and `net` is the sum of the
 * bases; without it `net = subtotal − discount + charge`. In both, `total = net + tax` and `due = total − prepaid + rounding`.
 *
 * Throws DomainError `document.discount_incorrect` when a discount is negative or larger than what it is taken from, and
 * `document.total_incorrect` when the total is below zero or above 999 999 999 999.99.
 *
 * Example: lines 100.00 and 33.33 at 21 %, 49.99 at 5 % and `discountPercent: 10` give subtotal 183.32, discount 18.33, bases
 * 120.00 and 44.99, tax 25.20 and 2.25, total 192.44.
 */
export function documentTotals(input: DocumentTotalsInput): DocumentTotals {
  const lines = input.lines.map(lineTotals);
  const groups = groupByTax(input.lines, lines);
  const nets = groups.map((group) => group.net);
  const discounts = spreadOver(nets, { percent: input.discountPercent, amount: input.discountAmount }, 'discount');
  const charges = spreadOver(nets, { percent: input.chargePercent, amount: input.chargeAmount }, 'charge');

  const taxes = groups.map(({ category, percent, reasons, net }, index): TaxTotals => {
    const discount = discounts[index] ?? 0;
    const charge = charges[index] ?? 0;
    const price = add(net, negate(discount), charge);
    const amount = input.pricesIncludeTax ? taxWithin(price, percent ?? 0) : percentOf(price, percent ?? 0);
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
  if (total < 0 || total > largestTotal) throw new DomainError('document.total_incorrect');
  const prepaid = round(input.prepaid ?? 0);
  const open = subtract(total, prepaid);
  const due = input.roundPayableTo ? priceOf(round(divide(open, input.roundPayableTo), 0), input.roundPayableTo) : open;
  return {
    lines,
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
