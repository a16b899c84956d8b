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
  lines: readonly DocumentLine[],
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

/**
 * Spreads a share over the groups: a percentage as one rounded part per group, an amount in whole cents. Skips groups whose sign differs from the
 * document's: without a positive net on a normal document, without a negative one on a document with a minus.
 */
export function spreadOver(nets: readonly number[], share: Share, at: At, places: number, most?: number): number[] {
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

/** Returns the amount of a charge or an allowance in each group; if it has its own tax, all of it is in that group. */
export function shareOver(groups: readonly TaxGroup[], charge: DocumentCharge, at: At, places: number): number[] {
  const { tax } = charge;
  const nets = groups.map(({ net }) => net);
  if (!tax) return spreadOver(nets, charge, at, places, largestTotal);
  refuse(charge, largestTotal, at);
  return groups.map(({ key, net }) => {
    if (key !== keyOf(tax)) return 0;
    return charge.percent ? percentOf(net, charge.percent, places) : round(charge.amount ?? 0, places);
  });
}
