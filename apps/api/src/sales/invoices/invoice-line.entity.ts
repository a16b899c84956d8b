import { defineEntity, p } from '@mikro-orm/core';
import { lineColumns } from '../../documents/columns.ts';
import { lineChecks, linesFrozenWhenIssued } from '../../documents/constraints.ts';
import { InvoiceSource } from './invoice-source.entity.ts';
import { Invoice } from './invoice.entity.ts';

const schema = defineEntity({
  name: 'InvoiceLine',
  tableName: 'invoice_line',
  uniques: [{ name: 'invoice_line_position_unique', properties: ['invoice', 'position'], deferMode: 'deferred' }],
  checks: lineChecks('invoice'),
  triggers: [linesFrozenWhenIssued('invoice')],
  properties: {
    ...lineColumns,
    invoice: () => p.manyToOne(Invoice).deleteRule('cascade'),
    sources: () => p.oneToMany(InvoiceSource).mappedBy('line').orphanRemoval(),
  },
});
export class InvoiceLine extends schema.class {}
schema.setClass(InvoiceLine);
