import { defineEntity, p } from '@mikro-orm/core';
import { encrypted } from '../../platform/encryption/encrypted.ts';
import { person } from '../../platform/orm/later-entity.ts';

/** The secret that a person shares with an authenticator. It counts once `secondFactorAt` of the person is set. */
const schema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    id: p.integer().primary(),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').unique(),
    totpSecret: encrypted().hidden(),
    /** The step of thirty seconds of the last code that was taken: no code of it or of an earlier one is taken again. */
    lastStep: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
export class SecondFactor extends schema.class {}
schema.setClass(SecondFactor);
