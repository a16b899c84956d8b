import { defineEntity, p } from '@mikro-orm/core';

/** A page that is only read, by the path that gives it. */
const schema = defineEntity({
  name: 'SamplePage',
  tableName: 'content',
  properties: {
    path: p.string().length(100).primary(),
    body: p.json<object>(),
  },
});
export class SamplePage extends schema.class {}
schema.setClass(SamplePage);
