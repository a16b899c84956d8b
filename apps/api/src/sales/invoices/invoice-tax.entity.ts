import { defineEntity, p } from '@mikro-orm/core';
import { taxColumns } from '../../documents/columns.ts';
import { Invoice } from './invoice.entity.ts';

const schema = defineEntity({
  name: 'InvoiceTax',
  tableName: 'invoice_tax',
  properties: { ...taxColumns, invoice: () => p.manyToOne(Invoice).deleteRule('cascade').index() },
});
export class InvoiceTax extends schema.class {}
schema.setClass(InvoiceTax);
