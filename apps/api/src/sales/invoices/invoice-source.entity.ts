import { defineEntity, p } from '@mikro-orm/core';
import { TimeEntry } from '../../work/time-entries/time-entry.entity.ts';
import { invoiceSourceTriggers } from '../../work/time-entries/unbilled-entry.triggers.ts';
import { InvoiceLine } from './invoice-line.entity.ts';

/** "Billed" is this link, never a flag: one row per time entry and living invoice line. An annulled invoice has none. */
const schema = defineEntity({
  name: 'InvoiceSource',
  tableName: 'invoice_source',
  triggers: invoiceSourceTriggers,
  uniques: [{ name: 'invoice_source_time_entry_unique', properties: ['timeEntryId'], deferMode: 'deferred' }],
  properties: {
    id: p.integer().primary(),
    line: () => p.manyToOne(InvoiceLine).joinColumn('invoice_line_id').deleteRule('cascade').index(),
    timeEntryId: () => p.manyToOne(TimeEntry).mapToPk().joinColumn('time_entry_id').deleteRule('restrict'),
  },
});
export class InvoiceSource extends schema.class {}
schema.setClass(InvoiceSource);
