import { defineEntity, p } from '@mikro-orm/core';
import { Bill } from '../bills/bill.entity.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

/** A bill that a vendor credit note corrects. It says nothing of money. */
const schema = defineEntity({
  name: 'VendorCreditNoteBill',
  tableName: 'vendor_credit_note_bill',
  uniques: [{ name: 'vendor_credit_note_bill_unique', properties: ['vendorCreditNote', 'billId'] }],
  properties: {
    id: p.integer().primary(),
    vendorCreditNote: () => p.manyToOne(VendorCreditNote).deleteRule('cascade'),
    // A draft of a bill may still be removed.
    billId: () => p.manyToOne(Bill).mapToPk().joinColumn('bill_id').deleteRule('cascade').index(),
  },
});
export class VendorCreditNoteBill extends schema.class {}
schema.setClass(VendorCreditNoteBill);
