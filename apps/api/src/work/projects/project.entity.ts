import { defineEntity, p } from '@mikro-orm/core';
import { projectBillings, projectStatuses } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { ratedProject } from '../../firm/dated-rates/dated-rate.entity.ts';
import { base, markUp, money } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Project',
  tableName: 'project',
  indexes: [
    { name: 'project_code_unique', expression: 'create unique index "project_code_unique" on "project" (lower("code"))' },
    { name: 'project_name_index', properties: ['name', 'id'] },
    {
      name: 'project_name_search',
      expression: 'create index "project_name_search" on "project" using gin (plain_text("name") gin_trgm_ops)',
    },
  ],
  checks: [{ name: 'project_dates', expression: 'end_date is null or start_date is null or end_date >= start_date' }],
  properties: {
    ...base,
    code: p.string().length(30),
    name: p.string().length(200),
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').deleteRule('restrict').index(),
    status: p.enum(projectStatuses).default('planned'),
    billing: p.enum(projectBillings).default('projectRate'),
    hourlyRate: money().nullable(),
    budgetAmount: money().nullable(),
    budgetMinutes: p.integer().nullable(),
    markUpPercent: markUp().nullable(),
    startDate: p.date().nullable(),
    endDate: p.date().nullable(),
    description: p.text().nullable(),
  },
});
export class Project extends schema.class {}
schema.setClass(Project);
ratedProject.is(Project);
