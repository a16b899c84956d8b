import { addDays, weekday, weekStart } from '../../platform/values/dates.ts';
import { publicHolidaysBetween } from '../../platform/values/holidays.ts';
import type { TimelineTask } from './timeline.ts';

type Planned = Pick<TimelineTask, 'startDate' | 'dueDate' | 'estimateMinutes' | 'loggedMinutes' | 'isDone'>;
type Days = { from: string; to: string };

/** Days from Monday to Friday without public holidays, both ends included. */
export function workdaysBetween(country: string, { from, to }: Days): string[] {
  const free = new Set(publicHolidaysBetween(country, from, to).map(({ date }) => date));
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (weekday(date) <= 5 && !free.has(date)) days.push(date);
  return days;
}

/** Share of the estimate that was logged, from 0 to 1; a task that is done counts as whole, and one without an estimate as nothing. */
export function progressOf({ isDone, estimateMinutes, loggedMinutes }: Planned): number {
  if (isDone) return 1;
  return estimateMinutes ? Math.min(1, loggedMinutes / estimateMinutes) : 0;
}

/** Is the end in the past, and the task not done? */
export const isLate = ({ isDone, dueDate }: Pick<Planned, 'isDone' | 'dueDate'>, today: string): boolean =>
  !isDone && dueDate !== null && dueDate < today;

/**
 * Minutes that are left to do, by the Monday of their week. The estimate without the logged hours is spread evenly over the working days from
 * today, or a later start, to the end; what is late has to be done today. Tasks that are done or lack an estimate or an end take no time.
 */
export function loadByWeek(tasks: readonly Planned[], today: string, country: string): Map<string, number> {
  const load = new Map<string, number>();
  for (const task of tasks) {
    const left = (task.estimateMinutes ?? 0) - task.loggedMinutes;
    if (task.isDone || task.dueDate === null || left <= 0) continue;
    const from = task.startDate !== null && task.startDate > today ? task.startDate : today;
    const to = task.dueDate < from ? from : task.dueDate;
    const days = workdaysBetween(country, { from, to });
    // A task that lies on free days alone still has to be done.
    const on = days.length ? days : [to];
    for (const day of on) load.set(weekStart(day), (load.get(weekStart(day)) ?? 0) + left / on.length);
  }
  return new Map([...load].map(([week, minutes]) => [week, Math.round(minutes)]));
}

/** Minutes that a person can work in the week of a Monday. Example: five days of 480 minutes without holidays are 2,400. */
export const weekCapacity = (monday: string, workdayMinutes: number, country: string): number =>
  workdaysBetween(country, { from: monday, to: addDays(monday, 6) }).length * workdayMinutes;
