import { defineEntity, p } from '@mikro-orm/core';
import { scheduleChecks, scheduleColumns } from '../../documents/schedule/schedule.columns.ts';
import { base } from '../../platform/orm/base.ts';
import { purchaseTemplateChecks, purchaseTemplateColumns } from '../bills/bill.columns.ts';
import { RecurringBillLine } from './recurring-bill-line.entity.ts';

/** A template with a schedule: its figures are those of the last save, not of what it will make. */
const schema = defineEntity({
  name: 'RecurringBill',
  tableName: 'recurring_bill',
  indexes: [
    { name: 'recurring_bill_vendor_index', properties: ['vendorId', 'nextDate', 'id'] },
    { name: 'recurring_bill_status_index', properties: ['status', 'nextDate', 'id'] },
    { name: 'recurring_bill_date_index', properties: ['nextDate', 'id'] },
    {
      name: 'recurring_bill_text_search',
      expression:
        'create index "recurring_bill_text_search" on "recurring_bill" using gin (plain_text("name") gin_trgm_ops, plain_text("order_number") gin_trgm_ops)',
    },
  ],
  checks: [...scheduleChecks('recurring_bill'), ...purchaseTemplateChecks('recurring_bill')],
  properties: {
    ...base,
    ...scheduleColumns,
    ...purchaseTemplateColumns,
    orderNumber: p.string().length(50).nullable(),
    paymentReference: p.string().length(50).nullable(),
    customerNotes: p.text().nullable(),
    terms: p.text().nullable(),
    lines: () => p.oneToMany(RecurringBillLine).mappedBy('recurringBill').orphanRemoval().orderBy({ position: 'asc' }),
  },
});
export class RecurringBill extends schema.class {}
schema.setClass(RecurringBill);
