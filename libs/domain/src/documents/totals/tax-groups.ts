import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { isZero, negate, percentOf, round, spread, sum } from '../../platform/values/money.ts';
import { incorrect, refuse, type At } from './shares.ts';
import { largestTotal, type DocumentCharge, type DocumentLine, type LineTotals, type Share } from './totals.ts';

type Taxed = Pick<DocumentLine, 'taxPercent' | 'taxCategory' | 'exemptionReason'>;
type Group = { key: string; category: TaxCategory; percent: number | null; reasons: string[]; nets: number[] };
type TaxGroup = Group & { net: number };

const percentIn = ({ taxCategory, taxPercent }: Taxed): number | null => (taxCategory === 'O' ? null : (taxPercent ?? 0));
const keyOf = (taxed: Taxed): string => `${taxed.taxCategory} ${percentIn(taxed)}`;

/** Returns one group per category and rate (EN 16931, BR-CO-18), the highest rate first; `net` is the sum of its lines. */
export function groupByTax(
  lines: readonly Taxed[],
  totals: readonly LineTotals[],
  others: readonly DocumentCharge[],
): TaxGroup[] {
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
  for (const { tax } of others) if (tax) add(tax, []);
  return [...groups.values()]
    .map((group) => ({ ...group, net: sum(group.nets) }))
    .sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1) || a.category.localeCompare(b.category));
}

/** With `isMirrored`, the document takes everything off again: all of its groups are below zero, and discounts and charges are too. */
type Rounding = { places: number; isMirrored?: boolean };

/**
 * Spreads a share over the groups with a positive sum: a percentage as one rounded part per group, an amount in whole cents. A group that takes
 * something off gets no part: its discount would be added, and its charge taken off.
 */
export function spreadOver(
  nets: readonly number[],
  share: Share,
  at: At,
  { places, isMirrored = false }: Rounding,
  most?: number,
): number[] {
  const bases = nets.map((net) => Math.max(isMirrored ? -net : net, 0));
  const { percent } = share;
  refuse(share, most ?? sum(bases), at);
  if (!percent && share.amount && isZero(sum(bases))) throw incorrect(at, at.amount);
  const parts = percent
    ? bases.map((base) => percentOf(base, percent, places))
    : spread(round(share.amount ?? 0, places), bases, places);
  return isMirrored ? parts.map(negate) : parts;
}

/** Returns the amount of a charge or an allowance in each group; if it has its own tax, all of it is in that group. */
export function shareOver(groups: readonly TaxGroup[], charge: DocumentCharge, at: At, rounding: Rounding): number[] {
  const { tax } = charge;
  const nets = groups.map(({ net }) => net);
  if (!tax) return spreadOver(nets, charge, at, rounding, largestTotal);
  refuse(charge, largestTotal, at);
  const { places, isMirrored } = rounding;
  return groups.map(({ key, net }) => {
    if (key !== keyOf(tax)) return 0;
    if (!charge.percent) return round(charge.amount ?? 0, places);
    return percentOf(isMirrored ? net : Math.max(net, 0), charge.percent, places);
  });
}
