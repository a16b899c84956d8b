import { defineEntity, p } from '@mikro-orm/core';
import { paymentMethods } from '@kontor/domain';
import { money } from '../../platform/orm/base.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

/** Money of a vendor credit note that the vendor paid back. */
const schema = defineEntity({
  name: 'VendorRefund',
  tableName: 'vendor_refund',
  indexes: [{ name: 'vendor_refund_date_index', properties: ['refundDate'] }],
  checks: [{ name: 'vendor_refund_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    vendorCreditNote: () => p.manyToOne(VendorCreditNote).deleteRule('restrict').index(),
    refundDate: p.date(),
    amount: money(),
    method: p.enum(paymentMethods),
    reference: p.string().length(100).nullable(),
  },
});
export class VendorRefund extends schema.class {}
schema.setClass(VendorRefund);
