import { defineEntity, p } from '@mikro-orm/core';
import type { AbilityRule } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Role',
  tableName: 'role',
  uniques: [{ name: 'role_key_unique', properties: ['key'] }],
  indexes: [
    // Unique only among the firm's own roles: a later release may add a built-in role with the same name.
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
