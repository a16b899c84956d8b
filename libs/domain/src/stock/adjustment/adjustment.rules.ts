import type { Code } from '../../messages.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { compare, isZero, priceOf, subtract } from '../../platform/values/money.ts';
import type { AdjustmentLineInput } from './adjustment.input.ts';
import type { AdjustmentKind } from './adjustment.ts';

type Line = Pick<AdjustmentLineInput, 'itemId' | 'counted' | 'difference' | 'unitCost' | 'newValue' | 'valueDifference'>;
type Stock = { quantity: number; value: number };
/** The stock at the end of the adjustment's day, and what was there when the line was entered, unless a later figure has been posted. */
type StockThen = Stock & { then: Stock & { isOutdated: boolean } };

type Problem = { code: Code; params?: { was: number; now: number } };
type Seen = Pick<AdjustmentLineInput, 'itemId' | 'onHandSeen' | 'valueSeen'>;

const isSaid = (value: number | null | undefined): value is number => value !== null && value !== undefined;

/** Returns the field in which the line says what it changes; a line that says nothing is counted, or gets a new value. */
export function fieldOfLine(kind: AdjustmentKind, { difference, valueDifference }: Line): string {
  if (kind === 'quantity') return isSaid(difference) ? 'difference' : 'counted';
  return isSaid(valueDifference) ? 'valueDifference' : 'newValue';
}

/** The refusal of one line, at its field. */
function problemOf(kind: AdjustmentKind, line: Line, items: readonly number[]): [field: string, code: Code] | undefined {
  if (items.filter((id) => id === line.itemId).length > 1) return ['itemId', 'adjustment.item_repeated'];
  if (kind === 'value') {
    if (isSaid(line.counted) || isSaid(line.difference) || isSaid(line.unitCost)) return ['itemId', 'adjustment.other_kind'];
    if (isSaid(line.newValue) === isSaid(line.valueDifference)) return [fieldOfLine(kind, line), 'adjustment.enter_value'];
    return line.valueDifference === 0 ? ['valueDifference', 'adjustment.changes_nothing'] : undefined;
  }
  if (isSaid(line.newValue) || isSaid(line.valueDifference)) return ['itemId', 'adjustment.other_kind'];
  if (isSaid(line.counted) === isSaid(line.difference)) return [fieldOfLine(kind, line), 'adjustment.enter_quantity'];
  if (line.difference === 0) return ['difference', 'adjustment.changes_nothing'];
  return isSaid(line.unitCost) && (line.difference ?? 0) < 0 ? ['unitCost', 'adjustment.cost_of_decrease'] : undefined;
}

/**
 * Refuses lines that do not say one thing about one item. Throws DomainError at each of them: `adjustment.item_repeated`,
 * `adjustment.enter_quantity`, `adjustment.enter_value`, `adjustment.changes_nothing`, `adjustment.cost_of_decrease`, `adjustment.other_kind`.
 */
export function assertAdjustmentLines(kind: AdjustmentKind, lines: readonly Line[]): void {
  const items = lines.map(({ itemId }) => itemId);
  const problems = lines.flatMap((line, index) => {
    const found = problemOf(kind, line, items);
    return found ? [[`lines.${index}.${found[0]}`, { code: found[1] }] as const] : [];
  });
  const [first] = problems;
  if (first) throw new DomainError(first[1].code, undefined, Object.fromEntries(problems));
}

/** Refuses to post an adjustment without lines. Throws DomainError `document.no_lines` at `lines`. */
export function assertPostable(lines: readonly unknown[]): void {
  if (lines.length === 0) throw new DomainError('document.no_lines', undefined, { lines: { code: 'document.no_lines' } });
}

/** What a line changes, fixed when it is posted: a later back-dated move does not change it. */
export type FixedLine = { difference: number; valueDifference: null } | { difference: null; valueDifference: number };

/**
 * Returns what a line changes. What was counted, and a new value, are compared with the stock of the moment when they were entered: what moved
 * since stays. Where a later figure has been posted, an earlier one changes nothing. A revaluation needs goods on hand, which may be worth nothing so far. Throws DomainError `stock.nothing_on_hand` at the field
 * `at`.
 */
export function fixedLine(kind: AdjustmentKind, line: Line, stock: StockThen, at: string): FixedLine {
  const isOutdated = stock.then.isOutdated && (isSaid(line.counted) || isSaid(line.newValue));
  if (isOutdated)
    return kind === 'quantity' ? { difference: 0, valueDifference: null } : { difference: null, valueDifference: 0 };
  if (kind === 'quantity') {
    const difference = isSaid(line.counted) ? subtract(line.counted, stock.then.quantity) : (line.difference ?? 0);
    return { difference, valueDifference: null };
  }
  if (stock.quantity <= 0) throw new DomainError('stock.nothing_on_hand', undefined, { [at]: { code: 'stock.nothing_on_hand' } });
  const valueDifference = isSaid(line.newValue) ? subtract(line.newValue, stock.then.value) : (line.valueDifference ?? 0);
  return { difference: null, valueDifference };
}

type Known = { quantity: number; last: unknown; purchasePrice: number | null };

/**
 * Returns the cost of one unit that a line adds: the typed one, or the purchase price where the ledger knows none. Null leaves it to the ledger:
 * the average of what is on hand, or the last known cost.
 */
export const unitCostOfLine = (typed: number | null | undefined, { quantity, last, purchasePrice }: Known): number | null =>
  typed ?? (quantity > 0 || last !== null ? null : purchasePrice);

/** Asks whether goods that are added cost nothing. Throws DomainError `stock.zero_cost` with the name of the first such item. */
export function assertCostsSomething(
  entered: readonly { itemName: string; quantity: number; value: number }[],
  isConfirmed: boolean | undefined,
): void {
  const free = entered.find(({ quantity, value }) => compare(quantity, 0) > 0 && isZero(value));
  if (free && !isConfirmed) throw new DomainError('stock.zero_cost', { item: free.itemName });
}

/** Returns the quantity and the given value of the move that a posted line makes; null when it changes nothing. */
export function moveOfLine(
  { difference, valueDifference }: FixedLine,
  unitCost: number | null | undefined,
): { quantity: number; givenValue: number | null } | null {
  if (difference === null) return isZero(valueDifference) ? null : { quantity: 0, givenValue: valueDifference };
  if (isZero(difference)) return null;
  const isPriced = compare(difference, 0) > 0 && isSaid(unitCost);
  return { quantity: difference, givenValue: isPriced ? priceOf(difference, unitCost) : null };
}

/**
 * Refuses a line that was entered against figures that are no longer true. Throws DomainError `adjustment.moved_meanwhile` or
 * `adjustment.revalued_meanwhile` at the field of the line.
 */
export function assertSeen(lines: readonly Seen[], stockOf: (itemId: number) => Stock): void {
  const problems = lines.flatMap(({ itemId, onHandSeen: was, valueSeen }, index): [string, Problem][] => {
    const { quantity: now, value } = stockOf(itemId);
    const isMoved = isSaid(was) && compare(was, now) !== 0;
    if (isMoved) return [[`lines.${index}.counted`, { code: 'adjustment.moved_meanwhile', params: { was, now } }]];
    if (!isSaid(valueSeen) || compare(valueSeen, value) === 0) return [];
    // Without figures: the refusal is read by people who do not see values, too.
    return [[`lines.${index}.newValue`, { code: 'adjustment.revalued_meanwhile' }]];
  });
  const [first] = problems;
  if (first) throw new DomainError(first[1].code, first[1].params, Object.fromEntries(problems));
}

/** Refuses a counter-entry before the adjustment. Throws DomainError `adjustment.reversed_before` at `reversalDate`. */
export function assertReversalDate(reversalDate: string, adjustmentDate: string): void {
  if (compareDates(reversalDate, adjustmentDate) >= 0) return;
  const problem = { code: 'adjustment.reversed_before' } as const;
  throw new DomainError(problem.code, undefined, { reversalDate: problem });
}
