import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import { Payment } from './payment.entity.ts';

/** The part of a payment that pays a retainer invoice. */
const schema = defineEntity({
  name: 'RetainerPayment',
  tableName: 'retainer_payment',
  uniques: [{ name: 'retainer_payment_unique', properties: ['payment', 'retainerInvoiceId'] }],
  checks: [{ name: 'retainer_payment_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    payment: () => p.manyToOne(Payment).deleteRule('cascade'),
    retainerInvoiceId: () =>
      p.manyToOne(RetainerInvoice).mapToPk().joinColumn('retainer_invoice_id').deleteRule('restrict').index(),
    amount: money(),
    /** The date of the payment, or a later one if the customer's credit was used. */
    allocationDate: p.date(),
  },
});
export class RetainerPayment extends schema.class {}
schema.setClass(RetainerPayment);
