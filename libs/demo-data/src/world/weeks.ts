import { addDays, odditiesOf, targetDays, weekStart, type WorkingDay } from '@kontor/domain';
import { contractOf, type PlannedAbsence } from './absences.ts';
import type { Entry } from './hours.ts';
import type { Person } from './people.ts';
import { baseColumns, type RowOf } from './tables.ts';

const fullDayMinutes = 480;

/** The last four whole weeks: three are approved, and of the last some wait for approval, and one came back. */
export function weekRows(entries: readonly Entry[], lastDay: string, absences: readonly PlannedAbsence[]): RowOf<'time_week'>[] {
  const end = addDays(weekStart(addDays(lastDay, 1)), -1);
  const begin = addDays(end, -27);
  const weeks = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.date < begin || entry.date > end) continue;
    const key = `${weekStart(entry.date)} ${String(entry.person.id).padStart(5, '0')}`;
    weeks.set(key, [...(weeks.get(key) ?? []), entry]);
  }
  return [...weeks.keys()].sort().flatMap((key, at) => {
    const monday = key.slice(0, 10);
    const hours = weeks.get(key) ?? [];
    const person = hours[0]?.person;
    if (!person) return [];
    const userId = person.id;
    const isLast = addDays(monday, 6) === end;
    // Everybody's manager has their own week still open, and one in five is late.
    if (isLast && (userId === 1 || userId % 5 === 4)) return [];
    const status = isLast ? (userId % 5 === 3 ? 'returned' : 'submitted') : 'approved';
    const days = new Map<string, number>();
    for (const { date, minutes } of hours) days.set(date, (days.get(date) ?? 0) + minutes);
    const oddities = odditiesOf(
      targetsOf(person, monday, absences).map((day) => ({ ...day, loggedMinutes: days.get(day.date) ?? 0 })),
      fullDayMinutes,
    );
    const decided = status === 'submitted' ? null : `${addDays(monday, 7)}T09:00:00Z`;
    return {
      ...baseColumns(at + 1, `${addDays(monday, 4)}T15:30:00Z`),
      user_id: userId,
      week_start: monday,
      status,
      minutes: hours.reduce((sum, { minutes }) => sum + minutes, 0),
      oddities: JSON.stringify(oddities),
      oddity_count: oddities.length,
      submitted_at: `${addDays(monday, 4)}T15:30:00Z`,
      decided_at: decided,
      decided_by_id: decided && 1,
      remark: status === 'returned' ? 'Trūksta penktadienio valandų' : null,
    };
  });
}

/** What a person has to work in a week. */
function targetsOf(person: Person, monday: string, absences: readonly PlannedAbsence[]): Omit<WorkingDay, 'loggedMinutes'>[] {
  const approved = absences.filter((absence) => absence.person.id === person.id && absence.status === 'approved');
  const terms = { country: 'LT', fullDayMinutes, contracts: [contractOf(person)] };
  return targetDays({ from: monday, to: addDays(monday, 6) }, terms, approved);
}
