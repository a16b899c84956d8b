import { defineEntity, p } from '@mikro-orm/core';
import { billLineChecks, billLineColumns } from '../bills/bill.columns.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';
import { vendorCreditNoteLinesFrozen } from './vendor-credit-note.triggers.ts';

const schema = defineEntity({
  name: 'VendorCreditNoteLine',
  tableName: 'vendor_credit_note_line',
  uniques: [
    { name: 'vendor_credit_note_line_position_unique', properties: ['vendorCreditNote', 'position'], deferMode: 'deferred' },
  ],
  checks: billLineChecks('vendor_credit_note_line'),
  triggers: [vendorCreditNoteLinesFrozen],
  properties: {
    id: p.integer().primary(),
    vendorCreditNote: () => p.manyToOne(VendorCreditNote).deleteRule('cascade'),
    ...billLineColumns,
  },
});
export class VendorCreditNoteLine extends schema.class {}
schema.setClass(VendorCreditNoteLine);
