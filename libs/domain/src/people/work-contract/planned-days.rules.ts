import { addDays, weekday } from '../../platform/values/dates.ts';
import { publicHolidaysBetween } from '../../platform/values/holidays.ts';
import { contractMinutes, contractOn, type ContractHours } from './work-contract.rules.ts';

type Days = { from: string; to: string };

/** By what a person's days are planned. Without any contract they work the firm's day from Monday to Friday. */
export type WorkTerms = {
  /** The country whose public holidays are free. */
  country: string;
  /** The minutes of a full working day of the firm. */
  fullDayMinutes: number;
  contracts: readonly ContractHours[];
};

type PlannedDay = {
  date: string;
  /** Keys of the public holidays of the day. */
  holidays: string[];
  /** Shorter, because a public holiday follows. */
  isShortened: boolean;
  plannedMinutes: number;
};

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
