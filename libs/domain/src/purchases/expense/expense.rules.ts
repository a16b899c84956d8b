import { isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { compare } from '../../platform/values/money.ts';
import type { ExpenseInput } from './expense.input.ts';
import type { ExpensePayer, ExpenseStatus } from './expense.status.ts';
import { tripKind, tripProblems, type TripRate } from './expense.trip.ts';

type Problems = Record<string, { code: Code; params?: Params }>;

type Spent = {
  expenseDate: string;
  amount?: number | null;
  taxAmount?: number | null;
  billable?: boolean;
  outlay?: boolean;
  projectId?: number | null;
  customerId?: number | null;
};
/** What the database knows of the records that an expense refers to; undefined where there is none. */
type Known = {
  today: string;
  rate?: { validFrom: string; validTo: string | null } | null | undefined;
  /** The customer of the chosen project. */
  projectCustomerId?: number | null | undefined;
  travelRate?: TripRate | null;
  hasCustomer: boolean;
  hasPerson: boolean;
};

/**
 * Checks an expense against the records that it refers to and against itself. Throws the first problem as DomainError, with all of them at their
 * fields: a day that has not come, more tax than was paid, a billable expense that is for nobody, an outlay
 * with a mark-up, a project of another customer.
 */
export function assertExpense(input: Spent & Partial<ExpenseInput>, known: Known): void {
  const problems: Problems = tripProblems(input, known);
  const missing = { code: 'error.reference_missing' } as const;
  const { expenseDate, billable, outlay, markUpPercent, projectId, customerId } = input;
  const { amount, taxAmount, taxRateId } = tripKind(input) ? { amount: null, taxAmount: null, taxRateId: null } : input;
  if (!amount && !tripKind(input)) problems['amount'] = { code: 'document.enter_amount' };
  if (!known.hasPerson) problems['userId'] = missing;
  if (compareDates(expenseDate, known.today) > 0) problems['expenseDate'] = { code: 'expense.in_future' };
  if (taxAmount && compare(taxAmount, amount ?? 0) >= 0) problems['taxAmount'] = { code: 'expense.tax_over_amount' };
  if (taxRateId && !known.rate) problems['taxRateId'] = missing;
  else if (taxRateId && known.rate && !isValidOn(known.rate, expenseDate))
    problems['taxRateId'] = { code: 'tax_rate.not_in_force', params: { date: expenseDate } };
  if (customerId && !known.hasCustomer) problems['customerId'] = missing;
  if (projectId && !known.projectCustomerId) problems['projectId'] = missing;
  else if (projectId && customerId && known.projectCustomerId !== customerId)
    problems['projectId'] = { code: 'document.project_of_other_customer' };
  if (billable && !projectId && !customerId) problems['projectId'] = { code: 'bill.select_project_or_customer' };
  if (outlay && !billable) problems['billable'] = { code: 'expense.outlay_not_billable' };
  if (outlay && markUpPercent) problems['markUpPercent'] = { code: 'bill.outlay_marked_up' };
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
}

/**
 * Refuses a change of what was decided. A draft is its person's; what is submitted may be corrected by another person who may approve it. Throws
 * DomainError `expense.frozen`.
 */
export function assertExpenseOpen(status: ExpenseStatus, mayCorrect: boolean): void {
  if (status === 'draft' || (status === 'submitted' && mayCorrect)) return;
  throw new DomainError('expense.frozen');
}

/** Refuses a decision about one's own money. Throws DomainError `expense.own_approval`. */
export function assertNotOwn(expense: { userId: number }, approverId: number | null): void {
  if (expense.userId === approverId) throw new DomainError('expense.own_approval');
}

/**
 * Refuses to take an approval back that the person does not know of: of two who decide at once, one wins. Throws DomainError
 * `expense.approved_before`.
 */
export function assertNotApproved({ status }: { status: ExpenseStatus }, approvedConfirmed: boolean): void {
  if (status === 'approved' && !approvedConfirmed) throw new DomainError('expense.approved_before');
}

/** Is the money still to be paid back to the person? */
export const isToReimburse = ({ status, paidBy }: { status: ExpenseStatus; paidBy: ExpensePayer }): boolean =>
  status === 'approved' && paidBy === 'employee';
