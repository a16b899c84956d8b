import type { ExpenseInput, ExpenseRecord } from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';
import type { Agent } from '../../../test/test-app.ts';

export const anExpenseInput = (given: Partial<ExpenseInput> = {}): ExpenseInput => ({
  paidBy: 'employee',
  expenseDate: '2026-03-02',
  vendorName: 'Degalinė',
  currency: 'EUR',
  amount: 121,
  // Many are the same.
  alikeConfirmed: true,
  ...given,
});

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  expenses: async ({ next, admin }, userId) => ({
    ...anExpenseInput({ amount: 7463.17, taxAmount: 1295.26, vendorName: `Degalinė ${next()}` }),
    userId: userId ?? admin.userId,
  }),
};

export const rowCase: RowCase = [
  'Expense',
  'expenses',
  { paidBy: 'firm' },
  () => ({ ...anExpenseInput({ paidBy: 'firm' }) }),
  { paidBy: 'employee' },
];

export async function draftOf(by: Agent, given: Partial<ExpenseInput> = {}): Promise<ExpenseRecord> {
  return (await by.post('/api/v1/expenses').send(anExpenseInput(given)).expect(201)).body as ExpenseRecord;
}

export async function submittedOf(by: Agent, given: Partial<ExpenseInput> = {}): Promise<ExpenseRecord> {
  const { id } = await draftOf(by, given);
  return (await by.post(`/api/v1/expenses/${id}/submit`).send({}).expect(200)).body as ExpenseRecord;
}

/** Handed in by one person and approved by another. */
export async function approvedOf(by: Agent, approver: Agent, given: Partial<ExpenseInput> = {}): Promise<ExpenseRecord> {
  const { id, version } = await submittedOf(by, given);
  const answer = await approver.post(`/api/v1/expenses/${id}/approve`).set('If-Match', `"${version}"`).send({}).expect(200);
  return answer.body as ExpenseRecord;
}
