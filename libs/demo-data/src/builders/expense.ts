import { expenseColumns, type ExpenseInput, type ExpenseRecord, type ReimbursementRecord } from '@kontor/domain';
import { stored } from './base.ts';

const expense = {
  paidBy: 'employee',
  expenseDate: '2026-03-02',
  vendorName: 'Circle K',
  currency: 'EUR',
  amount: 42.35,
} as const satisfies ExpenseInput;

const anExpense = (given: Partial<ExpenseInput> = {}): ExpenseInput => ({ ...expense, ...given });

/** An expense as the API answers it. */
export function anExpenseRecord(given: Partial<ExpenseRecord> = {}, input: Partial<ExpenseInput> = {}): ExpenseRecord {
  const columns = expenseColumns(anExpense(input), {
    userId: 1,
    currency: 'EUR',
    rate: null,
    projectCustomerId: null,
    exchangeRate: 1,
    exchangeRateInverted: false,
    markUps: { project: null, customer: null, organisation: null },
  });
  return {
    ...stored,
    ...columns,
    status: 'draft',
    userName: 'Ieva Ievaitė',
    hasPaper: true,
    submittedAt: null,
    approvedAt: null,
    approvedByName: null,
    rejectReason: null,
    reimbursementId: null,
    reimbursedDate: null,
    billed: false,
    invoices: [],
    projectName: columns.projectId === null ? null : 'Užsakymų sistema',
    customerName: columns.customerId === null ? null : 'Nemuno logistika, UAB',
    ...given,
  };
}

export const aReimbursementRecord = (given: Partial<ReimbursementRecord> = {}): ReimbursementRecord => ({
  ...stored,
  userId: 1,
  userName: 'Ieva Ievaitė',
  paymentDate: '2026-03-10',
  amount: 42.35,
  currency: 'EUR',
  method: 'bankTransfer',
  reference: null,
  expenses: [{ expenseId: 1, expenseDate: '2026-03-02', vendorName: 'Circle K', amount: 42.35 }],
  ...given,
});
