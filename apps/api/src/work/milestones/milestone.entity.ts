import { defineEntity, p } from '@mikro-orm/core';
import { Project } from '../projects/project.entity.ts';
import { base, money } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Milestone',
  tableName: 'milestone',
  indexes: [{ name: 'milestone_project_index', properties: ['projectId', 'dueDate', 'id'] }],
  properties: {
    ...base,
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').deleteRule('restrict'),
    name: p.string().length(200),
    dueDate: p.date(),
    isDone: p.boolean().default(false),
    amount: money().nullable(),
  },
});
export class Milestone extends schema.class {}
schema.setClass(Milestone);
