import { defineEntity, p } from '@mikro-orm/core';
import { languages } from '@kontor/domain';
import { Role } from '../roles/role.entity.ts';
import { base, money } from '../shared/orm/base.ts';

const schema = defineEntity({
  name: 'User',
  tableName: 'user_account',
  indexes: [
    {
      name: 'user_account_email_unique',
      expression: 'create unique index "user_account_email_unique" on "user_account" (lower("email"))',
    },
    {
      name: 'user_account_username_unique',
      expression: 'create unique index "user_account_username_unique" on "user_account" (lower("username"))',
    },
  ],
  properties: {
    ...base,
    username: p.string().length(50),
    email: p.string().length(200),
    emailConfirmedAt: p.datetime().nullable(),
    fullName: p.string().length(200).default(''),
    displayName: p.string().length(200),
    avatar: p.string().length(300).nullable(),
    passwordHash: p.string().length(300).hidden(),
    roleId: () => p.manyToOne(Role).mapToPk().joinColumn('role_id').deleteRule('restrict').index(),
    language: p.enum(languages).default('en'),
    active: p.boolean().default(true),
    hourlyRate: money().nullable(),
    costRate: money().nullable(),
  },
});
export class User extends schema.class {}
schema.setClass(User);
