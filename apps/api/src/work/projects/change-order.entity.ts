import { defineEntity, p } from '@mikro-orm/core';
import { base, money } from '../../platform/orm/base.ts';
import { Project } from './project.entity.ts';

const schema = defineEntity({
  name: 'ChangeOrder',
  tableName: 'change_order',
  indexes: [{ name: 'change_order_project_index', properties: ['projectId', 'orderDate', 'id'] }],
  properties: {
    ...base,
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').deleteRule('restrict'),
    name: p.string().length(200),
    orderDate: p.date(),
    amount: money(),
    agreedBy: p.string().length(200),
  },
});
export class ChangeOrder extends schema.class {}
schema.setClass(ChangeOrder);
