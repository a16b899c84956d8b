import type { TaskInput, TaskRecord } from '@kontor/domain';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    tasks: { record: TaskRecord; input: TaskInput };
  }
}

/** Tasks have no pages of their own; the project's page shows them. */
export const tasks = defineResource({
  name: 'tasks',
  subject: 'Task',
  names: {
    en: 'Task |||| Tasks',
    lt: 'Užduotis |||| Užduotys |||| Užduočių',
    no: 'Oppgave |||| Oppgaver',
    gender: { lt: 'f', no: 'm' },
  },
  icon: TaskAltOutlined,
  recordRepresentation: 'name',
  inputKeys: [
    'projectId',
    'name',
    'estimateMinutes',
    'startDate',
    'dueDate',
    'assigneeId',
    'predecessors',
    'hourlyRate',
    'rates',
    'billable',
    'isDone',
    'position',
  ],
  touches: ['projects'],
});
