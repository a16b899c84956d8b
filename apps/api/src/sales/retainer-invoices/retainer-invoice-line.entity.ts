import { defineEntity, p } from '@mikro-orm/core';
import { lineColumns } from '../../documents/columns.ts';
import { lineChecks, linesFrozenWhenIssued } from '../../documents/constraints.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

const schema = defineEntity({
  name: 'RetainerInvoiceLine',
  tableName: 'retainer_invoice_line',
  uniques: [
    { name: 'retainer_invoice_line_position_unique', properties: ['retainerInvoice', 'position'], deferMode: 'deferred' },
  ],
  checks: lineChecks('retainer_invoice'),
  triggers: [linesFrozenWhenIssued('retainer_invoice')],
  properties: { ...lineColumns, retainerInvoice: () => p.manyToOne(RetainerInvoice).deleteRule('cascade') },
});
export class RetainerInvoiceLine extends schema.class {}
schema.setClass(RetainerInvoiceLine);
