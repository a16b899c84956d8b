import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../../platform/orm/base.ts';
import { monthUnbilledTriggers } from '../months/month-hours.triggers.ts';
import { TimeEntry } from '../time-entry.entity.ts';

/**
 * Billable hours that are not billed yet, with the columns they are grouped by: on no invoice or, if `onDraft`, on a draft. They
 * are few of all hours, and searching them among the sources of all invoices would be slow. Triggers of `time_entry`,
 * `invoice_source` and `invoice` update it in the transaction of each change; no other code writes it, and `npm run verify`
 * compares it.
 */
const schema = defineEntity({
  name: 'UnbilledEntry',
  tableName: 'unbilled_entry',
  indexes: [{ name: 'unbilled_entry_user_index', properties: ['userId', 'workDate'] }],
  triggers: monthUnbilledTriggers,
  properties: {
    timeEntryId: () => p.manyToOne(TimeEntry).mapToPk().primary().joinColumn('time_entry_id').deleteRule('cascade'),
    onDraft: p.boolean().default(false),
    projectId: p.integer().index(),
    userId: p.integer(),
    taskId: p.integer().nullable(),
    workDate: p.date(),
    minutes: p.integer(),
    billingRate: money().nullable(),
  },
});
export class UnbilledEntry extends schema.class {}
schema.setClass(UnbilledEntry);
