import { defineEntity, p } from '@mikro-orm/core';
import { Project } from '../projects/project.entity.ts';
import { base } from '../../platform/orm/base.ts';
import { Task } from '../tasks/task.entity.ts';
import { User } from '../../people/users/user.entity.ts';

const schema = defineEntity({
  name: 'Timer',
  tableName: 'timer',
  uniques: [{ name: 'timer_one_per_user', properties: ['userId'] }],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').deleteRule('restrict').index(),
    taskId: () => p.manyToOne(Task).mapToPk().joinColumn('task_id').nullable().deleteRule('restrict').index(),
    note: p.text().nullable(),
    billable: p.boolean().default(true),
    startedAt: p.datetime(),
  },
});
export class Timer extends schema.class {}
schema.setClass(Timer);
