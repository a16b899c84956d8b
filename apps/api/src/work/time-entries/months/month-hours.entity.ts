import { defineEntity, p } from '@mikro-orm/core';

/**
 * Hours per person, project and month (its first day): overviews add up these few rows instead of every entry. Triggers of
 * `time_entry` and `unbilled_entry` update it in the transaction of each change; no other code writes it, and `npm run verify`
 * compares it.
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
