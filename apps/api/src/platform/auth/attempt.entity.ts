import { defineEntity, p } from '@mikro-orm/core';

/** How often something was tried in its window of time. Only a hash of who tried what; swept when the window is over. */
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
