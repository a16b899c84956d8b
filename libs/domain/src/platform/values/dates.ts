// Calendar dates are `YYYY-MM-DD` texts. They are counted as days since 1970-01-01 in UTC, so no time zone and no clock change
// can move them; a Date object never leaves this file.

const dayLength = 86_400_000;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

type Parts = { year: number; month: number; day: number };
export type Period = { from: string; to: string };

const partsOf = (date: string): Parts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
const dayNumber = (date: string): number => {
  if (!isCalendarDate(date)) throw new RangeError(`"${date}" is not a calendar date.`);
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day) / dayLength;
};
const fromDayNumber = (days: number): string => new Date(days * dayLength).toISOString().slice(0, 10);
const dateOf = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Is the text a day that exists, from year 1000 on? Example: `isCalendarDate('2026-02-29')` is false. */
export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return day <= daysInMonth(year, month);
}

/** The date `days` later, or earlier when negative. Example: `addDays('2026-02-28', 1)` is `2026-03-01`. */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of the month `months` later, or the last day of a shorter month. Example: `addMonths('2026-01-31', 1)` is `2026-02-28`. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const newYear = Math.floor(count / 12);
  const newMonth = count - newYear * 12 + 1;
  return dateOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Days from one date to another, negative when `to` is earlier. Example: `daysBetween('2026-11-20', '2026-11-21')` is 1. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** -1 for earlier, 0 for the same day, 1 for later. Example: `compareDates('2026-01-02', '2026-01-01')` is 1. */
export function compareDates(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The calendar date in a time zone at an instant; throws RangeError for a zone that does not exist.
 * Example: `todayIn('Europe/Vilnius', new Date('2026-11-21T22:30:00Z'))` is `2026-11-22`.
 */
export function todayIn(timeZone: string, instant: Date): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return dateOf(parts.get('year') ?? NaN, parts.get('month') ?? NaN, parts.get('day') ?? NaN);
}

const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...parts });
  clocks.set(timeZone, clock);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (clock.format(instant).match(/\d+/g) ?? []).map(
    Number,
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/**
 * The instant at which clocks in a zone show a date and a time (`HH:MM`), as RFC 3339. A time that occurs twice in autumn means
 * the first; one that is skipped in spring means an hour later. Example: `instantIn('Europe/Vilnius', '2026-11-21', '08:30')` is
 * `2026-11-21T06:30:00.000Z`.
 */
export function instantIn(timeZone: string, date: string, time: string): string {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [shown - dayLength, shown + dayLength].map((instant) => offsetAt(timeZone, instant)) as [
    number,
    number,
  ];
  const fits = [before, after].find((offset) => offsetAt(timeZone, shown - offset) === offset);
  return new Date(shown - (fits ?? before)).toISOString();
}

/** The length of a day in a zone. Example: `dayMinutes('Europe/Vilnius', '2026-03-29')` is 1380, since clocks go forward. */
export function dayMinutes(timeZone: string, date: string): number {
  const [start, end] = [date, addDays(date, 1)].map((day) => Date.parse(instantIn(timeZone, day, '00:00'))) as [number, number];
  return (end - start) / 60_000;
}

/**
 * Is it this day somewhere on Earth at this instant? Zones lie between 12 hours behind and 14 hours ahead of UTC. Example:
 * `isDaySomewhere('2026-01-16', new Date('2026-01-15T09:00:00Z'))` is false.
 */
export function isDaySomewhere(date: string, instant: Date): boolean {
  const dayAt = (hours: number): string => new Date(instant.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
  return dayAt(-12) <= date && date <= dayAt(14);
}

/** 1 for Monday to 7 for Sunday (ISO 8601). Example: `weekday('2026-11-21')` is 6. */
export function weekday(date: string): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of the week of a date. Example: `weekStart('2026-11-22')` is `2026-11-16`. */
export function weekStart(date: string): string {
  return addDays(date, 1 - weekday(date));
}

/** The seven dates from Monday to Sunday of the week of a date. Example: `weekDates('2026-11-22')[6]` is `2026-11-22`. */
export function weekDates(date: string): string[] {
  const monday = weekStart(date);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The ISO 8601 week and the year it belongs to. Example: `isoWeek('2027-01-01')` is `{ year: 2026, week: 53 }`. */
export function isoWeek(date: string): { year: number; week: number } {
  const thursday = addDays(weekStart(date), 3);
  const { year } = partsOf(thursday);
  return { year, week: Math.floor(daysBetween(dateOf(year, 1, 1), thursday) / 7) + 1 };
}

/** The first day of the month. Example: `monthStart('2026-02-14')` is `2026-02-01`. */
export function monthStart(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The last day of the month. Example: `monthEnd('2028-02-14')` is `2028-02-29`. */
export function monthEnd(date: string): string {
  const { year, month } = partsOf(date);
  return dateOf(year, month, daysInMonth(year, month));
}

export const periodPresets = [
  'today',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/**
 * The first and last day of a named period. Example: `periodOf('lastMonth', '2026-03-31')` is `{ from: '2026-02-01', to:
 * '2026-02-28' }`.
 */
export function periodOf(preset: PeriodPreset, today: string): Period {
  const { year, month } = partsOf(today);
  const week = (monday: string): Period => ({ from: monday, to: addDays(monday, 6) });
  const months = (from: string, count: number): Period => ({ from, to: addDays(addMonths(from, count), -1) });
  const quarter = dateOf(year, month - ((month - 1) % 3), 1);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'thisWeek':
      return week(weekStart(today));
    case 'lastWeek':
      return week(addDays(weekStart(today), -7));
    case 'thisMonth':
      return months(monthStart(today), 1);
    case 'lastMonth':
      return months(addMonths(monthStart(today), -1), 1);
    case 'thisQuarter':
      return months(quarter, 3);
    case 'lastQuarter':
      return months(addMonths(quarter, -3), 3);
    case 'thisYear':
      return months(dateOf(year, 1, 1), 12);
    case 'lastYear':
      return months(dateOf(year - 1, 1, 1), 12);
  }
}
