import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertOpenPeriod,
  assertReimbursable,
  sum,
  todayIn,
  type ReimbursementInput,
  type ReimbursementRecord,
} from '@kontor/domain';
import { OrganisationService } from '../../../firm/organisation/organisation.service.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { actor } from '../../../platform/context/actor.ts';
import { clock } from '../../../platform/context/clock.ts';
import { forbidden, notFound } from '../../../platform/errors/api-error.ts';
import { allow } from '../../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../../platform/rest/list.ts';
import { readNew } from '../../../platform/rest/read-after.ts';
import type { Page } from '../../../platform/rest/page.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { sameVersion } from '../../../platform/rest/version.ts';
import { Expense } from '../expense.entity.ts';
import { ExpensesService } from '../expenses.service.ts';
import { Reimbursement } from './reimbursement.entity.ts';
import { reimbursementList } from './reimbursements.list.ts';

/** Money paid back to people. Lock order: expenses by id, then the reimbursement. */
@Injectable()
export class ReimbursementsService {
  constructor(
    private readonly em: EntityManager,
    private readonly expenses: ExpensesService,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<ReimbursementRecord>> {
    return pageOf(this.em, reimbursementList, query);
  }

  get(id: number): Promise<ReimbursementRecord> {
    return oneOf(this.em, reimbursementList, id);
  }

  /** Pays approved expenses of one person back, all or none. */
  create({ expenseIds, paymentDate, method, reference = null }: ReimbursementInput): Promise<ReimbursementRecord> {
    const { ability } = actor();
    if (!allows(ability, 'read', 'Reimbursement') || !allows(ability, 'read', 'Expense', undefined, 'baseAmount'))
      throw forbidden();
    return readNew(this.em, reimbursementList, async (em) => {
      const expenses = await this.expenses.lockAll(em, expenseIds, 'reimburse');
      const [first] = expenses;
      if (expenses.length !== expenseIds.length || !first) throw notFound();
      const { lockDate, timeZone, baseCurrency } = await this.organisation.get();
      assertReimbursable(paymentDate, expenses, todayIn(timeZone, clock.now()));
      assertOpenPeriod(paymentDate, lockDate, 'paymentDate');
      const amount = sum(expenses.map(({ baseAmount }) => baseAmount));
      const columns = { userId: first.userId, paymentDate, amount, currency: baseCurrency, method, reference };
      const reimbursement = em.create(Reimbursement, columns);
      await flush(em, { verb: 'reimburse' });
      for (const expense of expenses) em.assign(expense, { status: 'reimbursed', reimbursementId: reimbursement.id });
      await flush(em, { verb: 'reimburse' });
      return reimbursement;
    });
  }

  /** Deletes a payment, such as one that the bank refused: its expenses are to be reimbursed again. */
  async undo(id: number, version: number): Promise<ReimbursementRecord> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const paid = await em.find(Expense, { reimbursementId: id }, { fields: ['id'] });
      const expenses = await this.expenses.lockAll(
        em,
        paid.map((expense) => expense.id),
      );
      const reimbursement = await em.findOne(Reimbursement, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!reimbursement) throw notFound();
      allow('undoReimbursement', 'Reimbursement', reimbursement);
      sameVersion(reimbursement, version);
      assertOpenPeriod(reimbursement.paymentDate, (await this.organisation.get()).lockDate, 'paymentDate');
      for (const expense of expenses) em.assign(expense, { status: 'approved', reimbursementId: null });
      await flush(em, { verb: 'undoReimbursement' });
      em.remove(reimbursement);
      await flush(em, { verb: 'undoReimbursement' });
    });
    return record;
  }
}
