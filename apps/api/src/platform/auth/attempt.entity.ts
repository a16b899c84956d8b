import { defineEntity, p } from '@mikro-orm/core';

/** Number of attempts within a time window, under a hash of their key. Swept when the window is over. */
const schema = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: {
    key: p.string().length(64).primary(),
    count: p.integer(),
    endsAt: p.datetime().index(),
  },
});
export class Attempt extends schema.class {}
schema.setClass(Attempt);
