import { defineEntity, p } from '@mikro-orm/core';
import { paymentMethods } from '@kontor/domain';
import { money } from '../../platform/orm/base.ts';
import { Payment } from './payment.entity.ts';

/** Unused credit of a payment that was paid back to the customer. */
const schema = defineEntity({
  name: 'PaymentRefund',
  tableName: 'payment_refund',
  indexes: [{ name: 'payment_refund_date_index', properties: ['refundDate'] }],
  checks: [{ name: 'payment_refund_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    payment: () => p.manyToOne(Payment).deleteRule('restrict').index(),
    refundDate: p.date(),
    amount: money(),
    method: p.enum(paymentMethods),
    reference: p.string().length(100).nullable(),
  },
});
export class PaymentRefund extends schema.class {}
schema.setClass(PaymentRefund);
