import { BillLine } from '../../src/purchases/bills/bill-line.entity.ts';
import { Bill } from '../../src/purchases/bills/bill.entity.ts';
import { Vendor } from '../../src/purchases/vendors/vendor.entity.ts';
import { aTaxRate } from './item.ts';
import { rowsOf } from './store.ts';

export const aVendor = rowsOf(Vendor)(() => ({ kind: 'company', name: 'Popieriaus ratas, UAB', country: 'LT', currency: 'EUR' }));

/** A draft without lines. */
export const aBill = rowsOf(Bill)(() => ({
  vendorId: aVendor(),
  billDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
}));

export const aBillLine = rowsOf(BillLine)(() => ({
  bill: aBill(),
  position: 1,
  description: 'Paper',
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
