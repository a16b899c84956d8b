import { defineEntity, p } from '@mikro-orm/core';
import { importNameKinds } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { createdAt } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';
import { Project } from '../projects/project.entity.ts';

const key = (column: string, of: typeof Customer | typeof Project | typeof User) =>
  p.manyToOne(of).mapToPk().joinColumn(column).nullable().deleteRule('cascade').index();

/** The record that a name in a program's files stands for, as chosen by one person. It applies to that person's imports only. */
const schema = defineEntity({
  name: 'ImportName',
  tableName: 'import_name',
  uniques: [{ name: 'import_name_unique', properties: ['ownerId', 'format', 'kind', 'name', 'detail'] }],
  checks: [{ name: 'import_name_one_record', expression: 'num_nonnulls(customer_id, project_id, user_id) = 1' }],
  properties: {
    id: p.integer().primary(),
    createdAt,
    ownerId: () => p.manyToOne(User).mapToPk().joinColumn('owner_id').deleteRule('cascade'),
    format: p.string().length(20),
    kind: p.enum(importNameKinds),
    name: p.string().length(200),
    detail: p.string().length(200).default(''),
    customerId: () => key('customer_id', Customer),
    projectId: () => key('project_id', Project),
    userId: () => key('user_id', User),
  },
});
export class ImportName extends schema.class {}
schema.setClass(ImportName);
