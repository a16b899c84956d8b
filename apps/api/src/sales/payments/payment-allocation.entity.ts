import { defineEntity, p } from '@mikro-orm/core';
import { Invoice } from '../invoices/invoice.entity.ts';
import { money } from '../../platform/orm/base.ts';
import { Payment } from './payment.entity.ts';

const schema = defineEntity({
  name: 'PaymentAllocation',
  tableName: 'payment_allocation',
  uniques: [{ name: 'payment_allocation_unique', properties: ['payment', 'invoiceId'] }],
  indexes: [
    {
      name: 'payment_allocation_date_index',
      expression:
        'create index "payment_allocation_date_index" on "payment_allocation" ("allocation_date") include ("payment_id", "invoice_id", "amount")',
    },
  ],
  checks: [{ name: 'payment_allocation_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    payment: () => p.manyToOne(Payment).deleteRule('cascade'),
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').deleteRule('restrict').index(),
    amount: money(),
    /** The date of the payment, or a later one if the customer's credit was used. */
    allocationDate: p.date(),
  },
});
export class PaymentAllocation extends schema.class {}
schema.setClass(PaymentAllocation);
