import type { ExpenseInput, ExpenseRecord } from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { myId } from '../../../platform/api/session/myId.ts';

/** An expense as typed: a number is null when empty, and NaN when unreadable. */
export type ExpenseValues = Omit<Required<ExpenseInput>, 'amount' | 'alikeConfirmed'> & {
  amount: number | null;
  alikeConfirmed?: boolean;
};

export const expenseDrafts = localDraftsOf<ExpenseValues>('expense', (values) => 'amount' in values);

export const newExpense = (today: string, currency: string, given: Partial<ExpenseValues> = {}): ExpenseValues => ({
  userId: myId() || null,
  paidBy: 'employee',
  expenseDate: today,
  vendorName: null,
  comment: null,
  categoryId: null,
  currency,
  exchangeRate: 1,
  exchangeRateInverted: currency === 'EUR',
  exchangeRateDate: null,
  exchangeRateSource: null,
  kind: 'receipt',
  travelRateId: null,
  quantity: null,
  passengers: 0,
  departure: null,
  destination: null,
  endDate: null,
  amount: null,
  taxRateId: null,
  taxAmount: null,
  deductiblePercent: null,
  projectId: null,
  customerId: null,
  billable: false,
  markUpPercent: null,
  outlay: false,
  ...given,
});

export const valuesOf = (expense: ExpenseRecord): ExpenseValues => ({
  userId: expense.userId,
  paidBy: expense.paidBy,
  expenseDate: expense.expenseDate,
  vendorName: expense.vendorName,
  comment: expense.comment,
  categoryId: expense.categoryId,
  currency: expense.currency,
  exchangeRate: expense.exchangeRate,
  exchangeRateInverted: expense.exchangeRateInverted,
  exchangeRateDate: expense.exchangeRateDate,
  exchangeRateSource: expense.exchangeRateSource,
  kind: expense.kind,
  travelRateId: expense.travelRateId,
  quantity: expense.quantity,
  passengers: expense.passengers,
  departure: expense.departure,
  destination: expense.destination,
  endDate: expense.endDate,
  amount: expense.amount,
  taxRateId: expense.taxRateId,
  taxAmount: expense.taxAmount,
  // Nothing of an outlay is deductible, which says nothing of the expense once it is none.
  deductiblePercent: expense.outlay || expense.deductiblePercent === 100 ? null : expense.deductiblePercent,
  projectId: expense.projectId,
  customerId: expense.customerId,
  billable: expense.billable,
  outlay: expense.outlay,
  markUpPercent: expense.markUpPercent ?? null,
});

/** What is sent: a field that the person may not see is left out, and stays as it is. */
export function expenseInputOf(values: ExpenseValues): object {
  const { markUpPercent, ...rest } = values;
  return maySee('Expense', 'markUpPercent') ? values : rest;
}
