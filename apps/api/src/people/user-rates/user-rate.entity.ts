import { defineEntity, p } from '@mikro-orm/core';
import { base, money } from '../../platform/orm/base.ts';
import { User } from '../users/user.entity.ts';

const schema = defineEntity({
  name: 'UserRate',
  tableName: 'user_rate',
  uniques: [{ name: 'user_rate_unique', properties: ['userId', 'validFrom'] }],
  checks: [
    {
      name: 'user_rate_amounts',
      expression: 'coalesce(hourly_rate, 0) >= 0 and coalesce(cost_rate, 0) >= 0',
    },
  ],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    validFrom: p.date(),
    hourlyRate: money().nullable(),
    costRate: money().nullable(),
  },
});
export class UserRate extends schema.class {}
schema.setClass(UserRate);
