import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { isZero, negate, percentOf, round, spread, sum } from '../../platform/values/money.ts';
import { incorrect, refuse, type At } from './shares.ts';
import { largestTotal, type DocumentCharge, type DocumentLine, type LineTotals, type Share } from './totals.ts';

type Taxed = Pick<DocumentLine, 'taxPercent' | 'taxCategory' | 'exemptionReason'>;
type Group = { key: string; category: TaxCategory; percent: number | null; reasons: string[]; nets: number[] };
type TaxGroup = Group & { net: number };

const percentIn = ({ taxCategory, taxPercent }: Taxed): number | null => (taxCategory === 'O' ? null : (taxPercent ?? 0));
const keyOf = (taxed: Taxed): string => `${taxed.taxCategory} ${percentIn(taxed)}`;

/** One group for each combination of category and rate (EN 16931, BR-CO-18), the highest rate first; `net` is that of its lines. */
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
 * A percentage makes one rounded part per group; an amount is spread in whole cents. Groups with the other sign than the document
 * take no part: in one that is charged those without a positive net, in one that is written with a minus those without a negative.
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

/** What a charge or an allowance comes to in each group: all of it in the group of its own tax, where it has one. */
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
