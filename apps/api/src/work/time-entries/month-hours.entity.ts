import { defineEntity, p } from '@mikro-orm/core';

/**
 * What a person has logged in a project in a month, whose first day stands for it: the overviews add up these few rows instead of every
 * entry. Triggers of `time_entry` and `unbilled_entry` keep it in the transaction of each change; nobody else writes here, and `npm run verify` compares.
 */
const schema = defineEntity({
  name: 'MonthHours',
  tableName: 'month_hours',
  indexes: [
    { name: 'month_hours_project_index', properties: ['projectId', 'month'] },
    { name: 'month_hours_user_index', properties: ['userId', 'month'] },
  ],
  properties: {
    month: p.date().primary(),
    projectId: p.integer().primary(),
    userId: p.integer().primary(),
    minutes: p.integer().default(0),
    billableMinutes: p.integer().default(0),
    unbilledMinutes: p.integer().default(0),
    entryCount: p.integer().default(0),
  },
});
export class MonthHours extends schema.class {}
schema.setClass(MonthHours);
