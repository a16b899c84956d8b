import { defineEntity, p } from '@mikro-orm/core';
import { InvoiceSource } from '../invoices/invoice-source.entity.ts';
import { CreditNoteLine } from './credit-note-line.entity.ts';

/** A source of the credited line that the credit note releases to be billed again, of whatever kind. */
const schema = defineEntity({
  name: 'CreditNoteSource',
  tableName: 'credit_note_source',
  uniques: [{ name: 'credit_note_source_unique', properties: ['line', 'sourceId'] }],
  properties: {
    id: p.integer().primary(),
    line: () => p.manyToOne(CreditNoteLine).joinColumn('credit_note_line_id').deleteRule('cascade'),
    sourceId: () => p.manyToOne(InvoiceSource).mapToPk().joinColumn('invoice_source_id').deleteRule('cascade').index(),
  },
});
export class CreditNoteSource extends schema.class {}
schema.setClass(CreditNoteSource);
