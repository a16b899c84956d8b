import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { expenseMachine, type ExpensePayer, type ExpenseStatus } from '../expense/expense.status.ts';

type Repaid = { id: number; userId: number; status: ExpenseStatus; paidBy: ExpensePayer; expenseDate: string };

/**
 * Requires approved expenses of one person, who paid them, dated at most on the day of payment; and a day of payment that has come. Throws the first
 * problem as DomainError, with the others at their fields.
 */
export function assertReimbursable(paymentDate: string, expenses: readonly Repaid[], today: string): void {
  const [first] = expenses;
  const problems: Record<string, { code: Code; params?: Params }> = {};
  if (!first) problems['expenseIds'] = { code: 'reimbursement.no_expenses' };
  for (const { status, paidBy } of expenses) {
    expenseMachine.next(status, 'reimburse');
    if (paidBy === 'firm') throw new DomainError('expense.paid_by_firm');
  }
  if (expenses.some(({ userId }) => userId !== first?.userId)) problems['expenseIds'] = { code: 'reimbursement.other_person' };
  if (compareDates(paymentDate, today) > 0) problems['paymentDate'] = { code: 'reimbursement.in_future' };
  else if (expenses.some(({ expenseDate }) => compareDates(paymentDate, expenseDate) < 0))
    problems['paymentDate'] = { code: 'reimbursement.before_expense' };
  const [problem] = Object.values(problems);
  if (problem) throw new DomainError(problem.code, problem.params, problems);
}
