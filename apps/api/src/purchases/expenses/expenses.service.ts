import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  assertExpenseOpen,
  assertOpenPeriod,
  expenseMachine,
  expenseStatuses,
  type ExpenseCounts,
  type ExpenseInput,
  type ExpenseMonth,
  type ExpenseRecord,
  type ExpenseStatus,
  type ExpenseTerms,
  type ExpenseTotals,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError, forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { abilityWhere } from '../../platform/rest/query/ability-where.ts';
import { recordOf } from '../../platform/rest/record-access.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { askAlikeExpense } from './expense.alike.ts';
import { assertExpensesNotBilled } from './costs/expense-invoices.ts';
import { checkedExpense } from './expense.basis.ts';
import { Expense } from './expense.entity.ts';
import { expenseList, toReimburse } from './expenses.list.ts';

/** The filter of the list. */
export class ExpenseTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

@Injectable()
export class ExpensesService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<ExpenseRecord>> {
    return pageOf(this.em, expenseList, query);
  }

  get(id: number): Promise<ExpenseRecord> {
    return oneOf(this.em, expenseList, id);
  }

  async counts(): Promise<ExpenseCounts> {
    const readable = abilityWhere(actor().ability, 'read', 'Expense', { ...expenseList.columns, ...expenseList.hidden });
    const { rows } = await sql<{ status: ExpenseStatus; count: number; owed: number }>`select e.status, count(*)::int as count,
        count(*) filter (where ${sql.raw(toReimburse)})::int as owed
      from expense e where ${readable ?? sql`true`} group by e.status`.execute(this.em.getKysely());
    const of = (status: ExpenseStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, submitted, approved, reimbursed] = expenseStatuses.map(of) as [number, number, number, number];
    const all = draft + submitted + approved + reimbursed;
    const owed = rows.find(({ status }) => status === 'approved')?.owed ?? 0;
    return { all, draft, submitted, approved, reimbursed, toReimburse: owed };
  }

  async terms(): Promise<ExpenseTerms> {
    const { baseCurrency } = await this.organisation.get();
    return { baseCurrency };
  }

  /** Adds up the whole filter. */
  totals(query: ExpenseTotalsQuery): Promise<ExpenseTotals[]> {
    if (!allows(actor().ability, 'read', 'Expense', undefined, 'amount')) throw forbidden();
    const figures = 'e.currency, count(*) as count, sum(e.amount) as amount, sum(e.tax) as tax, sum(e.net) as net';
    return sumsOf(this.em, expenseList, query, figures, 'e.currency');
  }

  /** Adds up the whole filter by month, the oldest first. */
  months(query: ExpenseTotalsQuery): Promise<ExpenseMonth[]> {
    if (!allows(actor().ability, 'read', 'Expense', undefined, 'amount')) throw forbidden();
    const month = `to_char(e.expense_date, 'YYYY-MM')`;
    const figures = `${month} as month, e.currency, count(*) as count, sum(e.amount) as amount, sum(e.tax) as tax`;
    return sumsOf(this.em, expenseList, query, figures, `${month}, e.currency`);
  }

  create({ alikeConfirmed: confirmed, ...input }: ExpenseInput): Promise<ExpenseRecord> {
    const userId = input.userId ?? actor().userId;
    if (userId === null) throw new ApiError('error.invalid', undefined, { userId: { code: 'field.required' } });
    return readNew(this.em, expenseList, async (em) => {
      const columns = await checkedExpense(em, input, userId);
      await askAlikeExpense(em, columns, { confirmed });
      return createOne(em, Expense, input, columns);
    });
  }

  update(id: number, version: number, { alikeConfirmed: confirmed, ...input }: ExpenseInput): Promise<ExpenseRecord> {
    return readAfter(this.em, expenseList, id, async (em) => {
      const before = await this.lock(em, id, 'update');
      assertExpenseOpen(
        before.status,
        before.userId !== actor().userId && allows(actor().ability, 'approve', 'Expense', await asked(em, before)),
      );
      assertOpenPeriod(before.expenseDate, (await this.organisation.get()).lockDate, 'expenseDate');
      const columns = async (expense: Expense) => {
        const changed = await checkedExpense(em, { ...kept(expense), ...said(input) }, input.userId ?? expense.userId);
        await askAlikeExpense(em, changed, { confirmed, before: expense });
        return changed;
      };
      await updateOne(em, Expense, { id, version, input, columns });
    });
  }

  async remove(id: number, version: number): Promise<ExpenseRecord> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { status } = await this.lock(em, id, 'delete');
      await assertExpensesNotBilled(em, [id]);
      expenseMachine.next(status, 'delete');
      await removeOne(em, Expense, id, version, () => removeFilesOf(em, 'Expense', [id]));
    });
    return record;
  }

  /** If a draft is submitted at the same moment, the database refuses to delete it. */
  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await assertExpensesNotBilled(em, ids);
      await removeFilesOf(em, 'Expense', ids);
      return removeMany(em, Expense, ids, ({ status }) => expenseMachine.next(status, 'delete'));
    });
  }

  /** Loads and locks an expense for a command, until the transaction ends. Lock order: by id. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<Expense> {
    const [expense] = await this.lockAll(em, [id], verb);
    if (!expense) throw notFound();
    return expense;
  }

  /** Locks the expenses that exist, for a command that needs the right `verb` to each, if any. Lock order: by id. */
  async lockAll(em: EntityManager, ids: readonly number[], verb?: Verb): Promise<Expense[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const expenses = await em.find(Expense, { id: { $in: [...ids] } }, { lockMode, orderBy: { id: 'asc' }, refresh: true });
    if (verb) for (const expense of expenses) allow(verb, 'Expense', await asked(em, expense));
    return expenses;
  }
}

/** The expense with the ids that its project leads to, which a rule of a role may ask about. */
const asked = async (em: EntityManager, expense: Expense): Promise<object> => ({
  ...(await recordOf(em, 'Expense', expense.id)),
  ...expense,
});

/** What a person leaves out stays as it is: they may not see it. */
const kept = ({ taxRateId, taxAmount, deductiblePercent, markUpPercent, outlay }: Expense) => ({
  taxRateId,
  taxAmount,
  markUpPercent,
  // Nothing of an outlay is deductible, which says nothing of the expense once it is none.
  deductiblePercent: outlay ? null : deductiblePercent,
});
const said = (input: ExpenseInput): ExpenseInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as unknown as ExpenseInput;
