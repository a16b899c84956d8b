import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  isCalendarDate,
  monthEnd,
  type Period,
} from '../../platform/values/dates.ts';

export const recurringUnits = ['day', 'week', 'month', 'year'] as const;
export type RecurringUnit = (typeof recurringUnits)[number];

/** Every n days, weeks, months or years from the first date on: for ever, until a last day, or a number of times. */
export type Schedule = {
  every: number;
  unit: RecurringUnit;
  firstDate: string;
  /** On the last day of each of its months, whenever it begins. Says nothing of days and weeks. */
  atMonthEnd?: boolean;
  lastDate?: string | null;
  times?: number | null;
};

/** How many dates are shown ahead. */
const datesAhead = 12;

const days = { day: 1, week: 7 } as const;
const months = { month: 1, year: 12 } as const;

/**
 * Returns a date of the schedule by its place, from 0; a negative place is before the first date. Counted from the first date, never from the one
 * before, so that the 31st comes back after a short month. Example: monthly from 2026-01-31, place 1 is 2026-02-28 and place 2 is 2026-03-31.
 */
export function dateAt({ every, unit, firstDate, atMonthEnd }: Schedule, place: number): string {
  if (unit === 'day' || unit === 'week') return addDays(firstDate, place * every * days[unit]);
  const date = addMonths(firstDate, place * every * months[unit]);
  return atMonthEnd && isCalendarDate(date) ? monthEnd(date) : date;
}

/** Does it come on last days of months? */
export const isAtMonthEnd = ({ unit, atMonthEnd }: Pick<Schedule, 'unit' | 'atMonthEnd'>): boolean =>
  Boolean(atMonthEnd) && (unit === 'month' || unit === 'year');

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Returns the place of the first date that is not before the given one. */
export function placeFrom(schedule: Schedule, date: string): number {
  const { every, unit, firstDate } = schedule;
  if (compareDates(date, firstDate) <= 0) return 0;
  if (unit === 'day' || unit === 'week') return Math.ceil(daysBetween(firstDate, date) / (every * days[unit]));
  const place = Math.floor((monthOf(date) - monthOf(firstDate)) / (every * months[unit]));
  return compareDates(dateAt(schedule, place), date) < 0 ? place + 1 : place;
}

type Asked = {
  /** The first day that counts. */
  from: string;
  /** Dates to leave out. Each uses up one of the times. */
  skipped?: readonly string[];
  count?: number;
};

/**
 * Returns the next dates of a schedule, twelve unless told otherwise. Example: monthly from 2026-01-31 three times, from 2026-02-01, is
 * 2026-02-28 and 2026-03-31.
 */
export function nextDates(schedule: Schedule, { from, skipped = [], count = datesAhead }: Asked): string[] {
  const found: string[] = [];
  const { lastDate = null, times = null } = schedule;
  for (let place = placeFrom(schedule, from); found.length < count; place += 1) {
    if (times !== null && place >= times) break;
    const date = dateAt(schedule, place);
    // Past the year 9999 there are no dates.
    if (!isCalendarDate(date) || (lastDate !== null && compareDates(date, lastDate) > 0)) break;
    if (!skipped.includes(date)) found.push(date);
  }
  return found;
}

/** Returns the next date from a day on, or null after the last one. */
export const nextDate = (schedule: Schedule, asked: Omit<Asked, 'count'>): string | null =>
  nextDates(schedule, { ...asked, count: 1 })[0] ?? null;

/**
 * Returns the days that a date bills: from the date before it, or where that would have been, up to the day before. Example: monthly from
 * 2026-01-01, the date 2026-03-01 bills 2026-02-01 to 2026-02-28.
 */
export function periodBilledOn(schedule: Schedule, date: string): Period {
  return { from: dateAt(schedule, placeFrom(schedule, date) - 1), to: addDays(date, -1) };
}

const isSame = (a: Schedule, b: Schedule): boolean =>
  a.every === b.every && a.unit === b.unit && a.firstDate === b.firstDate && isAtMonthEnd(a) === isAtMonthEnd(b);

type Before = Schedule & { nextDate: string | null };
type Counted = {
  today: string;
  /** The last date that was made or skipped. */
  lastHandled: string | null;
  skipped?: readonly string[];
};

/**
 * Returns the next date after the schedule was changed. A date that is already due stays while the rhythm is the same; with another rhythm, or
 * after the end, nothing is made for days gone by, and nothing for a day that was already handled.
 */
export function nextDateAfterChange(before: Before, after: Schedule, { today, lastHandled, skipped }: Counted): string | null {
  if (isSame(before, after) && before.nextDate !== null) return nextDate(after, { from: before.nextDate, skipped });
  const open = lastHandled === null ? today : addDays(lastHandled, 1);
  return nextDate(after, { from: compareDates(open, today) > 0 ? open : today, skipped });
}
