import { defineEntity, p } from '@mikro-orm/core';
import { lineColumns } from '../../documents/columns.ts';
import { lineChecks } from '../../documents/constraints.ts';
import { RecurringInvoice } from './recurring-invoice.entity.ts';

const schema = defineEntity({
  name: 'RecurringInvoiceLine',
  tableName: 'recurring_invoice_line',
  uniques: [
    { name: 'recurring_invoice_line_position_unique', properties: ['recurringInvoice', 'position'], deferMode: 'deferred' },
  ],
  checks: lineChecks('recurring_invoice'),
  properties: { ...lineColumns, recurringInvoice: () => p.manyToOne(RecurringInvoice).deleteRule('cascade') },
});
export class RecurringInvoiceLine extends schema.class {}
schema.setClass(RecurringInvoiceLine);
