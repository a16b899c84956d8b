import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  areSamePredecessors,
  assertMayWait,
  predecessorsInOrder,
  type TaskDependency as Predecessor,
  type TaskDependencyInput,
} from '@kontor/domain';
import { note } from '../../platform/audit/note.ts';
import { clock } from '../../platform/context/clock.ts';
import { typed } from '../../platform/orm/typed.ts';
import { allowFields } from '../../platform/rest/writing.ts';
import { TaskDependency } from './task-dependency.entity.ts';
import type { Task } from './task.entity.ts';

/**
 * Replaces what a task that was just saved waits for, in the caller's transaction; undefined leaves it as it is. A change also increments
 * the task's version. The project is locked meanwhile: two dependencies that are added at once could make a circle together.
 */
export async function savePredecessors(
  em: EntityManager,
  task: Task,
  given: readonly TaskDependencyInput[] | null | undefined,
): Promise<void> {
  if (!given) return;
  const db = em.getKysely();
  await sql`select id from project where id = ${task.projectId} for no key update`.execute(db);
  const tasks = await tasksOf(em, task.projectId);
  const before = tasks.find(({ id }) => id === task.id)?.predecessors ?? [];
  const after = predecessorsInOrder(given);
  if (areSamePredecessors(before, after)) return;
  allowFields(task.version === 1 && before.length === 0 ? 'create' : 'update', 'Task', { predecessors: after });
  assertMayWait(task.id, given, tasks);
  const stored = await em.find(TaskDependency, { taskId: task.id });
  const kept = new Map(stored.map((dependency) => [dependency.predecessorId, dependency]));
  for (const { taskId, lagDays } of after) {
    const dependency = kept.get(taskId);
    if (dependency) dependency.lagDays = lagDays;
    else em.create(TaskDependency, { taskId: task.id, predecessorId: taskId, lagDays });
    kept.delete(taskId);
  }
  for (const dependency of kept.values()) em.remove(dependency);
  note(em, { verb: 'update', subject: 'Task', subjectId: task.id, changes: { predecessors: [before, after] } });
  task.updatedAt = clock.now();
  await em.flush();
}

/** All tasks of a project with what they wait for. */
async function tasksOf(em: EntityManager, projectId: number): Promise<{ id: number; predecessors: Predecessor[] }[]> {
  const rows = await typed<{ task: Task; task_dependency: TaskDependency }>(em.getKysely())
    .selectFrom('task as k')
    .leftJoin('task_dependency as d', 'd.task_id', 'k.id')
    .select(['k.id', 'd.predecessor_id as taskId', 'd.lag_days as lagDays'])
    .where('k.project_id', '=', projectId)
    .execute();
  const found = new Map<number, Predecessor[]>();
  for (const { id, taskId, lagDays } of rows) {
    const predecessors = found.get(id) ?? [];
    found.set(id, predecessors);
    if (taskId !== null) predecessors.push({ taskId, lagDays: lagDays ?? 0 });
  }
  return [...found].map(([id, predecessors]) => ({ id, predecessors: predecessorsInOrder(predecessors) }));
}
