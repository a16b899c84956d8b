import { compareDates, daysBetween } from '../../platform/values/dates.ts';
import { add, subtract, sum } from '../../platform/values/money.ts';
import {
  ageBuckets,
  type Account,
  type AccountEntry,
  type AgeBucket,
  type StatementOpen,
  type StatementOpening,
} from './account.ts';

/** Example: what was due on 2026-10-22 is in `days1to30` on 2026-11-21. */
export function ageOf(dueDate: string, on: string): AgeBucket {
  const days = daysBetween(dueDate, on);
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'days1to30';
  if (days <= 60) return 'days31to60';
  return days <= 90 ? 'days61to90' : 'over90';
}

/** Returns the day to which ages are counted: the last day of the period, or today while it is not over. */
export const agedOn = (lastDay: string, today: string): string => (compareDates(today, lastDay) < 0 ? today : lastDay);

/**
 * Returns an account for each currency up to the last day; that of `first` leads, also when nothing happened. On one day the entries come in
 * the order of `kinds`: what is paid on the spot was owed before. Example: 121 owed before June and a payment of −121 in June close June
 * with 0.
 */
export function accountsOf<Entry extends AccountEntry<string>>(
  kinds: readonly Entry['kind'][],
  given: {
    openings: readonly StatementOpening[];
    entries: readonly Entry[];
    opens: readonly StatementOpen[];
    gains?: readonly StatementOpening[];
  },
  { first, lastDay }: { first: string; lastDay: string },
): Account<Entry>[] {
  const { openings, entries, opens, gains = [] } = given;
  const others = [...openings, ...entries, ...opens].map(({ currency }) => currency).sort();
  const inOrder = (a: Entry, b: Entry): number =>
    a.date.localeCompare(b.date) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id - b.id;
  return [...new Set([first, ...others])].map((currency) => {
    const own = entries.filter((entry) => entry.currency === currency).sort(inOrder);
    const opening = sum(openings.filter((one) => one.currency === currency).map(({ amount }) => amount));
    let balance = opening;
    const rows = own.map((entry) => ({ ...entry, balance: (balance = add(balance, entry.amount)) }));
    const total = (kind: string): number => sum(own.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
    const open = opens.filter((one) => one.currency === currency);
    const ages = ageBuckets.map((bucket) => ({
      bucket,
      amount: sum(open.filter(({ dueDate }) => ageOf(dueDate, lastDay) === bucket).map((one) => one.open)),
    }));
    return {
      currency,
      opening,
      rows,
      rowCount: rows.length,
      closing: balance,
      ages,
      totals: Object.fromEntries(kinds.map((kind) => [kind, total(kind)])) as Record<Entry['kind'], number>,
      exchangeDifference: sum(gains.filter((one) => one.currency === currency).map(({ amount }) => amount)),
      credit: subtract(sum(ages.map(({ amount }) => amount)), balance),
    };
  });
}

/** On screen an account has pages of so many entries; on paper it is whole. */
export const accountPage = 500;

/** Example: page 2 of 700 entries has 200, and goes on from the balance after the first 500. */
export const pageOfAccount = <One extends Pick<Account<AccountEntry<string>>, 'rows'>>(account: One, page: number): One => ({
  ...account,
  rows: account.rows.slice((page - 1) * accountPage, page * accountPage),
});
