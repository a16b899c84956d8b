import { defineEntity, p } from '@mikro-orm/core';
import { person } from '../orm/later-entity.ts';

const schema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.integer().primary(),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').index(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
    endReason: p.string().length(30).nullable(),
    userAgent: p.string().length(300).nullable(),
    address: p.string().length(64).nullable(),
  },
});
export class Session extends schema.class {}
schema.setClass(Session);
