import { defineEntity, p } from '@mikro-orm/core';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { decimal, markUp } from '../../platform/orm/base.ts';
import { billLineChecks, billLineColumns } from './bill.columns.ts';
import { Bill } from './bill.entity.ts';
import { billLinesFrozen } from './bill.triggers.ts';

const schema = defineEntity({
  name: 'BillLine',
  tableName: 'bill_line',
  uniques: [{ name: 'bill_line_position_unique', properties: ['bill', 'position'], deferMode: 'deferred' }],
  checks: [
    ...billLineChecks('bill_line'),
    {
      name: 'bill_line_billable',
      expression:
        'not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0',
    },
    { name: 'bill_line_outlay', expression: 'not outlay or billable and mark_up = 0 and deductible_tax = 0' },
  ],
  triggers: [billLinesFrozen],
  properties: {
    id: p.integer().primary(),
    bill: () => p.manyToOne(Bill).deleteRule('cascade'),
    ...billLineColumns,
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').nullable().deleteRule('restrict').index(),
    billable: p.boolean().default(false),
    markUpPercent: markUp().nullable(),
    markUp: markUp().default(0),
    unitPrice: decimal().nullable(),
    outlay: p.boolean().default(false),
  },
});
export class BillLine extends schema.class {}
schema.setClass(BillLine);
