import { defineEntity, p } from '@mikro-orm/core';
import { base } from '../../platform/orm/base.ts';
import { Role } from '../roles/role.entity.ts';

const schema = defineEntity({
  name: 'ServiceAccount',
  tableName: 'service_account',
  indexes: [
    {
      name: 'service_account_name_unique',
      expression: 'create unique index "service_account_name_unique" on "service_account" (lower("name"))',
    },
  ],
  properties: {
    ...base,
    name: p.string().length(100),
    note: p.string().length(500).nullable(),
    roleId: () => p.manyToOne(Role).mapToPk().joinColumn('role_id').index(),
    active: p.boolean().default(true),
  },
});
export class ServiceAccount extends schema.class {}
schema.setClass(ServiceAccount);
