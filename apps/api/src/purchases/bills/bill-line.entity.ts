import { defineEntity, p } from '@mikro-orm/core';
import { billLineChecks, billLineColumns, passedOnChecks, passedOnColumns } from './bill.columns.ts';
import { Bill } from './bill.entity.ts';
import { billLinesFrozen } from './bill.triggers.ts';

const schema = defineEntity({
  name: 'BillLine',
  tableName: 'bill_line',
  uniques: [{ name: 'bill_line_position_unique', properties: ['bill', 'position'], deferMode: 'deferred' }],
  indexes: [
    {
      // Covers the sums of what is passed on, a tenth of all lines.
      name: 'bill_line_billable_index',
      expression:
        'create index "bill_line_billable_index" on "bill_line" ("customer_id", "project_id") include ("id", "bill_id", "base", "tax", "deductible_tax", "quantity", "unit_price") where "billable"',
    },
  ],
  checks: [
    ...billLineChecks('bill_line'),
    ...passedOnChecks('bill_line'),
    { name: 'bill_line_service', expression: 'service_to >= service_from' },
  ],
  triggers: [billLinesFrozen],
  properties: {
    id: p.integer().primary(),
    bill: () => p.manyToOne(Bill).deleteRule('cascade'),
    ...billLineColumns,
    ...passedOnColumns,
    serviceFrom: p.date().nullable(),
    serviceTo: p.date().nullable(),
  },
});
export class BillLine extends schema.class {}
schema.setClass(BillLine);
