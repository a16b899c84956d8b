import { defineEntity, p } from '@mikro-orm/core';
import type { AbilityRule } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Role',
  tableName: 'role',
  uniques: [{ name: 'role_key_unique', properties: ['key'] }],
  indexes: [
    // A later release may bring a built-in role with a name that the firm has given to one of its own.
    {
      name: 'role_name_unique',
      expression: 'create unique index "role_name_unique" on "role" (lower("name")) where not "is_built_in"',
    },
  ],
  properties: {
    ...base,
    key: p.string().length(50),
    name: p.string().length(100),
    isBuiltIn: p.boolean().default(false),
    rules: p.json<AbilityRule[]>(),
  },
});
export class Role extends schema.class {}
schema.setClass(Role);
