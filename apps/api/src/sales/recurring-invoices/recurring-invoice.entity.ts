import { defineEntity, p } from '@mikro-orm/core';
import { recurringInvoiceStatuses, recurringUnits, unbilledGroupings } from '@kontor/domain';
import { basisColumns, chargeColumns, discountColumns, textColumns, totalColumns } from '../../documents/columns.ts';
import { User } from '../../people/users/user.entity.ts';
import { base } from '../../platform/orm/base.ts';
import { RecurringInvoiceLine } from './recurring-invoice-line.entity.ts';

const { customerId, contactId, projectId, orderNumber, currency, exchangeRate, exchangeRateInverted } = basisColumns;
const { deliveryPlace, language, pricesIncludeTax } = basisColumns;

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
        'create index "recurring_invoice_text_search" on "recurring_invoice" using gin ("name" gin_trgm_ops, "order_number" gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'recurring_invoice_every', expression: 'every >= 1 and every <= 100' },
    { name: 'recurring_invoice_times', expression: 'times >= 1' },
    { name: 'recurring_invoice_one_end', expression: 'last_date is null or times is null' },
    { name: 'recurring_invoice_last_after_first', expression: 'last_date >= first_date' },
    { name: 'recurring_invoice_ended', expression: "(status = 'ended') = (next_date is null)" },
    { name: 'recurring_invoice_next_after_first', expression: 'next_date >= first_date' },
    { name: 'recurring_invoice_terms', expression: 'payment_terms_days >= 0' },
    { name: 'recurring_invoice_one_discount', expression: 'discount_percent is null or discount_amount is null' },
    { name: 'recurring_invoice_exchange_rate', expression: 'exchange_rate > 0' },
    {
      name: 'recurring_invoice_total_sum',
      expression: 'total = net + tax and net = subtotal - discount + charge or prices_include_tax',
    },
  ],
  properties: {
    ...base,
    status: p.enum(recurringInvoiceStatuses).default('active'),
    name: p.string().length(100),
    every: p.integer(),
    unit: p.enum(recurringUnits),
    firstDate: p.date(),
    lastDate: p.date().nullable(),
    times: p.integer().nullable(),
    nextDate: p.date().nullable(),
    sends: p.boolean().default(false),
    sendTo: p.text().nullable(),
    paymentTermsDays: p.integer().nullable(),
    billsHours: p.boolean().default(false),
    hoursBy: p.enum(unbilledGroupings).default('project'),
    /** The history of its invoices names this person beside the system. */
    setUpById: () => p.manyToOne(User).mapToPk().joinColumn('set_up_by_id').deleteRule('restrict').index(),
    ...{ customerId, contactId, projectId, orderNumber, currency, exchangeRate, exchangeRateInverted },
    ...{ deliveryPlace, language, pricesIncludeTax },
    ...discountColumns,
    ...chargeColumns,
    ...textColumns,
    ...totalColumns,
    lines: () => p.oneToMany(RecurringInvoiceLine).mappedBy('recurringInvoice').orphanRemoval().orderBy({ position: 'asc' }),
  },
});
export class RecurringInvoice extends schema.class {}
schema.setClass(RecurringInvoice);
