import type { TaskRecord } from '@kontor/domain';
import { date, flag, moment, name, number, shown, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const taskList = listOf<TaskRecord>({
  name: 'tasks',
  subject: 'Task',
  table: 'task k',
  columns: {
    id: whole('k.id'),
    version: shown('k.version'),
    createdAt: moment('k.created_at'),
    updatedAt: moment('k.updated_at'),
    projectId: whole('k.project_id'),
    name: name('k.name'),
    estimateMinutes: whole('k.estimate_minutes'),
    startDate: date('k.start_date'),
    dueDate: date('k.due_date'),
    hourlyRate: number('k.hourly_rate'),
    billable: flag('k.billable'),
    isDone: flag('k.is_done'),
    position: whole('k.position'),
    loggedMinutes: shown('(select coalesce(sum(t.minutes), 0) from time_entry t where t.task_id = k.id)'),
  },
  search: ['name'],
  sort: ['position', 'ASC'],
});
