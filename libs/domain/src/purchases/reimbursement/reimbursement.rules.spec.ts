import { expect, it } from '@jest/globals';
import { assertReimbursable } from './reimbursement.rules.ts';

const expense = { id: 1, userId: 3, status: 'approved', paidBy: 'employee', expenseDate: '2026-03-02' } as const;
const problemOf = (paymentDate: string, others: object[]): string | undefined => {
  try {
    assertReimbursable(paymentDate, [...others.map((change) => ({ ...expense, ...change }))], '2026-03-20');
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

it.each<[date: string, expenses: object[], code: string | undefined]>([
  ['2026-03-20', [{}], undefined],
  ['2026-03-02', [{}, { id: 2 }], undefined],
  ['2026-03-20', [], 'reimbursement.no_expenses'],
  ['2026-03-20', [{}, { userId: 4 }], 'reimbursement.other_person'],
  ['2026-03-20', [{}, { paidBy: 'firm' }], 'expense.paid_by_firm'],
  ['2026-03-20', [{ status: 'submitted' }], 'expense.cannot_reimburse'],
  ['2026-03-20', [{ status: 'reimbursed' }], 'expense.cannot_reimburse'],
  ['2026-03-01', [{}], 'reimbursement.before_expense'],
  ['2026-03-21', [{}], 'reimbursement.in_future'],
])('a payment on %s of %j: %s', (date, expenses, code) => expect(problemOf(date, expenses)).toBe(code));
