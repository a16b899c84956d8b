import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { Bill } from '../bills/bill.entity.ts';
import { VendorPayment } from '../vendor-payments/vendor-payment.entity.ts';
import { PaymentRun } from './payment-run.entity.ts';

const schema = defineEntity({
  name: 'PaymentRunLine',
  tableName: 'payment_run_line',
  uniques: [{ name: 'payment_run_line_bill_unique', properties: ['paymentRun', 'billId'], deferMode: 'deferred' }],
  indexes: [
    // A bill stands in one draft or exported run at most.
    {
      name: 'payment_run_line_living',
      expression: 'create unique index "payment_run_line_living" on "payment_run_line" ("bill_id") where "living"',
    },
  ],
  checks: [{ name: 'payment_run_line_amount', expression: 'amount > 0' }],
  triggers: [
    {
      name: 'payment_run_line_frozen',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      body: `if (tg_op <> 'UPDATE' or (old.bill_id, old.amount) is distinct from (new.bill_id, new.amount))
          and exists (select 1 from payment_run where id = coalesce(new.payment_run_id, old.payment_run_id) and status <> 'draft') then
        raise exception 'the lines of an exported payment run are frozen' using errcode = 'restrict_violation', constraint = 'payment_run_line_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    paymentRun: () => p.manyToOne(PaymentRun).joinColumn('payment_run_id').deleteRule('cascade'),
    position: p.integer(),
    billId: () => p.manyToOne(Bill).mapToPk().joinColumn('bill_id').deleteRule('restrict').index(),
    amount: money(),
    /** The run is a draft or exported. */
    living: p.boolean().default(true),
    /** Where the file of the run pays to. */
    account: p.string().length(50).nullable(),
    vendorPaymentId: () =>
      p.manyToOne(VendorPayment).mapToPk().joinColumn('vendor_payment_id').nullable().deleteRule('set null').index(),
  },
});
export class PaymentRunLine extends schema.class {}
schema.setClass(PaymentRunLine);
