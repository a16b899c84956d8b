import { defineEntity, p } from '@mikro-orm/core';

/** A page that is only read, by the path that gives it. */
const schema = defineEntity({
  name: 'Content',
  tableName: 'content',
  properties: {
    path: p.string().length(100).primary(),
    body: p.json<object>(),
  },
});
export class Content extends schema.class {}
schema.setClass(Content);
