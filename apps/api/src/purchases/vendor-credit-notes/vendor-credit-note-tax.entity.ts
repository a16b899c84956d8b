import { defineEntity, p } from '@mikro-orm/core';
import { billTaxColumns } from '../bills/bill.columns.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

/** One combination of category and rate on a vendor credit note. */
const schema = defineEntity({
  name: 'VendorCreditNoteTax',
  tableName: 'vendor_credit_note_tax',
  properties: {
    id: p.integer().primary(),
    vendorCreditNote: () => p.manyToOne(VendorCreditNote).deleteRule('cascade').index(),
    ...billTaxColumns,
  },
});
export class VendorCreditNoteTax extends schema.class {}
schema.setClass(VendorCreditNoteTax);
