import { defineEntity, p } from '@mikro-orm/core';
import { paymentMethods } from '@kontor/domain';
import { money } from '../../platform/orm/base.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

/** Money of a retainer invoice that was paid back to the customer. */
const schema = defineEntity({
  name: 'RetainerRefund',
  tableName: 'retainer_refund',
  indexes: [{ name: 'retainer_refund_date_index', properties: ['refundDate'] }],
  checks: [{ name: 'retainer_refund_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    retainerInvoice: () => p.manyToOne(RetainerInvoice).deleteRule('restrict').index(),
    refundDate: p.date(),
    amount: money(),
    method: p.enum(paymentMethods),
    reference: p.string().length(100).nullable(),
  },
});
export class RetainerRefund extends schema.class {}
schema.setClass(RetainerRefund);
