import { RecurringBillLine } from '../../src/purchases/recurring-bills/recurring-bill-line.entity.ts';
import { RecurringBill } from '../../src/purchases/recurring-bills/recurring-bill.entity.ts';
import { aVendor } from './bill.ts';
import { aTaxRate } from './item.ts';
import { rowsOf } from './store.ts';
import { aUser } from './user.ts';

/** Monthly, from a day that is always to come. */
export const aRecurringBill = rowsOf(RecurringBill)(() => ({
  name: 'Rent',
  vendorId: aVendor(),
  setUpById: aUser(),
  every: 1,
  unit: 'month',
  firstDate: '2099-01-31',
  nextDate: '2099-01-31',
  currency: 'EUR',
}));

export const aRecurringBillLine = rowsOf(RecurringBillLine)(() => ({
  recurringBill: aRecurringBill(),
  position: 1,
  description: 'Rent',
  quantity: 1,
  unit: 'MON',
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
