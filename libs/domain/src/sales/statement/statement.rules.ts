import { add, negate, sum } from '../../platform/values/money.ts';
import type { Statement, StatementEntry, StatementKind } from './statement.ts';

/** The opening balance, in one currency. */
export type StatementOpening = { currency: string; amount: number };

/** On one day the invoices come first: what is paid on the spot was owed before. */
const inOrder = (a: StatementEntry, b: StatementEntry): number =>
  a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind) || a.id - b.id;

/**
 * The account of a customer from day to day, one for each currency; that of `first` leads, also when nothing happened. Example: 121 owed
 * before June and a payment of 121 in June close June with 0.
 */
export function statementsOf(
  openings: readonly StatementOpening[],
  entries: readonly StatementEntry[],
  first: string,
): Statement[] {
  const others = [...openings, ...entries].map(({ currency }) => currency).sort();
  return [...new Set([first, ...others])].map((currency) => {
    const own = entries.filter((entry) => entry.currency === currency).sort(inOrder);
    const opening = sum(openings.filter((one) => one.currency === currency).map(({ amount }) => amount));
    let balance = opening;
    const rows = own.map((entry) => ({ ...entry, balance: (balance = add(balance, entry.amount)) }));
    const total = (kind: StatementKind): number => sum(own.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
    return {
      currency,
      opening,
      rows,
      invoiced: total('invoice'),
      received: negate(total('payment')),
      writtenOff: negate(total('writeOff')),
      closing: balance,
    };
  });
}
