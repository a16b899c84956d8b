import { defineSubject } from '../../platform/subjects/subject.ts';
import { Task } from './task.entity.ts';

export const taskSubject = defineSubject({
  entity: Task,
  constraints: {
    task_dates: { code: 'task.end_before_start', field: 'dueDate' },
  },
});
