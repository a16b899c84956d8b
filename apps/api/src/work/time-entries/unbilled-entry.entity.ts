import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { monthUnbilledTriggers } from './month-hours.triggers.ts';
import { TimeEntry } from './time-entry.entity.ts';

/**
 * The billable hours that are not billed, with what they are added up by: on no invoice or, where `onDraft`, on one that is not sent
 * yet. They are a small part of all hours, which else would have to be looked up among those of all invoices. Triggers of
 * `time_entry`, `invoice_source` and `invoice` keep it in the transaction of each change; nobody else writes here, and
 * `npm run verify` compares.
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
