import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import {
  add,
  compare,
  divide,
  isZero,
  minorUnits,
  negate,
  percentOf,
  priceOf,
  round,
  spread,
  subtract,
  sum,
  taxWithin,
} from '../../platform/values/money.ts';

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

/** Added to the whole document, such as freight: spread over its tax groups like a discount, unless it has a tax of its own. */
export type DocumentCharge = Share & {
  tax?: Pick<DocumentLine, 'taxPercent' | 'taxCategory' | 'exemptionReason'>;
};

export type DocumentTotalsInput = {
  lines: readonly DocumentLine[];
  discountPercent?: number | null;
  discountAmount?: number | null;
  charges?: readonly DocumentCharge[];
  /** Unit prices, discounts and charges contain the tax. */
  pricesIncludeTax?: boolean;
  /** Money already received, tax included; it never changes the tax. */
  prepaid?: number;
  /** What is taken off may come to more than what is charged, as where a correction is written with negative quantities. */
  mayBeNegative?: boolean;
  /** The amount due is rounded to a multiple of this: 1 for whole kroner, 0.05 for Lithuanian cash. */
  roundPayableTo?: number;
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
  /** What each charge of the document adds. */
  charges: number[];
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

/** Where the input says a share: at which path its percentage is, and at which its amount; and what it is called when it is wrong. */
type At = { percent: string; amount: string; code: 'document.discount_incorrect' | 'document.charge_incorrect' };
const discountAt = (path = ''): At => ({
  percent: `${path}discountPercent`,
  amount: `${path}discountAmount`,
  code: 'document.discount_incorrect',
});
const chargeAt = (index: number): At => ({
  percent: `charges.${index}.percent`,
  amount: `charges.${index}.amount`,
  code: 'document.charge_incorrect',
});
const incorrect = ({ code }: At, path: string): DomainError => new DomainError(code, undefined, { [path]: { code } });

/** Refuses, at its path, what cannot be right: negative, above its base, or both ways of saying it at once. */
function refuse({ percent, amount }: Share, base: number, at: At): void {
  if ((percent ?? 0) < 0 || (percent ?? 0) > 100 || (percent && amount)) throw incorrect(at, at.percent);
  if ((amount ?? 0) < 0 || compare(amount ?? 0, base) > 0) throw incorrect(at, at.amount);
}

const tooLarge = (path: string): DomainError =>
  new DomainError('document.total_incorrect', undefined, { [path]: { code: 'document.total_incorrect' } });

/** Gross is rounded before the discount, so that a discount of 100 % leaves 0.00 and not -0.01. */
function lineTotals(line: DocumentLine, index: number, places: number): LineTotals {
  const gross = priceOf(line.quantity, subtract(line.unitPrice, line.priceDiscount ?? 0), line.baseQuantity, places);
  const size = Math.abs(gross);
  const share = { percent: line.discountPercent, amount: line.discountAmount };
  refuse(share, size, discountAt(`lines.${index}.`));
  const taken = share.percent ? percentOf(size, share.percent, places) : round(share.amount ?? 0, places);
  // A discount brings a line nearer to zero, also one with a negative quantity.
  const discount = gross < 0 ? negate(taken) : taken;
  const net = add(gross, negate(discount), round(line.charge ?? 0, places));
  // Two lines may take each other off, but each has to be an amount that can be kept.
  if (size > largestTotal || Math.abs(net) > largestTotal) throw tooLarge(`lines.${index}.unitPrice`);
  return { gross, discount, net };
}

type Taxed = Pick<DocumentLine, 'taxPercent' | 'taxCategory' | 'exemptionReason'>;
type Group = { key: string; category: TaxCategory; percent: number | null; reasons: string[]; nets: number[] };

const percentIn = ({ taxCategory, taxPercent }: Taxed): number | null => (taxCategory === 'O' ? null : (taxPercent ?? 0));
const keyOf = (taxed: Taxed): string => `${taxed.taxCategory} ${percentIn(taxed)}`;

/** One group for each combination of category and rate (EN 16931, BR-CO-18), the highest rate first; `net` is that of its lines. */
function groupByTax(
  lines: readonly DocumentLine[],
  totals: readonly LineTotals[],
  charges: readonly DocumentCharge[],
): (Group & { net: number })[] {
  const groups = new Map<string, Group>();
  const add = (taxed: Taxed, nets: number[]): void => {
    const key = keyOf(taxed);
    const group = groups.get(key) ?? { key, category: taxed.taxCategory, percent: percentIn(taxed), reasons: [], nets: [] };
    const reason = taxed.exemptionReason?.trim();
    if (reason && !group.reasons.includes(reason)) group.reasons.push(reason);
    group.nets.push(...nets);
    groups.set(key, group);
  };
  lines.forEach((line, index) => add(line, [totals[index]?.net ?? 0]));
  for (const { tax } of charges) if (tax) add(tax, []);
  return [...groups.values()]
    .map((group) => ({ ...group, net: sum(group.nets) }))
    .sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1) || a.category.localeCompare(b.category));
}

/**
 * A percentage makes one rounded part per group; an amount is spread in whole cents. Groups with the other sign than the document
 * take no part: in one that is charged those without a positive net, in one that is written with a minus those without a negative.
 */
function spreadOver(nets: readonly number[], share: Share, at: At, places: number, most?: number): number[] {
  const isReversed = sum(nets) < 0;
  const bases = nets.map((net) => Math.max(isReversed ? -net : net, 0));
  const { percent } = share;
  refuse(share, most ?? sum(bases), at);
  if (!percent && share.amount && isZero(sum(bases))) throw incorrect(at, at.amount);
  const parts = percent
    ? bases.map((base) => percentOf(base, percent, places))
    : spread(round(share.amount ?? 0, places), bases, places);
  return isReversed ? parts.map(negate) : parts;
}

/** What a charge adds to each group: all of it to the group of its own tax, where it has one. */
function chargeOver(groups: readonly (Group & { net: number })[], charge: DocumentCharge, at: At, places: number): number[] {
  const { tax } = charge;
  if (!tax)
    return spreadOver(
      groups.map(({ net }) => net),
      charge,
      at,
      places,
      largestTotal,
    );
  refuse(charge, largestTotal, at);
  return groups.map(({ key, net }) => {
    if (key !== keyOf(tax)) return 0;
    return charge.percent ? percentOf(net, charge.percent, places) : round(charge.amount ?? 0, places);
  });
}

/**
 * The only place that adds up a document. Lines are rounded first, then the document discount is split over the tax groups, then
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
  const groups = groupByTax(input.lines, lines, charged);
  const nets = groups.map((group) => group.net);
  const discounts = spreadOver(nets, { percent: input.discountPercent, amount: input.discountAmount }, discountAt(), places);
  const chargeParts = charged.map((charge, index) => chargeOver(groups, charge, chargeAt(index), places));
  const charges = groups.map((_group, index) => sum(chargeParts.map((parts) => parts[index] ?? 0)));

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
  if (kept.some((amount) => Math.abs(amount) > largestTotal)) throw tooLarge('lines');
  if ((total < 0 && !input.mayBeNegative) || Math.abs(total) > largestTotal) throw new DomainError('document.total_incorrect');
  const prepaid = round(input.prepaid ?? 0, places);
  const open = subtract(total, prepaid);
  const due = input.roundPayableTo ? priceOf(round(divide(open, input.roundPayableTo), 0), input.roundPayableTo) : open;
  return {
    lines,
    charges: chargeParts.map(sum),
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
