import { defineEntity, p } from '@mikro-orm/core';
import type { SourceKind } from '@kontor/domain';
import { TimeEntry } from '../../work/time-entries/time-entry.entity.ts';
import { invoiceSourceTriggers } from '../../work/time-entries/unbilled-entry.triggers.ts';
import { InvoiceLine } from './invoice-line.entity.ts';

/** The column of each kind of source. Another kind is a nullable column below with its unique constraint, and a line here. */
export const sourceColumns = { timeEntry: 'time_entry_id' } as const satisfies Record<SourceKind, string>;
export const linkTo = { timeEntry: (id: number) => ({ timeEntryId: id }) } satisfies Record<SourceKind, (id: number) => object>;

/**
 * "Billed" is this link, never a flag: a source is on at most one line that holds it. A draft that is deleted and an invoice that is
 * void leave none. The link of a line that was credited stays: it still holds the source, or has set it free to be billed again.
 */
const schema = defineEntity({
  name: 'InvoiceSource',
  tableName: 'invoice_source',
  triggers: invoiceSourceTriggers,
  checks: [
    { name: 'invoice_source_exactly_one', expression: `num_nonnulls(${Object.values(sourceColumns).join(', ')}) = 1` },
    { name: 'invoice_source_held', expression: 'held' },
  ],
  uniques: [{ name: 'invoice_source_time_entry_unique', properties: ['timeEntryId', 'held'], deferMode: 'deferred' }],
  properties: {
    id: p.integer().primary(),
    line: () => p.manyToOne(InvoiceLine).joinColumn('invoice_line_id').deleteRule('cascade').index(),
    timeEntryId: () => p.manyToOne(TimeEntry).mapToPk().joinColumn('time_entry_id').nullable().deleteRule('restrict'),
    /** true or null, never false: nulls are no doubles to the unique constraint, so a source that was set free can be held again. */
    held: p.boolean().nullable().default(true),
  },
});
export class InvoiceSource extends schema.class {}
schema.setClass(InvoiceSource);
