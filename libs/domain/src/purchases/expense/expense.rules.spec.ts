import { describe, expect, it } from '@jest/globals';
import { assertExpense, assertExpenseOpen, assertNotApproved, assertNotOwn, isToReimburse } from './expense.rules.ts';
import { expenseMachine, expenseStatuses } from './expense.status.ts';

const problemsOf = (act: () => void): object => {
  try {
    act();
  } catch (error) {
    const { code, errors } = error as { code: string; errors?: Record<string, { code: string }> };
    return errors ? Object.fromEntries(Object.entries(errors).map(([path, problem]) => [path, problem.code])) : { code };
  }
  return {};
};
const spent = { expenseDate: '2026-03-02', amount: 121 };
const known = { today: '2026-03-02', hasCustomer: true, hasPerson: true };

describe('an expense', () => {
  it.each<[change: object, fact: object, expected: object]>([
    [{}, {}, {}],
    [{ expenseDate: '2026-03-03' }, {}, { expenseDate: 'expense.in_future' }],
    [{ taxAmount: 120.99 }, {}, {}],
    [{ taxAmount: 121 }, {}, { taxAmount: 'expense.tax_over_amount' }],
    [{ taxAmount: 0 }, {}, {}],
    [{ taxRateId: 5 }, { rate: null }, { taxRateId: 'error.reference_missing' }],
    [{ taxRateId: 5 }, { rate: { validFrom: '2026-03-03', validTo: null } }, { taxRateId: 'tax_rate.not_in_force' }],
    [{ taxRateId: 5 }, { rate: { validFrom: '2026-01-01', validTo: '2026-03-02' } }, {}],
    [{ billable: true }, {}, { projectId: 'bill.select_project_or_customer' }],
    [{ billable: true, customerId: 2 }, {}, {}],
    [{ customerId: 2 }, { hasCustomer: false }, { customerId: 'error.reference_missing' }],
    [{ projectId: 4 }, {}, { projectId: 'error.reference_missing' }],
    [{ projectId: 4, customerId: 2 }, { projectCustomerId: 3 }, { projectId: 'document.project_of_other_customer' }],
    [{ projectId: 4, billable: true }, { projectCustomerId: 3 }, {}],
    [{ outlay: true }, {}, { billable: 'expense.outlay_not_billable' }],
    [{ outlay: true, billable: true, customerId: 2 }, {}, {}],
    [{ outlay: true, billable: true, customerId: 2, markUpPercent: 0 }, {}, {}],
    [{ outlay: true, billable: true, customerId: 2, markUpPercent: 5 }, {}, { markUpPercent: 'bill.outlay_marked_up' }],
    [{}, { hasPerson: false }, { userId: 'error.reference_missing' }],
  ])('%j with %j: %j', (change, fact, expected) =>
    expect(problemsOf(() => assertExpense({ ...spent, ...change }, { ...known, ...fact }))).toEqual(expected),
  );

  it.each([
    ['draft', false, {}],
    ['submitted', false, { code: 'expense.frozen' }],
    ['submitted', true, {}],
    ['approved', true, { code: 'expense.frozen' }],
    ['reimbursed', true, { code: 'expense.frozen' }],
  ] as const)('that is %s changes by somebody who may correct it (%s): %j', (status, mayCorrect, expected) =>
    expect(problemsOf(() => assertExpenseOpen(status, mayCorrect))).toEqual(expected),
  );

  it('is not decided by its own person', () => {
    expect(problemsOf(() => assertNotOwn({ userId: 3 }, 3))).toEqual({ code: 'expense.own_approval' });
    expect(problemsOf(() => assertNotOwn({ userId: 3 }, 4))).toEqual({});
    expect(problemsOf(() => assertNotOwn({ userId: 3 }, null))).toEqual({});
  });

  it('takes an approval back only from somebody who knows of it', () => {
    expect(problemsOf(() => assertNotApproved({ status: 'approved' }, false))).toEqual({ code: 'expense.approved_before' });
    expect(problemsOf(() => assertNotApproved({ status: 'approved' }, true))).toEqual({});
    expect(problemsOf(() => assertNotApproved({ status: 'submitted' }, false))).toEqual({});
  });

  it.each([
    ['draft', 'submit delete'],
    ['submitted', 'withdraw approve reject'],
    ['approved', 'reject reimburse'],
    ['reimbursed', 'undoReimbursement'],
  ] as const)('that is %s can: %s', (status, verbs) => expect(expenseMachine.actionsFrom(status).join(' ')).toBe(verbs));

  it('is owed to its person once it is approved', () => {
    const owed = expenseStatuses.filter((status) => isToReimburse({ status, paidBy: 'employee' }));
    expect(owed).toEqual(['approved']);
    expect(isToReimburse({ status: 'approved', paidBy: 'firm' })).toBe(false);
  });
});
