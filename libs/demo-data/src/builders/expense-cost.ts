import type { ExpenseCost } from '@kontor/domain';

/** A billable expense that is approved, as the API offers it for invoices. */
export const anExpenseCost = (given: Partial<ExpenseCost> = {}): ExpenseCost => ({
  expenseId: 9,
  userName: 'Ieva Ievaitė',
  vendorName: 'Circle K',
  expenseDate: '2026-03-04',
  ageDays: 6,
  customerId: 1,
  customerName: 'Nemuno logistika, UAB',
  projectId: null,
  projectName: null,
  description: 'Fuel',
  currency: 'EUR',
  cost: 50,
  markUp: 10,
  outlay: false,
  unitPrice: 55,
  price: 55,
  baseUnitPrice: 55,
  invoiceId: null,
  invoiceNumber: null,
  ...given,
});
