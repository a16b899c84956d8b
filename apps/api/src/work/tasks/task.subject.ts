import { defineSubject } from '../../platform/subjects/subject.ts';
import { TaskDependency } from './task-dependency.entity.ts';
import { Task } from './task.entity.ts';

export const taskSubject = defineSubject({
  entity: Task,
  parts: [{ entity: TaskDependency }],
  invariants: [
    {
      about: 'tasks that wait for themselves, directly or by way of others',
      sql: `with recursive after as (select task_id, predecessor_id from task_dependency
          union select a.task_id, d.predecessor_id from after a join task_dependency d on d.task_id = a.predecessor_id)
        select k.id, k.name as what from after a join task k on k.id = a.task_id where a.task_id = a.predecessor_id`,
    },
    {
      about: 'tasks that wait for a task of another project',
      sql: `select k.id, k.name as what from task_dependency d join task k on k.id = d.task_id join task b on b.id = d.predecessor_id
        where k.project_id <> b.project_id`,
    },
  ],
  constraints: {
    task_dates: { code: 'task.end_before_start', field: 'dueDate' },
  },
});
