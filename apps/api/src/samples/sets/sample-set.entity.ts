import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** The sample data that were loaded, shared or for one person, with the id that the next record gets. */
const schema = defineEntity({
  name: 'SampleSet',
  tableName: 'sample_set',
  indexes: [
    {
      name: 'sample_set_once',
      expression: 'create unique index "sample_set_once" on "sample_set" ("name", "user_id") nulls not distinct',
    },
  ],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(40),
    /** Null for shared data. */
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').nullable().deleteRule('cascade').index(),
    /** Only increases, so that no id is given twice, not even after the samples were restored. */
    nextId: p.integer(),
  },
});
export class SampleSet extends schema.class {}
schema.setClass(SampleSet);
