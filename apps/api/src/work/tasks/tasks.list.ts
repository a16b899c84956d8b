import type { TaskRecord } from '@kontor/domain';
import { rateColumns } from '../../firm/dated-rates/rate-columns.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Task } from './task.entity.ts';

const k = from(Task, 'k');
const u = to(k, 'assigneeId', User, 'u');

/** SQL for what a task waits for. */
export const predecessorsOf = (task: string): string =>
  `(select coalesce(json_agg(json_build_object('taskId', d.predecessor_id, 'lagDays', d.lag_days) order by d.predecessor_id), '[]')
    from task_dependency d where d.task_id = ${task}.id)`;

export const taskList = listOf<TaskRecord>('tasks', k, {
  columns: columnsOf(k, {
    name: alphabetic,
    assigneeName: alphabetic(of(u, 'displayName')),
    predecessors: shown(predecessorsOf('k')),
    ...rateColumns({ key: 'task_id', alias: 'k' }),
    loggedMinutes: shown('(select coalesce(sum(t.minutes), 0) from time_entry t where t.task_id = k.id)'),
  }),
  search: ['name'],
  sort: ['position', 'ASC'],
});
