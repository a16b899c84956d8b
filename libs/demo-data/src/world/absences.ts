import {
  addDays,
  publicHolidaysBetween,
  weekday,
  weekStart,
  type AbsenceKind,
  type AbsenceStatus,
  type ContractHours,
} from '@kontor/domain';
import type { Entry } from './hours.ts';
import type { Person } from './people.ts';
import { baseColumns, type RowOf } from './tables.ts';

type Days = { firstDate: string; lastDate: string };
export type PlannedAbsence = Days & { person: Person; kind: AbsenceKind; status: AbsenceStatus };

const employed = ({ id, roleKey }: Person): boolean => id > 1 && roleKey !== 'client';

/** The contract of a person since they were hired; every sixth works four days a week. */
export const contractOf = ({ id }: Person): ContractHours => ({
  validFrom: `${2019 + (id % 5)}-01-01`,
  validTo: null,
  dayMinutes: 480,
  weekdays: id % 6 === 4 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5],
  holidayDays: id % 6 === 4 ? 16 : 20,
});

export function contractRows(people: readonly Person[], begin: string): RowOf<'work_contract'>[] {
  return people
    .filter(({ roleKey }) => roleKey !== 'client')
    .map((person, at) => {
      const { validFrom, validTo, dayMinutes, weekdays, holidayDays } = contractOf(person);
      return {
        ...baseColumns(at + 1, begin),
        user_id: person.id,
        valid_from: validFrom,
        valid_to: validTo,
        day_minutes: dayMinutes,
        weekdays: JSON.stringify(weekdays),
        holiday_days: holidayDays,
      };
    });
}

/** The working days between two that a person has no hours on, day by day put together. */
function gapsOf(person: Person, days: ReadonlySet<string>, from: string, to: string): Days[] {
  const { weekdays } = contractOf(person);
  const free = new Set(publicHolidaysBetween('LT', from, to).map(({ date }) => date));
  const gaps: Days[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!weekdays.includes(weekday(date)) || free.has(date) || days.has(date)) continue;
    const last = gaps.at(-1);
    if (last && last.lastDate === addDays(date, -1)) last.lastDate = date;
    else gaps.push({ firstDate: date, lastDate: date });
  }
  return gaps;
}

/** Days without hours in the last weeks were approved: a few are illness, more of them holiday. Some ask for a week of the next months. */
export function absencesOf(people: readonly Person[], recent: readonly Entry[], lastDay: string): PlannedAbsence[] {
  const from = addDays(lastDay, -35);
  const next = weekStart(addDays(lastDay, 24));
  return people.filter(employed).flatMap((person): PlannedAbsence[] => {
    const days = new Set(recent.filter((entry) => entry.person.id === person.id).map(({ date }) => date));
    // Whoever logs nothing at all has not been away for weeks.
    const gaps = days.size === 0 ? [] : gapsOf(person, days, from, lastDay);
    const past = gaps.map((gap): PlannedAbsence => {
      const isShort = addDays(gap.firstDate, 2) > gap.lastDate;
      return { ...gap, person, kind: isShort ? 'sick' : 'holiday', status: 'approved' };
    });
    const monday = addDays(next, 7 * (person.id % 4));
    const coming: PlannedAbsence = {
      person,
      kind: 'holiday',
      status: person.id % 3 === 0 ? 'asked' : 'approved',
      firstDate: monday,
      lastDate: addDays(monday, 4),
    };
    return person.id % 2 === 0 ? past : [...past, coming];
  });
}

export function absenceRows(absences: readonly PlannedAbsence[], lastDay: string): RowOf<'absence'>[] {
  return absences.map(({ person, kind, status, firstDate, lastDate }, at) => {
    const asked = addDays(firstDate < lastDay ? firstDate : lastDay, -5);
    return {
      ...baseColumns(at + 1, `${asked}T09:00:00Z`),
      user_id: person.id,
      kind,
      first_date: firstDate,
      last_date: lastDate,
      note: null,
      status,
      decided_at: status === 'asked' ? null : `${addDays(asked, 1)}T08:00:00Z`,
      decided_by_id: status === 'asked' ? null : 1,
      remark: null,
    };
  });
}
