import { addDays, daysBetween, weekStart } from '../../platform/values/dates.ts';
import { add, priceOf, sum } from '../../platform/values/money.ts';
import { isOneOf } from '../../platform/machine/states.ts';
import { endedProjectStatuses, type ProjectStatus } from '../../work/project/project.status.ts';
import type { ProjectForecast, ProjectProgress, ProjectWeek } from './project-figures.ts';

export type PlannedProject = {
  startDate: string | null;
  endDate: string | null;
  budgetMinutes: number | null;
  status: ProjectStatus;
};
type PlannedTask = { estimateMinutes: number | null; loggedMinutes: number; isDone: boolean; dueDate: string | null };
export type DayOfWork = { day: string; minutes: number; /** Null where the person may not see it. */ labour: number | null };

/** A project may run for years: this many weeks are shown before today's, and after it. */
const [weeksBack, weeksAhead] = [77, 26];
/** The pace of a project is that of so many last days with work. */
export const paceDays = 28;

/** The budget that is planned to be used at the end of a day, spread evenly over the days of the project. Example: half of it in the middle. */
export function plannedBy(day: string, { startDate, endDate, budgetMinutes }: PlannedProject): number | null {
  if (!startDate || !endDate || !budgetMinutes) return null;
  const [gone, all] = [daysBetween(startDate, day) + 1, daysBetween(startDate, endDate) + 1];
  return Math.round(budgetMinutes * Math.min(1, Math.max(0, gone / all)));
}

/** The weeks from the start of the project or its first hour to its end or today, with those to come without hours. */
export function weeksOf(
  project: PlannedProject,
  logged: readonly { week: string; minutes: number }[],
  today: string,
): ProjectWeek[] {
  const [thisWeek, first] = [weekStart(today), logged.map(({ week }) => week).sort()[0]];
  const starts = [first, project.startDate === null ? undefined : weekStart(project.startDate)].filter(
    (one) => one !== undefined,
  );
  const from = starts.sort()[0];
  if (from === undefined || from > thisWeek) return [];
  const planned = project.endDate !== null && project.budgetMinutes ? weekStart(project.endDate) : thisWeek;
  const to = [thisWeek, planned].sort()[1] ?? thisWeek;
  const last = [to, addDays(thisWeek, 7 * weeksAhead)].sort()[0] ?? to;
  const minutesOf = new Map(logged.map(({ week, minutes }) => [week, minutes]));
  const weeks: ProjectWeek[] = [];
  let total = 0;
  for (let week = from; week <= last; week = addDays(week, 7)) {
    const minutes = minutesOf.get(week) ?? 0;
    total += minutes;
    const isPast = week <= thisWeek;
    weeks.push({
      week,
      minutes: isPast ? minutes : null,
      totalMinutes: isPast ? total : null,
      plannedMinutes: plannedBy(addDays(week, 6), project),
    });
  }
  return weeks.filter(({ week }) => week >= addDays(thisWeek, -7 * weeksBack));
}

/** What is left to do: of the open tasks their estimates less what was logged on them, or of the budget, where no open task has an estimate. */
export function workLeft(
  tasks: readonly PlannedTask[],
  { budgetMinutes, loggedMinutes }: { budgetMinutes: number | null; loggedMinutes: number },
): Pick<ProjectForecast, 'leftMinutes' | 'leftFrom' | 'tasksWithoutEstimate'> | null {
  const open = tasks.filter(({ isDone }) => !isDone);
  const estimated = open.filter(({ estimateMinutes }) => estimateMinutes);
  const tasksWithoutEstimate = open.length - estimated.length;
  const left = (estimate: number, logged: number): number => Math.max(0, estimate - logged);
  if (estimated.length)
    return {
      leftMinutes: estimated.reduce(
        (all, { estimateMinutes, loggedMinutes: logged }) => all + left(estimateMinutes ?? 0, logged),
        0,
      ),
      leftFrom: 'tasks',
      tasksWithoutEstimate,
    };
  return budgetMinutes ? { leftMinutes: left(budgetMinutes, loggedMinutes), leftFrom: 'budget', tasksWithoutEstimate } : null;
}

/**
 * Goes on at the pace of the last 28 days with work, measured from the first to the last of them and over a week at least, so that days without
 * work count. Each hour that is left costs what the hours of these days did.
 */
export function forecastOf(
  left: NonNullable<ReturnType<typeof workLeft>>,
  days: readonly DayOfWork[],
  { today, costSoFar }: { today: string; costSoFar: number | null },
): ProjectForecast | null {
  const last = days.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, paceDays);
  const [until, since] = [last[0]?.day, last.at(-1)?.day];
  const minutes = last.reduce((all, one) => all + one.minutes, 0);
  if (!until || !since || minutes === 0) return null;
  const span = Math.max(7, daysBetween(since, until) + 1);
  const labour = last.some((one) => one.labour === null) ? null : sum(last.map((one) => one.labour ?? 0));
  return {
    ...left,
    weekMinutes: Math.round((minutes * 7) / span),
    since,
    endDate: left.leftMinutes === 0 ? null : addDays(today, Math.ceil((left.leftMinutes * span) / minutes)),
    costAtCompletion: costSoFar === null || labour === null ? null : add(costSoFar, priceOf(left.leftMinutes, labour, minutes)),
  };
}

/** How far a project is, and how it ends if it goes on as it did. A project that has ended is not late and has no forecast. */
export function projectProgress(
  project: PlannedProject,
  work: {
    weeks: readonly { week: string; minutes: number }[];
    days: readonly DayOfWork[];
    tasks: readonly PlannedTask[];
    milestones: readonly { dueDate: string; isDone: boolean }[];
  },
  { today, costSoFar }: { today: string; costSoFar: number | null },
): ProjectProgress {
  const loggedMinutes = work.weeks.reduce((all, { minutes }) => all + minutes, 0);
  const isOpen = !isOneOf(project.status, endedProjectStatuses);
  const isLate = (one: { dueDate: string | null; isDone: boolean }): boolean =>
    isOpen && !one.isDone && one.dueDate !== null && one.dueDate < today;
  const left = isOpen ? workLeft(work.tasks, { budgetMinutes: project.budgetMinutes, loggedMinutes }) : null;
  return {
    loggedMinutes,
    budgetMinutes: project.budgetMinutes,
    weeks: weeksOf(project, work.weeks, today),
    lateTasks: work.tasks.filter(isLate).length,
    lateMilestones: work.milestones.filter(isLate).length,
    lateDays: isOpen && project.endDate !== null && project.endDate < today ? daysBetween(project.endDate, today) : null,
    forecast: left && forecastOf(left, work.days, { today, costSoFar }),
  };
}
