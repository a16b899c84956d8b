import { sql, type Kysely } from 'kysely';
import { expenseStates } from '@kontor/domain';
import { moneyFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Expense } from './expense.entity.ts';
import { expenseList } from './expenses.list.ts';
import type { Reimbursement } from './reimbursements/reimbursement.entity.ts';

const expenses = (db: Kysely<unknown>) =>
  typed<{ expense: Expense; reimbursement: Reimbursement }>(db)
    .selectFrom('expense as e')
    .where('e.status', 'in', expenseStates.counted);
const keys = {
  customer_id: 'e.customer_id',
  project_id: 'e.project_id',
  user_id: 'e.user_id',
  category_id: 'e.category_id',
  tax_rate_id: 'e.tax_rate_id',
} as const;
const costs = { net: sql`(e.net + e.tax - e.deductible_tax)`, total: 'e.amount' } as const;
const paid = { net: 'e.amount', base: { net: sql.ref('e.base_amount'), total: sql.ref('e.base_amount') } } as const;

/** A cost of its day once it is approved, with the tax that is not deducted. */
export const expenseCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(expenses(db), {
    of: expenseList,
    reach,
    kind: 'expense',
    day: 'e.expense_date',
    keys,
    rate: 'e',
    ...costs,
  });

/** What the firm paid itself leaves it on the day of the expense, what an employee paid with the reimbursement. */
export const expenseCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(expenses(db).where('e.paid_by', '=', 'firm'), {
    of: expenseList,
    reach,
    kind: 'expense',
    day: 'e.expense_date',
    keys,
    rate: 'e',
    ...paid,
    less: true,
  });

export const reimbursedCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(expenses(db).innerJoin('reimbursement as r', 'r.id', 'e.reimbursement_id'), {
    of: expenseList,
    reach,
    kind: 'reimbursement',
    day: 'r.payment_date',
    keys,
    rate: 'e',
    ...paid,
    less: true,
  });

/** On cash basis it is a cost when money leaves the firm for it. */
export const paidExpenseCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(expenses(db).where('e.paid_by', '=', 'firm'), {
    of: expenseList,
    reach,
    kind: 'expense',
    day: 'e.expense_date',
    keys,
    rate: 'e',
    ...costs,
  });

export const reimbursedCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(expenses(db).innerJoin('reimbursement as r', 'r.id', 'e.reimbursement_id'), {
    of: expenseList,
    reach,
    kind: 'reimbursement',
    day: 'r.payment_date',
    keys,
    rate: 'e',
    ...costs,
  });
