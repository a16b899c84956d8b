import { defineEntity, p } from '@mikro-orm/core';
import { encrypted } from '../../platform/encryption/encrypted.ts';
import { person } from '../../platform/orm/later-entity.ts';

/** The secret shared with a person's authenticator. It is in force once the person's `secondFactorAt` is set. */
const schema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    id: p.integer().primary(),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').unique(),
    totpSecret: encrypted().hidden(),
    /** The thirty-second step of the last accepted code: codes of this and earlier steps are refused. */
    lastStep: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
export class SecondFactor extends schema.class {}
schema.setClass(SecondFactor);
