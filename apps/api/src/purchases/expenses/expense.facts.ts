import { sql, type Kysely } from 'kysely';
import { expenseStates } from '@kontor/domain';
import { moneyFacts, taxFacts, type Reach } from '../../platform/facts/fact.ts';
import { baseOf } from '../../platform/orm/in-base.ts';
import { typed } from '../../platform/orm/typed.ts';
import { isUnbilled } from '../bills/purchase.facts.ts';
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
const cost = { net: sql`(e.net + e.tax - e.deductible_tax)`, total: 'e.amount' } as const;
const cash = { net: 'e.amount', base: { net: sql.ref('e.base_amount'), total: sql.ref('e.base_amount') }, less: true } as const;
type Measures = typeof cost | typeof cash;

/** A cost of its day once it is approved, with the tax that is not deducted. */
export const expenseCost = (db: Kysely<unknown>, reach?: Reach) => ofItsDay(expenses(db), reach, cost);

/** The tax of a receipt, once it is approved. */
export const expenseTaxes = (db: Kysely<unknown>, reach?: Reach) =>
  taxFacts(expenses(db).where('e.tax_rate_id', 'is not', null), {
    of: expenseList,
    reach,
    kind: 'purchase',
    day: 'e.expense_date',
    keys,
    base: baseOf(sql.ref('e.net'), 'e'),
    tax: baseOf(sql.ref('e.tax'), 'e'),
    deductible: baseOf(sql.ref('e.deductible_tax'), 'e'),
  });

/** What the firm paid itself leaves it on the day of the expense, what an employee paid with the reimbursement. */
export const expenseCash = (db: Kysely<unknown>, reach?: Reach) => ofItsDay(paidByFirm(db), reach, cash);
export const reimbursedCash = (db: Kysely<unknown>, reach?: Reach) => reimbursed(db, reach, cash);

/** On cash basis it is a cost when money leaves the firm for it. */
export const paidExpenseCost = (db: Kysely<unknown>, reach?: Reach) => ofItsDay(paidByFirm(db), reach, cost);
export const reimbursedCost = (db: Kysely<unknown>, reach?: Reach) => reimbursed(db, reach, cost);

/** What a billable one is to bring, with its mark-up, until a sent invoice has it. */
export const unbilledExpenses = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(expenses(db).where('e.billable', '=', true).where(isUnbilled('expense_id', 'e.id')), {
    of: expenseList,
    reach,
    kind: 'billable',
    day: 'e.expense_date',
    keys,
    rate: 'e',
    net: 'e.unit_price',
  });

const paidByFirm = (db: Kysely<unknown>) => expenses(db).where('e.paid_by', '=', 'firm');

function ofItsDay(rows: ReturnType<typeof expenses>, reach: Reach | undefined, measures: Measures) {
  return moneyFacts(rows, { of: expenseList, reach, kind: 'expense', day: 'e.expense_date', keys, rate: 'e', ...measures });
}

function reimbursed(db: Kysely<unknown>, reach: Reach | undefined, measures: Measures) {
  const rows = expenses(db).innerJoin('reimbursement as r', 'r.id', 'e.reimbursement_id');
  return moneyFacts(rows, { of: expenseList, reach, kind: 'reimbursement', day: 'r.payment_date', keys, rate: 'e', ...measures });
}
