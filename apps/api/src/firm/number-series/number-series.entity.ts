import { defineEntity, p } from '@mikro-orm/core';
import { documentKinds } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'NumberSeries',
  tableName: 'number_series',
  indexes: [
    {
      name: 'number_series_one_default',
      expression: 'create unique index "number_series_one_default" on "number_series" ("document_kind") where "is_default"',
    },
    // Numbers that differ only in the zeros of the counter count as the same.
    {
      name: 'number_series_pattern_unique',
      expression: `create unique index "number_series_pattern_unique" on "number_series" ("document_kind", regexp_replace("pattern", '\\{0+\\}', '{0}'))`,
    },
  ],
  checks: [
    { name: 'number_series_next', expression: 'next_number >= 1' },
    { name: 'number_series_default_open', expression: 'not (is_default and is_closed)' },
  ],
  properties: {
    ...base,
    documentKind: p.enum(documentKinds),
    pattern: p.string().length(40),
    nextNumber: p.integer().default(1),
    resetsYearly: p.boolean().default(true),
    /** Numbers documents of its kind unless another series is chosen. */
    isDefault: p.boolean().default(false),
    /** Numbers no more documents; stays in the number check. */
    isClosed: p.boolean().default(false),
    year: p.integer().nullable(),
    lastIssuedDate: p.date().nullable(),
  },
});
export class NumberSeries extends schema.class {}
schema.setClass(NumberSeries);
