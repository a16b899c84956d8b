import type { TaskRecord } from '@kontor/domain';
import { rateColumns } from '../../firm/dated-rates/rate-columns.ts';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Task } from './task.entity.ts';

const k = from(Task, 'k');

export const taskList = listOf<TaskRecord>('tasks', k, {
  columns: columnsOf(k, {
    name: alphabetic,
    ...rateColumns({ key: 'task_id', alias: 'k' }),
    loggedMinutes: shown('(select coalesce(sum(t.minutes), 0) from time_entry t where t.task_id = k.id)'),
  }),
  search: ['name'],
  sort: ['position', 'ASC'],
});
