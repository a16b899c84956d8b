import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  uniques: [{ name: 'idempotency_key_unique', properties: ['userId', 'route', 'key'] }],
  properties: {
    id: p.bigint('number').primary(),
    userId: p.integer(),
    route: p.string().length(300),
    key: p.string().length(255),
    bodyHash: p.string().length(64),
    /** A hash of the person's rights when the answer was made: it is not repeated under other rights. */
    rightsHash: p.string().length(64).nullable(),
    status: p.integer().nullable(),
    answer: p.json<unknown>().nullable(),
    createdAt: p.datetime().defaultRaw('now()').index(),
  },
});
export class IdempotencyKey extends schema.class {}
schema.setClass(IdempotencyKey);
