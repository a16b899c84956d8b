import { defineEntity, p } from '@mikro-orm/core';
import { paymentMethods } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { rateIndex } from '../../documents/known-rates.ts';
import { base, money, rate } from '../../platform/orm/base.ts';
import { PaymentAllocation } from './payment-allocation.entity.ts';
import { RetainerPayment } from './retainer-payment.entity.ts';

const schema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  indexes: [
    rateIndex('payment'),
    { name: 'payment_customer_index', properties: ['customerId', 'paymentDate', 'id'] },
    { name: 'payment_date_index', properties: ['paymentDate', 'id'] },
    {
      name: 'payment_reference_search',
      expression: 'create index "payment_reference_search" on "payment" using gin (plain_text("reference") gin_trgm_ops)',
    },
  ],
  checks: [
    {
      name: 'payment_amounts',
      expression: 'amount > 0 and unallocated >= 0 and refunded >= 0 and unallocated + refunded <= amount',
    },
  ],
  properties: {
    ...base,
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').deleteRule('restrict'),
    paymentDate: p.date(),
    amount: money(),
    currency: p.string().length(3),
    /** Units of the organisation's currency per unit of the payment's, or the inverse. */
    exchangeRate: rate().default(1),
    exchangeRateInverted: p.boolean().default(false),
    method: p.enum(paymentMethods),
    reference: p.string().length(100).nullable(),
    unallocated: money().default(0),
    /** The sum of its refunds. */
    refunded: money().default(0),
    allocations: () => p.oneToMany(PaymentAllocation).mappedBy('payment').orphanRemoval(),
    retainers: () => p.oneToMany(RetainerPayment).mappedBy('payment').orphanRemoval(),
  },
});
export class Payment extends schema.class {}
schema.setClass(Payment);
