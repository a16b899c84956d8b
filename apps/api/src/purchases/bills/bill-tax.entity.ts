import { defineEntity, p } from '@mikro-orm/core';
import { taxCategories } from '@kontor/domain';
import { money, percent } from '../../platform/orm/base.ts';
import { Bill } from './bill.entity.ts';

/** One combination of category and rate on a bill. */
const schema = defineEntity({
  name: 'BillTax',
  tableName: 'bill_tax',
  properties: {
    id: p.integer().primary(),
    bill: () => p.manyToOne(Bill).deleteRule('cascade').index(),
    category: p.enum(taxCategories),
    percent: percent().nullable(),
    base: money(),
    amount: money(),
    deductible: money(),
  },
});
export class BillTax extends schema.class {}
schema.setClass(BillTax);
