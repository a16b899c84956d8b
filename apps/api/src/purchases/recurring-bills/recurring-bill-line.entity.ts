import { defineEntity, p } from '@mikro-orm/core';
import { billLineChecks, billLineColumns, passedOnChecks, passedOnColumns } from '../bills/bill.columns.ts';
import { RecurringBill } from './recurring-bill.entity.ts';

const schema = defineEntity({
  name: 'RecurringBillLine',
  tableName: 'recurring_bill_line',
  uniques: [{ name: 'recurring_bill_line_position_unique', properties: ['recurringBill', 'position'], deferMode: 'deferred' }],
  checks: [...billLineChecks('recurring_bill_line'), ...passedOnChecks('recurring_bill_line')],
  properties: {
    id: p.integer().primary(),
    recurringBill: () => p.manyToOne(RecurringBill).deleteRule('cascade'),
    ...billLineColumns,
    ...passedOnColumns,
  },
});
export class RecurringBillLine extends schema.class {}
schema.setClass(RecurringBillLine);
