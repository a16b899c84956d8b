import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Verb } from '@kontor/abilities';
import {
  assertNotApproved,
  assertNotOwn,
  assertOpenPeriod,
  expenseMachine,
  type ExpenseRecord,
  type ExpenseVerb,
  type RejectExpenseInput,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { assertExpensesNotBilled, ExpenseInvoices } from './costs/expense-invoices.ts';
import { checkedExpense } from './expense.basis.ts';
import type { Expense } from './expense.entity.ts';
import { tellApprovers, tellPerson } from './expense.news.ts';
import { ExpensesService } from './expenses.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { expenseList } from './expenses.list.ts';

type Moved = Extract<ExpenseVerb, 'submit' | 'withdraw' | 'approve' | 'reject'>;
/** Taking an expense back needs the same right as handing it in, rejecting it the same as approving it. */
const rights: Record<Moved, Verb> = { submit: 'submit', withdraw: 'submit', approve: 'approve', reject: 'approve' };

/** The commands that move an expense through its states; its payment is `reimbursements`. */
@Injectable()
export class ExpenseCommandsService {
  constructor(
    private readonly em: EntityManager,
    private readonly expenses: ExpensesService,
    private readonly organisation: OrganisationService,
    private readonly invoices: ExpenseInvoices,
  ) {}

  submit(id: number): Promise<ExpenseRecord> {
    return this.move(id, 'submit', async (em, expense) => {
      // The rate may have changed since the draft was saved; from here on it stays.
      if (expense.kind !== 'receipt') em.assign(expense, await checkedExpense(em, expense, expense.userId));
      em.assign(expense, { status: 'submitted', submittedAt: clock.now(), rejectReason: null });
      await flush(em, { verb: 'submit' });
      await tellApprovers(em, expense);
    });
  }

  withdraw(id: number): Promise<ExpenseRecord> {
    return this.move(id, 'withdraw', async (em, expense) => {
      em.assign(expense, { status: 'draft', submittedAt: null });
      await flush(em, { verb: 'withdraw' });
    });
  }

  /** Approves an expense as it is: the version that the person saw. */
  approve(id: number, version: number): Promise<ExpenseRecord> {
    return this.move(id, 'approve', async (em, expense) => {
      sameVersion(expense, version);
      assertNotOwn(expense, actor().userId);
      em.assign(expense, { status: 'approved', approvedAt: clock.now(), approvedById: actor().userId });
      await flush(em, { verb: 'approve' });
      await tellPerson(em, expense, 'expenseApproved');
    });
  }

  /**
   * Gives an expense back to its person, for a reason; also one that was approved, if the actor knows that, as long as it is not paid back. Once it is confirmed, it leaves
   * the draft invoice that holds it.
   */
  reject(
    id: number,
    { reason, offDraftsConfirmed = false, approvedConfirmed = false }: RejectExpenseInput,
  ): Promise<ExpenseRecord> {
    const offDrafts = (em: EntityManager) => (offDraftsConfirmed ? this.invoices.takeOffDrafts(em, id) : undefined);
    const change = async (em: EntityManager, expense: Expense): Promise<void> => {
      assertNotOwn(expense, actor().userId);
      assertNotApproved(expense, approvedConfirmed);
      await assertExpensesNotBilled(em, [id]);
      const undone = { submittedAt: null, approvedAt: null, approvedById: null };
      em.assign(expense, { status: 'draft', rejectReason: reason, ...undone });
      await flush(em, { verb: 'reject', reason });
      await tellPerson(em, expense, 'expenseRejected');
    };
    return this.move(id, 'reject', change, offDrafts);
  }

  private move(
    id: number,
    verb: Moved,
    change: (em: EntityManager, expense: Expense) => Promise<void>,
    before?: (em: EntityManager) => Promise<unknown> | undefined,
  ): Promise<ExpenseRecord> {
    return readAfter(this.em, expenseList, id, async (em) => {
      // Lock order: invoices by id, then the expense.
      await before?.(em);
      const expense = await this.expenses.lock(em, id, rights[verb]);
      expenseMachine.next(expense.status, verb);
      assertOpenPeriod(expense.expenseDate, (await this.organisation.get()).lockDate, 'expenseDate');
      await change(em, expense);
    });
  }
}
