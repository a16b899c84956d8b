import { defineEntity, p } from '@mikro-orm/core';
import type { SourceKind, SourceRecord } from '@kontor/domain';
import { BillLine } from '../../purchases/bills/bill-line.entity.ts';
import { Expense } from '../../purchases/expenses/expense.entity.ts';
import { Milestone } from '../../work/milestones/milestone.entity.ts';
import { TimeEntry } from '../../work/time-entries/time-entry.entity.ts';
import { invoiceSourceTriggers } from '../../work/time-entries/unbilled/unbilled-entry.triggers.ts';
import { InvoiceLine } from './invoice-line.entity.ts';

/** The column of each kind of source. A new kind needs an entry here, and below a nullable column with a unique constraint. */
export const sourceColumns = {
  timeEntry: 'time_entry_id',
  billLine: 'bill_line_id',
  expense: 'expense_id',
  milestone: 'milestone_id',
} as const satisfies Record<SourceKind, string>;
export const linkTo = {
  timeEntry: (id: number) => ({ timeEntryId: id }),
  billLine: (id: number) => ({ billLineId: id }),
  expense: (id: number) => ({ expenseId: id }),
  milestone: (id: number) => ({ milestoneId: id }),
} satisfies Record<SourceKind, (id: number) => object>;

/**
 * This link means "billed"; there is no flag. At most one line holds a source. Deleting a draft or voiding an invoice removes its links. The link
 * of a credited line stays, and either still holds the source or has released it to be billed again.
 */
const schema = defineEntity({
  name: 'InvoiceSource',
  tableName: 'invoice_source',
  triggers: invoiceSourceTriggers,
  checks: [
    {
      name: 'invoice_source_exactly_one',
      expression: `num_nonnulls(${Object.values(sourceColumns).join(', ')}) = 1`,
    },
    { name: 'invoice_source_held', expression: 'held' },
  ],
  uniques: [
    { name: 'invoice_source_time_entry_unique', properties: ['timeEntryId', 'held'], deferMode: 'deferred' },
    { name: 'invoice_source_bill_line_unique', properties: ['billLineId', 'held'], deferMode: 'deferred' },
    { name: 'invoice_source_expense_unique', properties: ['expenseId', 'held'], deferMode: 'deferred' },
    { name: 'invoice_source_milestone_unique', properties: ['milestoneId', 'held'], deferMode: 'deferred' },
  ],
  properties: {
    id: p.integer().primary(),
    line: () => p.manyToOne(InvoiceLine).joinColumn('invoice_line_id').deleteRule('cascade').index(),
    timeEntryId: () => p.manyToOne(TimeEntry).mapToPk().joinColumn('time_entry_id').nullable().deleteRule('restrict'),
    billLineId: () => p.manyToOne(BillLine).mapToPk().joinColumn('bill_line_id').nullable().deleteRule('restrict'),
    expenseId: () => p.manyToOne(Expense).mapToPk().joinColumn('expense_id').nullable().deleteRule('restrict'),
    milestoneId: () => p.manyToOne(Milestone).mapToPk().joinColumn('milestone_id').nullable().deleteRule('restrict'),
    /** true or null, never false: a unique constraint allows any number of nulls, so a released source can be held again. */
    held: p.boolean().nullable().default(true),
  },
});
export class InvoiceSource extends schema.class {}
schema.setClass(InvoiceSource);

/** Returns the record that a link leads to. */
export const sourceOf = ({ timeEntryId, billLineId, expenseId, milestoneId }: InvoiceSource): SourceRecord => {
  if (timeEntryId) return { kind: 'timeEntry', id: timeEntryId };
  if (milestoneId) return { kind: 'milestone', id: milestoneId };
  return billLineId ? { kind: 'billLine', id: billLineId } : { kind: 'expense', id: expenseId ?? 0 };
};
