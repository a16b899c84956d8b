import { RecurringInvoice } from '../../src/sales/recurring-invoices/recurring-invoice.entity.ts';
import { aCustomer } from './customer.ts';
import { rowsOf } from './store.ts';
import { aUser } from './user.ts';

/** Bills the hours of each month, so that it needs no line, from a day that is always to come. */
export const aRecurringInvoice = rowsOf(RecurringInvoice)(() => ({
  name: 'Hours',
  customerId: aCustomer(),
  setUpById: aUser(),
  every: 1,
  unit: 'month',
  firstDate: '2099-01-31',
  nextDate: '2099-01-31',
  billsHours: true,
  currency: 'EUR',
}));
