import { defineEntity, p } from '@mikro-orm/core';
import { lineColumns } from '../../documents/columns.ts';
import { lineChecks, linesFrozenWhenIssued } from '../../documents/constraints.ts';
import { InvoiceLine } from '../invoices/invoice-line.entity.ts';
import { CreditNoteSource } from './credit-note-source.entity.ts';
import { CreditNote } from './credit-note.entity.ts';

const schema = defineEntity({
  name: 'CreditNoteLine',
  tableName: 'credit_note_line',
  uniques: [
    { name: 'credit_note_line_position_unique', properties: ['creditNote', 'position'], deferMode: 'deferred' },
    { name: 'credit_note_line_unique', properties: ['creditNote', 'invoiceLineId'], deferMode: 'deferred' },
  ],
  checks: lineChecks('credit_note'),
  triggers: [linesFrozenWhenIssued('credit_note')],
  properties: {
    ...lineColumns,
    creditNote: () => p.manyToOne(CreditNote).deleteRule('cascade'),
    /** Empty where it credits an advance, whose lines are not credited one by one. */
    invoiceLineId: () =>
      p.manyToOne(InvoiceLine).mapToPk().joinColumn('invoice_line_id').nullable().deleteRule('restrict').index(),
    /** Part of the price was credited, but no quantity. */
    isByAmount: p.boolean().default(false),
    sources: () => p.oneToMany(CreditNoteSource).mappedBy('line').orphanRemoval(),
  },
});
export class CreditNoteLine extends schema.class {}
schema.setClass(CreditNoteLine);
