import { defineEntity, p } from '@mikro-orm/core';
import { taxColumns } from '../../documents/columns.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

const schema = defineEntity({
  name: 'RetainerInvoiceTax',
  tableName: 'retainer_invoice_tax',
  properties: { ...taxColumns, retainerInvoice: () => p.manyToOne(RetainerInvoice).deleteRule('cascade').index() },
});
export class RetainerInvoiceTax extends schema.class {}
schema.setClass(RetainerInvoiceTax);
