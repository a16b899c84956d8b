import { defineEntity, p } from '@mikro-orm/core';
import { billTaxColumns } from './bill.columns.ts';
import { Bill } from './bill.entity.ts';

/** One combination of category and rate on a bill. */
const schema = defineEntity({
  name: 'BillTax',
  tableName: 'bill_tax',
  properties: {
    id: p.integer().primary(),
    bill: () => p.manyToOne(Bill).deleteRule('cascade').index(),
    ...billTaxColumns,
  },
});
export class BillTax extends schema.class {}
schema.setClass(BillTax);
