import { defineEntity, p } from '@mikro-orm/core';
import { LaterEntity } from '../../platform/orm/later-entity.ts';
import { base, money } from '../../platform/orm/base.ts';

export const ratedOrganisation = new LaterEntity('organisation with rates');
export const ratedCustomer = new LaterEntity('customer with rates');
export const ratedProject = new LaterEntity('project with rates');
export const ratedTask = new LaterEntity('task with rates');
export const ratedMember = new LaterEntity('member of a project with rates');

/** The owner of a rate: exactly one of these columns is filled. */
export type RateOwner = 'organisationId' | 'customerId' | 'projectId' | 'taskId' | 'projectMemberId';
/** One rate per owner and day. */
const unique = (name: string, owner: RateOwner) => {
  const properties: (RateOwner | 'validFrom')[] = [owner, 'validFrom'];
  return { name, properties };
};

/** Rates of people have a table of their own: it also has cost rates, with other rights. */
const schema = defineEntity({
  name: 'DatedRate',
  tableName: 'dated_rate',
  uniques: [
    unique('dated_rate_organisation_unique', 'organisationId'),
    unique('dated_rate_customer_unique', 'customerId'),
    unique('dated_rate_project_unique', 'projectId'),
    unique('dated_rate_task_unique', 'taskId'),
    unique('dated_rate_project_member_unique', 'projectMemberId'),
  ],
  checks: [
    {
      name: 'dated_rate_one_owner',
      expression: 'num_nonnulls(organisation_id, customer_id, project_id, task_id, project_member_id) = 1',
    },
    { name: 'dated_rate_amount', expression: 'hourly_rate >= 0' },
  ],
  properties: {
    ...base,
    organisationId: () => ratedOrganisation.key().joinColumn('organisation_id').nullable().deleteRule('cascade'),
    customerId: () => ratedCustomer.key().joinColumn('customer_id').nullable().deleteRule('cascade'),
    projectId: () => ratedProject.key().joinColumn('project_id').nullable().deleteRule('cascade'),
    taskId: () => ratedTask.key().joinColumn('task_id').nullable().deleteRule('cascade'),
    projectMemberId: () => ratedMember.key().joinColumn('project_member_id').nullable().deleteRule('cascade'),
    validFrom: p.date(),
    hourlyRate: money().nullable(),
  },
});
export class DatedRate extends schema.class {}
schema.setClass(DatedRate);
