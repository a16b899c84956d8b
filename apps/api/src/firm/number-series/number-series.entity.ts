import { defineEntity, p } from '@mikro-orm/core';
import { documentKinds } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'NumberSeries',
  tableName: 'number_series',
  uniques: [{ name: 'number_series_kind_unique', properties: ['documentKind'] }],
  checks: [{ name: 'number_series_next', expression: 'next_number >= 1' }],
  properties: {
    ...base,
    documentKind: p.enum(documentKinds),
    pattern: p.string().length(40),
    nextNumber: p.integer().default(1),
    resetsYearly: p.boolean().default(true),
    year: p.integer().nullable(),
    lastIssuedDate: p.date().nullable(),
  },
});
export class NumberSeries extends schema.class {}
schema.setClass(NumberSeries);
