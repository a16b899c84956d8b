import { daysBetween } from '../../platform/values/dates.ts';
import { add, negate, subtract, sum } from '../../platform/values/money.ts';
import {
  ageBuckets,
  statementKinds,
  type AgeBucket,
  type Statement,
  type StatementEntry,
  type StatementKind,
} from './statement.ts';

/** The opening balance, in one currency. */
export type StatementOpening = { currency: string; amount: number };

/** What is open of an invoice on the last day. */
export type StatementOpen = { currency: string; dueDate: string; open: number };

/** Example: what was due on 2026-10-22 is in `days1to30` on 2026-11-21. */
export function ageOf(dueDate: string, on: string): AgeBucket {
  const days = daysBetween(dueDate, on);
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'days1to30';
  if (days <= 60) return 'days31to60';
  return days <= 90 ? 'days61to90' : 'over90';
}

/** On one day the invoices come first: what is paid on the spot was owed before. */
const inOrder = (a: StatementEntry, b: StatementEntry): number =>
  a.date.localeCompare(b.date) || statementKinds.indexOf(a.kind) - statementKinds.indexOf(b.kind) || a.id - b.id;

/**
 * The account of a customer up to the last day, one for each currency; that of `first` leads, also when nothing happened. Example: 121 owed
 * before June and a payment of 121 in June close June with 0.
 */
export function statementsOf(
  openings: readonly StatementOpening[],
  entries: readonly StatementEntry[],
  opens: readonly StatementOpen[],
  { first, lastDay }: { first: string; lastDay: string },
): Statement[] {
  const others = [...openings, ...entries, ...opens].map(({ currency }) => currency).sort();
  return [...new Set([first, ...others])].map((currency) => {
    const own = entries.filter((entry) => entry.currency === currency).sort(inOrder);
    const opening = sum(openings.filter((one) => one.currency === currency).map(({ amount }) => amount));
    let balance = opening;
    const rows = own.map((entry) => ({ ...entry, balance: (balance = add(balance, entry.amount)) }));
    const total = (kind: StatementKind): number => sum(own.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
    const open = opens.filter((one) => one.currency === currency);
    const ages = ageBuckets.map((bucket) => ({
      bucket,
      amount: sum(open.filter(({ dueDate }) => ageOf(dueDate, lastDay) === bucket).map((one) => one.open)),
    }));
    return {
      currency,
      opening,
      rows,
      invoiced: total('invoice'),
      received: negate(total('payment')),
      writtenOff: negate(total('writeOff')),
      credited: negate(total('creditNote')),
      paidBack: add(total('payBack'), total('refund')),
      closing: balance,
      ages,
      credit: subtract(sum(ages.map(({ amount }) => amount)), balance),
    };
  });
}
