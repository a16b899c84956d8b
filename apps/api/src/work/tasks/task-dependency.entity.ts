import { defineEntity, p } from '@mikro-orm/core';
import { base } from '../../platform/orm/base.ts';
import { Task } from './task.entity.ts';

const schema = defineEntity({
  name: 'TaskDependency',
  tableName: 'task_dependency',
  uniques: [{ name: 'task_dependency_unique', properties: ['taskId', 'predecessorId'] }],
  checks: [{ name: 'task_dependency_other', expression: 'task_id <> predecessor_id' }],
  properties: {
    ...base,
    taskId: () => p.manyToOne(Task).mapToPk().joinColumn('task_id').deleteRule('cascade'),
    predecessorId: () => p.manyToOne(Task).mapToPk().joinColumn('predecessor_id').deleteRule('cascade').index(),
    lagDays: p.integer().default(0),
  },
});
export class TaskDependency extends schema.class {}
schema.setClass(TaskDependency);
