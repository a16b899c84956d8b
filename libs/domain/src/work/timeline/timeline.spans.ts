import { addDays, addMonths, monthStart, weekStart, type Period } from '../../platform/values/dates.ts';

/** How closely a timeline is looked at, from the closest. */
export const timelineScales = ['days', 'weeks', 'months', 'quarters'] as const;
export type TimelineScale = (typeof timelineScales)[number];

/** The first day of a quarter. Example: `quarterStart('2026-11-28')` is `2026-10-01`. */
export const quarterStart = (date: string): string => addMonths(monthStart(date), -((Number(date.slice(5, 7)) - 1) % 3));

const weeksFrom = (date: string, back: number, many: number): Period => {
  const from = addDays(weekStart(date), -7 * back);
  return { from, to: addDays(from, 7 * many - 1) };
};
const monthsFrom = (from: string, many: number): Period => ({ from, to: addDays(addMonths(from, many), -1) });

const spans: Record<TimelineScale, (date: string) => Period> = {
  days: (date) => weeksFrom(date, 1, 9),
  weeks: (date) => weeksFrom(date, 2, 30),
  months: (date) => monthsFrom(addMonths(monthStart(date), -2), 20),
  quarters: (date) => monthsFrom(addMonths(quarterStart(date), -6), 48),
};

/** The whole weeks, months or quarters that a timeline shows around a date: a little of what was, and more of what comes. */
export const timelineSpan = (scale: TimelineScale, date: string): Period => spans[scale](date);
