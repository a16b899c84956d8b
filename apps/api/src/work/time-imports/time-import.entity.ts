import { defineEntity, p } from '@mikro-orm/core';
import { base } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';
import type { Made } from './made-records.ts';
import { timeImport } from '../time-entries/time-entry.entity.ts';

const schema = defineEntity({
  name: 'TimeImport',
  tableName: 'time_import',
  properties: {
    ...base,
    fileName: p.string().length(200),
    format: p.string().length(20),
    rowCount: p.integer(),
    minutes: p.integer(),
    createdById: () => p.manyToOne(User).mapToPk().joinColumn('created_by_id').deleteRule('restrict').index(),
    /** The records that the import added, which its undo removes again. */
    made: p.json<Made>().nullable(),
    undoneAt: p.datetime().nullable(),
  },
});
export class TimeImport extends schema.class {}
schema.setClass(TimeImport);
timeImport.is(TimeImport);
