import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { Bill } from '../bills/bill.entity.ts';
import { VendorPayment } from './vendor-payment.entity.ts';

const schema = defineEntity({
  name: 'VendorPaymentAllocation',
  tableName: 'vendor_payment_allocation',
  uniques: [{ name: 'vendor_payment_allocation_unique', properties: ['vendorPayment', 'billId'] }],
  checks: [{ name: 'vendor_payment_allocation_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    vendorPayment: () => p.manyToOne(VendorPayment).deleteRule('cascade'),
    billId: () => p.manyToOne(Bill).mapToPk().joinColumn('bill_id').deleteRule('restrict').index(),
    amount: money(),
  },
});
export class VendorPaymentAllocation extends schema.class {}
schema.setClass(VendorPaymentAllocation);
