import { defineEntity, p } from '@mikro-orm/core';
import { base } from '../../platform/orm/base.ts';
import { User } from '../users/user.entity.ts';

const schema = defineEntity({
  name: 'WorkContract',
  tableName: 'work_contract',
  uniques: [{ name: 'work_contract_unique', properties: ['userId', 'validFrom'] }],
  checks: [
    { name: 'work_contract_dates', expression: 'valid_to >= valid_from' },
    { name: 'work_contract_minutes', expression: 'day_minutes >= 1 and day_minutes <= 1440' },
    { name: 'work_contract_holiday_days', expression: 'holiday_days >= 0 and holiday_days <= 99' },
  ],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    validFrom: p.date(),
    validTo: p.date().nullable(),
    dayMinutes: p.integer(),
    weekdays: p.json<number[]>(),
    holidayDays: p.decimal('number').precision(3).scale(1),
  },
});
export class WorkContract extends schema.class {}
schema.setClass(WorkContract);
