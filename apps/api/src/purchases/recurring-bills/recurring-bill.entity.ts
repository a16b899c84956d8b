import { defineEntity, p } from '@mikro-orm/core';
import { discountColumns } from '../../documents/columns.ts';
import { scheduleChecks, scheduleColumns } from '../../documents/schedule/schedule.columns.ts';
import { base, money, rate } from '../../platform/orm/base.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
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
  checks: [
    ...scheduleChecks('recurring_bill'),
    { name: 'recurring_bill_one_discount', expression: 'discount_percent is null or discount_amount is null' },
    { name: 'recurring_bill_exchange_rate', expression: 'exchange_rate > 0' },
    { name: 'recurring_bill_total_sum', expression: 'total = net + tax and (net = subtotal - discount or prices_include_tax)' },
    {
      name: 'recurring_bill_reverse_charge',
      expression: 'reverse_charge and tax = 0 and not prices_include_tax or not reverse_charge and reverse_tax = 0',
    },
  ],
  properties: {
    ...base,
    ...scheduleColumns,
    vendorId: () => p.manyToOne(Vendor).mapToPk().joinColumn('vendor_id').deleteRule('restrict'),
    orderNumber: p.string().length(50).nullable(),
    paymentReference: p.string().length(50).nullable(),
    currency: p.string().length(3),
    exchangeRate: rate().default(1),
    exchangeRateInverted: p.boolean().default(false),
    pricesIncludeTax: p.boolean().default(false),
    reverseCharge: p.boolean().default(false),
    ...discountColumns,
    subtotal: money().default(0),
    discount: money().default(0),
    net: money().default(0),
    tax: money().default(0),
    reverseTax: money().default(0),
    deductibleTax: money().default(0),
    total: money().default(0),
    comment: p.text().nullable(),
    customerNotes: p.text().nullable(),
    terms: p.text().nullable(),
    lines: () => p.oneToMany(RecurringBillLine).mappedBy('recurringBill').orphanRemoval().orderBy({ position: 'asc' }),
  },
});
export class RecurringBill extends schema.class {}
schema.setClass(RecurringBill);
