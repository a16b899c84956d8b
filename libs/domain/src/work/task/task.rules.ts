import type { Code } from '../../messages.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { addDays } from '../../platform/values/dates.ts';
import type { TaskDependencyInput } from './task-dependency.input.ts';
import type { TaskDependency } from './task-dependency.ts';

type Waiting = { id: number; predecessors: readonly TaskDependency[] };

/** Sorted by task, as they are stored. Example: `predecessorsInOrder([{ taskId: 7 }])` has a `lagDays` of 0. */
export const predecessorsInOrder = (given: readonly TaskDependencyInput[]): TaskDependency[] =>
  given.map(({ taskId, lagDays }) => ({ taskId, lagDays: lagDays ?? 0 })).sort((one, other) => one.taskId - other.taskId);

/** Are the dependencies equal? Both lists must be sorted by task. */
export const areSamePredecessors = (before: readonly TaskDependency[], after: readonly TaskDependency[]): boolean =>
  before.length === after.length &&
  before.every(({ taskId, lagDays }, at) => taskId === after[at]?.taskId && lagDays === after[at].lagDays);

/**
 * Throws DomainError for a task that would wait for a task of another project, twice for the same one, or for itself, directly or by way
 * of others. `tasks` are all tasks of the project with what they wait for so far.
 */
export function assertMayWait(id: number, given: readonly TaskDependencyInput[], tasks: readonly Waiting[]): void {
  const waits = new Map(tasks.map((task) => [task.id, task.predecessors]));
  const problems: [string, { code: Code }][] = [];
  for (const [index, { taskId }] of given.entries()) {
    const code = !waits.has(taskId)
      ? 'task.not_in_project'
      : given.findIndex((other) => other.taskId === taskId) < index
        ? 'task.same_predecessor'
        : comesAfter(taskId, id, waits)
          ? 'task.waits_for_itself'
          : undefined;
    if (code) problems.push([`predecessors.${index}.taskId`, { code }]);
  }
  const [first] = problems;
  if (first) throw new DomainError(first[1].code, undefined, Object.fromEntries(problems));
}

/** Is the task the other one, or does it wait for it, directly or by way of others? */
function comesAfter(task: number, other: number, waits: ReadonlyMap<number, readonly TaskDependency[]>): boolean {
  const seen = new Set<number>();
  const open = [task];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === other) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(waits.get(next) ?? []).map(({ taskId }) => taskId));
  }
  return false;
}

/**
 * The first day on which a task can begin after the tasks that it waits for; null when none of them has an end. Example: after a task that
 * ends on 2026-12-04, with a lag of 2 days, it is 2026-12-07.
 */
export function earliestStart(
  predecessors: readonly TaskDependency[],
  endOf: (taskId: number) => string | null | undefined,
): string | null {
  const days = predecessors.flatMap(({ taskId, lagDays }) => {
    const end = endOf(taskId);
    return end ? [addDays(end, lagDays + 1)] : [];
  });
  return days.sort().at(-1) ?? null;
}
