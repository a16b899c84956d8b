import { defineEntity, p } from '@mikro-orm/core';
import { person } from '../../platform/orm/later-entity.ts';

/** Replaces a lost authenticator once. Eighty random bits, of which only the hash is stored. */
const schema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  uniques: [{ name: 'recovery_code_unique', properties: ['userId', 'codeHash'] }],
  properties: {
    id: p.integer().primary(),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade'),
    codeHash: p.string().length(64),
    usedAt: p.datetime().nullable(),
  },
});
export class RecoveryCode extends schema.class {}
schema.setClass(RecoveryCode);
