import { addDays, addMonths, daysBetween, monthEnd, monthStart, type Period } from '../../platform/values/dates.ts';
import type { ComparedPeriod, ReportComparison } from './report.ts';

const monthsOf = ({ from, to }: Period): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/**
 * The days to compare a period with. Whole months are compared with as many whole months, other periods with as many days. Example:
 * `comparedPeriod({ from: '2026-03-01', to: '2026-03-31' }, 'before')` is February.
 */
export function comparedPeriod({ from, to }: Period, comparison: ReportComparison): ComparedPeriod {
  const isWhole = from === monthStart(from) && to === monthEnd(to);
  const months = comparison === 'yearBefore' ? 12 : monthsOf({ from, to });
  if (isWhole) return { from: addMonths(from, -months), to: monthEnd(addMonths(monthStart(to), -months)), months };
  if (comparison === 'yearBefore') return { from: addMonths(from, -12), to: addMonths(to, -12), months: 12 };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1), days };
}

/** The dimensions of days, from the finest on. */
export const dayDimensions = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type DayDimension = (typeof dayDimensions)[number];

/** The days of a key of such a dimension. Example: `periodOfKey('quarter', '2026-Q2')` is April to June; a week is named by its Monday. */
export function periodOfKey(dimension: DayDimension, key: string): Period {
  const months = (from: string, count: number): Period => ({ from, to: addDays(addMonths(from, count), -1) });
  switch (dimension) {
    case 'day':
      return { from: key, to: key };
    case 'week':
      return { from: key, to: addDays(key, 6) };
    case 'month':
      return months(`${key}-01`, 1);
    case 'quarter':
      return months(`${key.slice(0, 4)}-${String(3 * Number(key.slice(6)) - 2).padStart(2, '0')}-01`, 3);
    case 'year':
      return months(`${key}-01-01`, 12);
  }
}

/** The keys of months that a period touches, in order. Example: `monthsWithin({ from: '2026-01-15', to: '2026-03-01' })` has three. */
export const monthsWithin = (period: Period): string[] =>
  Array.from({ length: Math.max(0, monthsOf(period)) }, (_, later) => addMonths(monthStart(period.from), later).slice(0, 7));
