import type { LateInterestRate } from '../../firm/late-interest/late-interest-rate.ts';
import { addDays, compareDates, daysBetween } from '../../platform/values/dates.ts';
import { add, interestOf, minorUnits, roundTogether, subtract, sum } from '../../platform/values/money.ts';
import type { LateInterest, LateInterestRow } from './late-interest.ts';

/** A part of an invoice that was paid, credited or given up, and the day of it. */
type Settled = { date: string; amount: number };
/** The facts of an invoice that its late interest follows from. */
export type Owed = { dueDate: string; currency: string; amount: number; settlements: readonly Settled[] };

/**
 * Returns the late interest of an invoice up to a day: for each day after the due date what was open at its beginning × the rate of the day
 * ÷ 365, added up and rounded once. The day of a payment still counts and the due date does not, so that from one to the other are as many
 * days as by the calendar. A leap year has 365 days too: one divisor, which the customer can check with a calculator. Rows are cut where
 * balance or rate change; their amounts add up to the sum. Example: 1000 due on 1 March and paid on 31 March at 12 % cost 9.86.
 */
export function lateInterestOf(owed: Owed, rates: readonly LateInterestRate[], untilDate: string): LateInterest {
  const { dueDate, currency, settlements } = owed;
  const within = (date: string): boolean => compareDates(dueDate, date) < 0 && compareDates(date, untilDate) < 0;
  // An end is the last day of a row: that of a settlement, and the one before a new rate.
  const ends = [...settlements.map(({ date }) => date), ...rates.map(({ validFrom }) => addDays(validFrom, -1)), untilDate];
  const lastDays = [...new Set(ends.filter((date) => within(date) || date === untilDate))].sort(compareDates);
  const rows: Omit<LateInterestRow, 'amount'>[] = [];
  let before = dueDate;
  for (const toDate of compareDates(dueDate, untilDate) < 0 ? lastDays : []) {
    const fromDate = addDays(before, 1);
    const balance = openAfter(owed, before);
    const percent = percentOn(rates, fromDate);
    const last = rows.at(-1);
    const days = daysBetween(before, toDate);
    if (last?.toDate === before && last.balance === balance && last.percent === percent)
      Object.assign(last, { toDate, days: add(last.days, days) });
    else if (balance > 0 && percent > 0) rows.push({ fromDate, toDate, balance, percent, days });
    before = toDate;
  }
  const places = Math.min(2, minorUnits(currency));
  const amount = interestOf(rows, places);
  // Of each row with ten decimals: the cents that rounding once leaves over go where most was cut off.
  const shares = roundTogether(
    rows.map((row) => interestOf([row], 10)),
    amount,
    places,
  );
  return { untilDate, currency, amount, rows: rows.map((row, at) => ({ ...row, amount: shares[at] ?? 0 })) };
}

/** Returns what is open of an invoice after a day. */
export const openAfter = ({ amount, settlements }: Pick<Owed, 'amount' | 'settlements'>, day: string): number =>
  subtract(amount, sum(settlements.filter(({ date }) => compareDates(date, day) <= 0).map((one) => one.amount)));

/** Returns the rate of a day; 0 before the first. */
function percentOn(rates: readonly LateInterestRate[], date: string): number {
  const begun = rates.filter(({ validFrom }) => compareDates(validFrom, date) <= 0);
  const latest = begun.reduce<LateInterestRate | undefined>(
    (found, rate) => (found && compareDates(found.validFrom, rate.validFrom) > 0 ? found : rate),
    undefined,
  );
  return latest?.percent ?? 0;
}
