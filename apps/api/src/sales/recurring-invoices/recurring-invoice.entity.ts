import { defineEntity, p } from '@mikro-orm/core';
import { omit, unbilledGroupings } from '@kontor/domain';
import { basisColumns, chargeColumns, discountColumns, textColumns, totalColumns } from '../../documents/columns.ts';
import { scheduleChecks, scheduleColumns } from '../../documents/schedule/schedule.columns.ts';
import { base } from '../../platform/orm/base.ts';
import { RecurringInvoiceLine } from './recurring-invoice-line.entity.ts';

/** A template has no reference, and its documents have days and rates of their own. */
const templateColumns = omit(basisColumns, [
  'referenceNumber',
  'exchangeRateDate',
  'exchangeRateSource',
  'supplyDate',
  'advanceDate',
]);

/** A template with a schedule: it has no number, and its figures are those of the last save, not of what it will make. */
const schema = defineEntity({
  name: 'RecurringInvoice',
  tableName: 'recurring_invoice',
  indexes: [
    { name: 'recurring_invoice_customer_index', properties: ['customerId', 'nextDate', 'id'] },
    { name: 'recurring_invoice_status_index', properties: ['status', 'nextDate', 'id'] },
    { name: 'recurring_invoice_date_index', properties: ['nextDate', 'id'] },
    {
      name: 'recurring_invoice_text_search',
      expression:
        'create index "recurring_invoice_text_search" on "recurring_invoice" using gin (plain_text("name") gin_trgm_ops, plain_text("order_number") gin_trgm_ops)',
    },
  ],
  checks: [
    ...scheduleChecks('recurring_invoice'),
    { name: 'recurring_invoice_one_discount', expression: 'discount_percent is null or discount_amount is null' },
    { name: 'recurring_invoice_exchange_rate', expression: 'exchange_rate > 0' },
    {
      name: 'recurring_invoice_total_sum',
      expression: 'total = net + tax and net = subtotal - discount + charge or prices_include_tax',
    },
  ],
  properties: {
    ...base,
    ...scheduleColumns,
    sends: p.boolean().default(false),
    sendTo: p.text().nullable(),
    billsHours: p.boolean().default(false),
    hoursBy: p.enum(unbilledGroupings).default('project'),
    ...templateColumns,
    ...discountColumns,
    ...chargeColumns,
    ...textColumns,
    ...totalColumns,
    lines: () => p.oneToMany(RecurringInvoiceLine).mappedBy('recurringInvoice').orphanRemoval().orderBy({ position: 'asc' }),
  },
});
export class RecurringInvoice extends schema.class {}
schema.setClass(RecurringInvoice);
