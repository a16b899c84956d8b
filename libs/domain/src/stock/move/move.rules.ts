import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import type { NegativeStock } from '../../firm/organisation/organisation.ts';
import type { StockEffect, StockShortage } from './move.ts';

/** Refuses a move in the future. Throws DomainError `stock.in_future` at the field. */
export function assertMoveDate(date: string, today: string, field: string): void {
  if (compareDates(date, today) <= 0) return;
  throw new DomainError('stock.in_future', undefined, { [field]: { code: 'stock.in_future' } });
}

type Confirmed = { laterConfirmed?: boolean; belowZeroConfirmed?: boolean };
type Effect = Omit<StockEffect, 'laterValue'> & { laterValue?: number };

const missingOf = ({ itemName: item, missing, date }: StockShortage) => ({ item, missing, date });

/**
 * Refuses what the person has not confirmed. Goods that are not there: DomainError `stock.below_zero` at the field of the item, or, where the
 * firm only warns, `stock.below_zero_confirm`. A change of later moves: `stock.changes_later`, or `stock.changes_later_unpriced`
 * to people who do not see costs.
 */
export function assertEffect(
  effect: Effect,
  negativeStock: NegativeStock,
  { laterConfirmed, belowZeroConfirmed }: Confirmed,
  fieldOf: (shortage: StockShortage) => string,
): void {
  const [first] = effect.below;
  if (first && negativeStock === 'refuse')
    throw new DomainError(
      'stock.below_zero',
      missingOf(first),
      Object.fromEntries(
        effect.below.map((one) => [fieldOf(one), { code: 'stock.below_zero' as const, params: missingOf(one) }]),
      ),
    );
  if (first && !belowZeroConfirmed) throw new DomainError('stock.below_zero_confirm', missingOf(first));
  const { laterMoves, laterDocuments: documents, laterValue: value } = effect;
  if (!laterMoves || laterConfirmed) return;
  if (value === undefined) throw new DomainError('stock.changes_later_unpriced', { documents });
  throw new DomainError('stock.changes_later', { documents, value });
}
