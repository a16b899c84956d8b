import { defineEntity, p } from '@mikro-orm/core';
import { timeWeekStatuses, type Oddity } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';

const schema = defineEntity({
  name: 'TimeWeek',
  tableName: 'time_week',
  uniques: [{ name: 'time_week_unique', properties: ['userId', 'weekStart'] }],
  indexes: [{ name: 'time_week_status_index', properties: ['status', 'oddityCount', 'id'] }],
  checks: [
    { name: 'time_week_monday', expression: 'extract(isodow from week_start) = 1' },
    { name: 'time_week_minutes', expression: 'minutes >= 0 and oddity_count >= 0' },
    { name: 'time_week_submitted', expression: "status not in ('submitted', 'approved') or submitted_at is not null" },
    { name: 'time_week_approved', expression: "status <> 'approved' or decided_at is not null" },
    { name: 'time_week_returned', expression: "status <> 'returned' or remark is not null" },
  ],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    weekStart: p.date(),
    status: p.enum(timeWeekStatuses).default('open'),
    minutes: p.integer().default(0),
    oddities: p.json<Oddity[]>().defaultRaw(`'[]'`),
    oddityCount: p.integer().default(0),
    submittedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    decidedById: () => p.manyToOne(User).mapToPk().joinColumn('decided_by_id').nullable().deleteRule('restrict').index(),
    remark: p.text().nullable(),
  },
});
export class TimeWeek extends schema.class {}
schema.setClass(TimeWeek);
