import { plannedDays, type WorkTerms } from '../../people/work-contract/planned-days.rules.ts';
import { weekStart } from '../../platform/values/dates.ts';
import type { AbsenceKind } from '../absence/absence.ts';
import type { WorkingDay } from './working-time.ts';

type Days = { from: string; to: string };
type ApprovedAbsence = { kind: AbsenceKind; firstDate: string; lastDate: string };

/** The planned days of a person with approved absences, which have no target. Illness goes before the holiday in which it falls. */
export function targetDays(
  days: Days,
  terms: WorkTerms,
  absences: readonly ApprovedAbsence[],
): Omit<WorkingDay, 'loggedMinutes'>[] {
  return plannedDays(days, terms).map(({ plannedMinutes, ...day }) => {
    const kinds = absences
      .filter(({ firstDate, lastDate }) => firstDate <= day.date && day.date <= lastDate)
      .map(({ kind }) => kind);
    const absence = kinds.find((kind) => kind === 'sick') ?? kinds[0] ?? null;
    return { ...day, absence, targetMinutes: absence ? 0 : plannedMinutes };
  });
}

type Worked = Pick<WorkingDay, 'date' | 'targetMinutes' | 'loggedMinutes'>;

/**
 * Minutes above the target, by the Monday of their week. A day with less is made up for by another one of the same week; a week with less by
 * no other. Give whole weeks.
 */
export function overtimeByWeek(days: readonly Worked[]): Map<string, number> {
  const weeks = new Map<string, number>();
  for (const { date, targetMinutes, loggedMinutes } of days)
    weeks.set(weekStart(date), (weeks.get(weekStart(date)) ?? 0) + loggedMinutes - targetMinutes);
  return new Map([...weeks].map(([monday, minutes]) => [monday, Math.max(0, minutes)]));
}
