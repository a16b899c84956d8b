import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { Bill } from '../bills/bill.entity.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

/** The part of a bill's balance that a vendor credit note paid. */
const schema = defineEntity({
  name: 'VendorCreditApplication',
  tableName: 'vendor_credit_application',
  indexes: [{ name: 'vendor_credit_application_date_index', properties: ['applicationDate'] }],
  checks: [{ name: 'vendor_credit_application_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    vendorCreditNote: () => p.manyToOne(VendorCreditNote).deleteRule('restrict').index(),
    billId: () => p.manyToOne(Bill).mapToPk().joinColumn('bill_id').deleteRule('restrict').index(),
    applicationDate: p.date(),
    amount: money(),
  },
});
export class VendorCreditApplication extends schema.class {}
schema.setClass(VendorCreditApplication);
