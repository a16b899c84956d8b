import { Expense } from '../../src/purchases/expenses/expense.entity.ts';
import { Reimbursement } from '../../src/purchases/expenses/reimbursements/reimbursement.entity.ts';
import { rowsOf } from './store.ts';

/** A draft; the caller says whose. */
export const anExpense = rowsOf(Expense)(() => ({
  userId: 1,
  paidBy: 'employee',
  expenseDate: '2026-03-02',
  vendorName: 'Degalinė',
  currency: 'EUR',
  amount: 121,
  baseAmount: 121,
  net: 121,
}));

export const aReimbursement = rowsOf(Reimbursement)(() => ({
  userId: 1,
  paymentDate: '2026-03-10',
  amount: 0,
  currency: 'EUR',
  method: 'bankTransfer',
}));
