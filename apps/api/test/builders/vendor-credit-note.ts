import { VendorCreditNoteLine } from '../../src/purchases/vendor-credit-notes/vendor-credit-note-line.entity.ts';
import { VendorCreditNote } from '../../src/purchases/vendor-credit-notes/vendor-credit-note.entity.ts';
import { aVendor } from './bill.ts';
import { aTaxRate } from './item.ts';
import { rowsOf } from './store.ts';

/** A draft without lines. */
export const aVendorCreditNote = rowsOf(VendorCreditNote)(() => ({
  vendorId: aVendor(),
  creditDate: '2026-03-05',
  currency: 'EUR',
}));

export const aVendorCreditNoteLine = rowsOf(VendorCreditNoteLine)(() => ({
  vendorCreditNote: aVendorCreditNote(),
  position: 1,
  description: 'Paper sent back',
  quantity: 1,
  unit: 'C62',
  unitCost: 0,
  taxRateId: aTaxRate(),
  taxName: 'VAT 21',
  taxPercent: 21,
  taxCategory: 'S',
  net: 0,
  base: 0,
  tax: 0,
  deductibleTax: 0,
}));
