import { defineEntity, p } from '@mikro-orm/core';

/** A read-only sample page, by the path of its call. */
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
