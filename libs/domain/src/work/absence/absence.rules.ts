import { DomainError } from '../../platform/errors/domain-error.ts';
import { daysBetween } from '../../platform/values/dates.ts';
import { round } from '../../platform/values/money.ts';
import { plannedDays, type WorkTerms } from '../../people/work-contract/planned-days.rules.ts';
import { contractOn } from '../../people/work-contract/work-contract.rules.ts';
import type { AbsenceKind, HolidayBalance } from './absence.ts';

type Days = { firstDate: string; lastDate: string };
type Absence = Days & { kind: AbsenceKind };

/** Parental leave is the longest. */
const longestDays = 3 * 366;

/** Throws for days in the wrong order, too many of them, or none that is worked. */
export function assertAbsence({ firstDate, lastDate }: Days, terms: WorkTerms): void {
  const refuse = (code: 'absence.ends_before_start' | 'absence.too_long' | 'absence.no_workday') =>
    new DomainError(code, undefined, { lastDate: { code } });
  if (lastDate < firstDate) throw refuse('absence.ends_before_start');
  if (daysBetween(firstDate, lastDate) > longestDays) throw refuse('absence.too_long');
  if (workdaysOf({ firstDate, lastDate }, terms).length === 0) throw refuse('absence.no_workday');
}

/** The days of an absence that the person would have worked. */
export const workdaysOf = ({ firstDate, lastDate }: Days, terms: WorkTerms): string[] =>
  plannedDays({ from: firstDate, to: lastDate }, terms)
    .filter(({ plannedMinutes }) => plannedMinutes > 0)
    .map(({ date }) => date);

/** Who falls ill in a holiday gets its days back, so these two may overlap; no other absences do. */
export const mayOverlap = (one: AbsenceKind, other: AbsenceKind): boolean => one !== other && [one, other].includes('sick');

type Asked = Absence & { status: 'asked' | 'approved' };
type Year = { year: number; today: string; absences: readonly Asked[]; terms: WorkTerms };

/**
 * Days of paid holiday in a year: those of the contracts, each for the part of the year in which it is in force, without the days taken. A day
 * of illness inside a holiday counts as none.
 */
export function holidayBalance({ year, today, absences, terms }: Year): Omit<HolidayBalance, 'userId'> {
  const days = plannedDays({ from: `${year}-01-01`, to: `${year}-12-31` }, terms);
  const covers = ({ firstDate, lastDate }: Days, date: string): boolean => firstDate <= date && date <= lastDate;
  const isSick = (date: string): boolean =>
    absences.some((one) => one.kind === 'sick' && one.status === 'approved' && covers(one, date));
  const count = (status: Asked['status'], isCounted: (date: string) => boolean): number =>
    days.filter(
      ({ date, plannedMinutes }) =>
        plannedMinutes > 0 &&
        isCounted(date) &&
        !isSick(date) &&
        absences.some((one) => one.kind === 'holiday' && one.status === status && covers(one, date)),
    ).length;
  const whole = days.reduce((sum, { date }) => sum + (holidayDaysOn(terms, date) ?? 0), 0);
  const entitledDays = round(whole / days.length, 1);
  const takenDays = count('approved', (date) => date <= today);
  const plannedAfter = count('approved', (date) => date > today);
  return {
    year,
    entitledDays,
    takenDays,
    plannedDays: plannedAfter,
    askedDays: count('asked', () => true),
    leftDays: round(entitledDays - takenDays - plannedAfter, 1),
  };
}

/** Holiday of a week of five days. LT: labour code, art. 126. NO: holidays act, § 5: four weeks and a day. */
const statutoryDays: Record<string, number> = { LT: 20, NO: 21 };

function holidayDaysOn({ contracts, country }: WorkTerms, date: string): number | undefined {
  if (contracts.length === 0) return statutoryDays[country] ?? 20;
  return contractOn(contracts, date)?.holidayDays;
}
