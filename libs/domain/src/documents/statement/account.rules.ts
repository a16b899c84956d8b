import { compareDates, daysBetween } from '../../platform/values/dates.ts';
import { add, subtract, sum } from '../../platform/values/money.ts';
import { ageBuckets, type Account, type AccountEntry, type AccountSources, type AgeBucket } from './account.ts';

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
 * the order of `kinds`: what is paid on the spot was owed before. A page goes on from the balance after those before it. Example: 121 owed before June and a payment of −121 in June close June
 * with 0.
 */
export function accountsOf<Entry extends AccountEntry<string>>(
  kinds: readonly Entry['kind'][],
  { openings, entries, beside = [], opens, gains = [] }: AccountSources<Entry>,
  { first, lastDay }: { first: string; lastDay: string },
): Account<Entry>[] {
  const others = [...openings, ...entries, ...beside, ...opens].map(({ currency }) => currency).sort();
  const inOrder = (a: Entry, b: Entry): number =>
    a.date.localeCompare(b.date) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id - b.id;
  return [...new Set([first, ...others])].map((currency) => {
    const own = entries.filter((entry) => entry.currency === currency).sort(inOrder);
    const opening = sum(openings.filter((one) => one.currency === currency).map(({ amount }) => amount));
    const elsewhere = beside.filter((one) => one.currency === currency);
    const amountsOf = (sums: typeof elsewhere): number[] => sums.map(({ amount }) => amount);
    let balance = sum([opening, ...amountsOf(elsewhere.filter(({ isBefore }) => isBefore))]);
    const rows = own.map((entry) => ({ ...entry, balance: (balance = add(balance, entry.amount)) }));
    const total = (kind: string): number =>
      sum([...own, ...elsewhere].filter((one) => one.kind === kind).map(({ amount }) => amount));
    const closing = sum([balance, ...amountsOf(elsewhere.filter(({ isBefore }) => !isBefore))]);
    const open = opens.filter((one) => one.currency === currency);
    const ages = ageBuckets.map((bucket) => ({
      bucket,
      amount: sum(open.filter(({ dueDate }) => ageOf(dueDate, lastDay) === bucket).map((one) => one.open)),
    }));
    return {
      currency,
      opening,
      rows,
      rowCount: elsewhere.reduce((all, { count }) => all + count, rows.length),
      closing,
      ages,
      totals: Object.fromEntries(kinds.map((kind) => [kind, total(kind)])) as Record<Entry['kind'], number>,
      exchangeDifference: sum(gains.filter((one) => one.currency === currency).map(({ amount }) => amount)),
      credit: subtract(sum(ages.map(({ amount }) => amount)), closing),
    };
  });
}

/** On screen an account has pages of so many entries; on paper it is whole. */
export const accountPage = 500;
