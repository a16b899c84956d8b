import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** Which sample data have been loaded, once for everybody or once for a person, and the id that the next new record gets. */
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
    /** Null for the data that all share. */
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').nullable().deleteRule('cascade').index(),
    /** Only ever grows, so that no id is given twice, not even after the samples were restored. */
    nextId: p.integer(),
  },
});
export class SampleSet extends schema.class {}
schema.setClass(SampleSet);
