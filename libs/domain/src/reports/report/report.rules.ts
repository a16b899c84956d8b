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
