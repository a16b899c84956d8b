import { contractMinutes, contractOn, type ContractHours } from '../../people/work-contract/work-contract.rules.ts';
import { addDays, weekday, weekStart } from '../../platform/values/dates.ts';
import { publicHolidaysBetween } from '../../platform/values/holidays.ts';
import type { AbsenceKind } from '../absence/absence.ts';
import type { WorkingDay } from './working-time.ts';

type Days = { from: string; to: string };
type ApprovedAbsence = { kind: AbsenceKind; firstDate: string; lastDate: string };

/** By what a person's days are planned. Without any contract they work the firm's day from Monday to Friday. */
export type WorkTerms = {
  /** The country whose public holidays are free. */
  country: string;
  /** The minutes of a full working day of the firm. */
  fullDayMinutes: number;
  contracts: readonly ContractHours[];
};

type PlannedDay = Pick<WorkingDay, 'date' | 'holidays' | 'isShortened'> & { plannedMinutes: number };

/** By how much the day before a public holiday is shorter. LT: labour code, art. 112. */
const shorterBefore: Record<string, number> = { LT: 60 };

/**
 * The days of a person by contract and public holidays, absences aside. The day before a public holiday is an hour shorter where the law says
 * so, for part-time people in proportion to their day. Example: Monday, 23 December 2024 in Lithuania has 420 of 480 minutes.
 */
export function plannedDays({ from, to }: Days, { country, fullDayMinutes, contracts }: WorkTerms): PlannedDay[] {
  const holidays = new Map<string, string[]>();
  for (const { date, key } of publicHolidaysBetween(country, from, addDays(to, 1)))
    holidays.set(date, [...(holidays.get(date) ?? []), key]);
  const days: PlannedDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const here = holidays.get(date) ?? [];
    const contract = contractOn(contracts, date);
    const firmMinutes = contracts.length === 0 && weekday(date) <= 5 ? fullDayMinutes : 0;
    const minutes = here.length > 0 ? 0 : contract ? contractMinutes(contract, date) : firmMinutes;
    const isEve = minutes > 0 && holidays.has(addDays(date, 1));
    const shorter = isEve ? Math.round(((shorterBefore[country] ?? 0) * Math.min(minutes, fullDayMinutes)) / fullDayMinutes) : 0;
    days.push({ date, holidays: here, isShortened: shorter > 0, plannedMinutes: minutes - shorter });
  }
  return days;
}

/** The same with approved absences, which have no target. Illness goes before the holiday in which it falls. */
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
