import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Verb } from '@kontor/abilities';
import {
  assertUpcoming,
  DomainError,
  dueOn,
  nextDate,
  nextDates,
  recurringMachine,
  recurringStatuses,
  statusWith,
  type RecurringBillCounts,
  type RecurringBillDate,
  type RecurringBillDetail,
  type RecurringBillInput,
  type RecurringBillRecord,
  type RecurringStatus,
} from '@kontor/domain';
import { firmToday, handledDates } from '../../documents/schedule/schedule.dates.ts';
import { assertMayRun } from '../../documents/schedule/switched-off.ts';
import { flush } from '../../platform/audit/flush.ts';
import { note } from '../../platform/audit/note.ts';
import { system } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { context, runWith } from '../../platform/context/context.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { oneOf, pageOf, readableRows, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { removeMany, removeOne } from '../../platform/rest/writing.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { changeRecurringBill, createRecurringBill } from './recurring-bill.draft.ts';
import { RecurringBill } from './recurring-bill.entity.ts';
import { RecurringBillRun } from './recurring-bill-run.entity.ts';
import { hasProblem, recurringBillDetail, recurringBillList } from './recurring-bills.list.ts';

@Injectable()
export class RecurringBillsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<RecurringBillRecord>> {
    return pageOf(this.em, recurringBillList, query);
  }

  async counts(): Promise<RecurringBillCounts> {
    const db = this.em.getKysely();
    const readable = readableRows(recurringBillList);
    const [byStatus, problems] = await Promise.all([
      sql<{
        status: RecurringStatus;
        count: number;
      }>`select status, count(*) as count from recurring_bill q where ${readable} group by status`.execute(db),
      sql<{
        count: number;
      }>`select count(*) as count from recurring_bill q where ${sql.raw(hasProblem)} and ${readable}`.execute(db),
    ]);
    const of = (status: RecurringStatus): number => byStatus.rows.find((row) => row.status === status)?.count ?? 0;
    const [active, paused, ended] = recurringStatuses.map(of) as [number, number, number];
    return { all: active + paused + ended, active, paused, ended, problem: problems.rows[0]?.count ?? 0 };
  }

  get(id: number): Promise<RecurringBillDetail> {
    return oneOf(this.em, recurringBillDetail, id);
  }

  /** Returns it with its amounts, whatever the actor may see: its bills are made from it. */
  whole(id: number): Promise<RecurringBillDetail> {
    return runWith({ requestId: '', ...context(), actor: system }, () => this.get(id));
  }

  /** Returns the next twelve dates, each with the day on which its bill is due. */
  async dates(id: number): Promise<RecurringBillDate[]> {
    const recurring = await this.get(id);
    const { nextDate: from, skipped, vendorId } = recurring;
    if (from === null) return [];
    const { paymentTermsDays: termsDays = null } = await this.em.findOneOrFail(Vendor, vendorId, {
      fields: ['paymentTermsDays'],
    });
    return nextDates(recurring, { from, skipped }).map((date) => ({ date, dueDate: dueOn(date, recurring, termsDays) }));
  }

  create(input: RecurringBillInput): Promise<RecurringBillDetail> {
    return readNew(this.em, recurringBillDetail, (em) => createRecurringBill(em, input));
  }

  update(id: number, version: number, input: RecurringBillInput): Promise<RecurringBillDetail> {
    return readAfter(this.em, recurringBillDetail, id, async (em) => {
      const recurring = await this.lock(em, id, 'update');
      await em.populate(recurring, ['lines']);
      await changeRecurringBill(em, id, version, input);
    });
  }

  /** The bills that it made stay. */
  async remove(id: number, version: number): Promise<RecurringBillDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, (em) => removeOne(em, RecurringBill, id, version));
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, (em) => removeMany(em, RecurringBill, ids));
  }

  pause(id: number): Promise<RecurringBillDetail> {
    return this.change(id, 'pause', async (_, recurring) => {
      recurring.status = recurringMachine.next(recurring.status, 'pause');
    });
  }

  /** Goes on with the first date that is not in the past. Nothing is made for the dates of the pause. */
  resume(id: number): Promise<RecurringBillDetail> {
    return this.change(id, 'resume', async (em, recurring) => {
      const status = recurringMachine.next(recurring.status, 'resume');
      await assertMayRun(em, 'recurring_bill', id);
      const [{ today }, { skipped }] = [await firmToday(em), await handledDates(em, 'recurring_bill', id)];
      const planned = recurring.nextDate ?? today;
      const next = nextDate(recurring, { from: planned > today ? planned : today, skipped });
      Object.assign(recurring, { nextDate: next, status: statusWith(next, status) });
    });
  }

  /** Leaves one of the next twelve dates without a bill, by default the next one. */
  skip(id: number, date?: string | null): Promise<RecurringBillDetail> {
    return this.change(id, 'skip', async (em, recurring) => {
      recurringMachine.next(recurring.status, 'skip');
      const from = recurring.nextDate;
      if (!from) throw new DomainError('schedule.cannot_skip', { status: 'ended' });
      const { skipped } = await handledDates(em, 'recurring_bill', id);
      const left = date ?? from;
      assertUpcoming(left, nextDates(recurring, { from, skipped }));
      const known = await em.findOne(RecurringBillRun, { recurringBillId: id, date: left });
      if (known) em.assign(known, { state: 'skipped', problem: null });
      else em.create(RecurringBillRun, { recurringBillId: id, date: left, state: 'skipped' });
      if (left !== from)
        return note(em, { verb: 'skip', subject: 'RecurringBill', subjectId: id, changes: { date: [null, left] } });
      const next = nextDate(recurring, { from, skipped: [...skipped, left] });
      Object.assign(recurring, { nextDate: next, status: statusWith(next, recurring.status) });
    });
  }

  /** Loads and locks one for a command, until the transaction ends. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<RecurringBill> {
    const recurring = await em.findOne(RecurringBill, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!recurring) throw notFound();
    allow(verb, 'RecurringBill', await withConditions(em, 'RecurringBill', recurring));
    return recurring;
  }

  private change(
    id: number,
    verb: 'pause' | 'resume' | 'skip',
    work: (em: EntityManager, recurring: RecurringBill) => Promise<void>,
  ): Promise<RecurringBillDetail> {
    return readAfter(this.em, recurringBillDetail, id, async (em) => {
      const recurring = await this.lock(em, id, verb);
      await work(em, recurring);
      recurring.updatedAt = clock.now();
      await flush(em, { verb });
    });
  }
}
