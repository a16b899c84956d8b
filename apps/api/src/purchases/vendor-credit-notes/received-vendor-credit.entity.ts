import { defineEntity, p } from '@mikro-orm/core';
import { receivedColumns } from '../bills/received.columns.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

/** The file that a vendor credit note was made of, kept as it came for as long as the credit note. */
const schema = defineEntity({
  name: 'ReceivedVendorCredit',
  tableName: 'received_vendor_credit',
  uniques: [
    { name: 'received_vendor_credit_note_unique', properties: ['vendorCreditNote'] },
    { name: 'received_vendor_credit_sha256_unique', properties: ['sha256'] },
    { name: 'received_vendor_credit_file_unique', properties: ['fileId'] },
  ],
  properties: {
    id: p.integer().primary(),
    vendorCreditNote: () => p.manyToOne(VendorCreditNote).deleteRule('cascade'),
    ...receivedColumns,
  },
});
export class ReceivedVendorCredit extends schema.class {}
schema.setClass(ReceivedVendorCredit);
