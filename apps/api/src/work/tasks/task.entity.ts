import { defineEntity, p } from '@mikro-orm/core';
import { Project } from '../projects/project.entity.ts';
import { ratedTask } from '../../firm/dated-rates/dated-rate.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';

const schema = defineEntity({
  name: 'Task',
  tableName: 'task',
  indexes: [
    {
      name: 'task_name_search',
      expression: 'create index "task_name_search" on "task" using gin (plain_text("name") gin_trgm_ops)',
    },
  ],
  checks: [{ name: 'task_dates', expression: 'due_date is null or start_date is null or due_date >= start_date' }],
  properties: {
    ...base,
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').deleteRule('restrict').index(),
    name: p.string().length(200),
    estimateMinutes: p.integer().nullable(),
    startDate: p.date().nullable(),
    dueDate: p.date().nullable(),
    assigneeId: () => p.manyToOne(User).mapToPk().joinColumn('assignee_id').nullable().deleteRule('restrict').index(),
    hourlyRate: money().nullable(),
    billable: p.boolean().default(true),
    isDone: p.boolean().default(false),
    position: p.integer().default(0),
  },
});
export class Task extends schema.class {}
schema.setClass(Task);
ratedTask.is(Task);
