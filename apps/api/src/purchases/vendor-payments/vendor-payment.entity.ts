import { defineEntity, p } from '@mikro-orm/core';
import { paymentMethods } from '@kontor/domain';
import { rateIndex } from '../../documents/known-rates.ts';
import { base, money, rate } from '../../platform/orm/base.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { VendorPaymentAllocation } from './vendor-payment-allocation.entity.ts';

const schema = defineEntity({
  name: 'VendorPayment',
  tableName: 'vendor_payment',
  indexes: [
    rateIndex('vendor_payment'),
    { name: 'vendor_payment_vendor_index', properties: ['vendorId', 'paymentDate', 'id'] },
    { name: 'vendor_payment_date_index', properties: ['paymentDate', 'id'] },
    {
      name: 'vendor_payment_reference_search',
      expression:
        'create index "vendor_payment_reference_search" on "vendor_payment" using gin (plain_text("reference") gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'vendor_payment_amount', expression: 'amount > 0' },
    { name: 'vendor_payment_exchange_rate', expression: 'exchange_rate > 0' },
  ],
  properties: {
    ...base,
    vendorId: () => p.manyToOne(Vendor).mapToPk().joinColumn('vendor_id').deleteRule('restrict'),
    paymentDate: p.date(),
    amount: money(),
    currency: p.string().length(3),
    /** Units of the organisation's currency per unit of the payment's, or the inverse. */
    exchangeRate: rate().default(1),
    exchangeRateInverted: p.boolean().default(false),
    method: p.enum(paymentMethods),
    reference: p.string().length(100).nullable(),
    allocations: () => p.oneToMany(VendorPaymentAllocation).mappedBy('vendorPayment').orphanRemoval(),
  },
});
export class VendorPayment extends schema.class {}
schema.setClass(VendorPayment);
