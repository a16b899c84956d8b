import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertUpcoming,
  billOfRecurring,
  nextDate,
  servicePeriodOn,
  recurringMachine,
  statusWith,
  type Language,
  todayIn,
  type RecurringBillDetail,
  type RecurringProblem,
} from '@kontor/domain';
import type { Work } from '../../../documents/schedule/as-set-up.ts';
import { eachDue } from '../../../documents/schedule/each-due.ts';
import { problemOf, tellProblem } from '../../../documents/schedule/schedule.problem.ts';
import { assertSwitchedOn, switchedOff, type SwitchedOff } from '../../../documents/schedule/switched-off.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { clock } from '../../../platform/context/clock.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { createBill } from '../../bills/bill.draft.ts';
import { RecurringBill } from '../recurring-bill.entity.ts';
import { RecurringBillRun } from '../recurring-bill-run.entity.ts';
import { RecurringBillsService } from '../recurring-bills.service.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { recurringBillDetail } from '../recurring-bills.list.ts';

/** What making bills takes, and nothing else. */
const work: Work = { name: 'recurring bills', rules: [{ action: ['read', 'create'], subject: 'Bill' }] };

/** Makes the bills of recurring bills: those that are due, in a job, or the next one, when a person asks. */
@Injectable()
export class RecurringBillMakingService {
  constructor(
    private readonly em: EntityManager,
    private readonly recurring: RecurringBillsService,
  ) {}

  /**
   * Makes all that is due by now, also the dates of a standstill, oldest first. One that fails stops only itself; it is tried again at the next run.
   * Two replicas at once each take the ones that the other has not locked.
   */
  async makeDue(): Promise<void> {
    const failures = await eachDue(this.em, 'recurring_bill', work, (id) => this.catchUp(id));
    if (failures.length) throw failures[0];
  }

  /** Makes the bill of the next date for the person who asks, with their rights; of a date that was made meanwhile, no second one. */
  makeNow(id: number, date: string): Promise<RecurringBillDetail> {
    return readAfter(this.em, recurringBillDetail, id, async (em) => {
      const recurring = await this.recurring.lock(em, id, 'make');
      if (recurring.nextDate !== date && (await em.count(RecurringBillRun, { recurringBillId: id, date, state: 'made' }))) return;
      recurringMachine.next(recurring.status, 'make');
      assertUpcoming(date, recurring.nextDate ? [recurring.nextDate] : []);
      await this.make(em, recurring, date, await momentOf(em, id));
    });
  }

  /** Makes one date after the other until none is due. */
  private async catchUp(id: number): Promise<void> {
    for (;;) {
      let date = '';
      try {
        const isNextDue = await inTransaction(this.em, async (em) => {
          const recurring = await this.take(em, id);
          if (!recurring?.nextDate || recurring.status !== 'active') return false;
          const moment = await momentOf(em, id);
          if (recurring.nextDate > moment.today) return false;
          date = recurring.nextDate;
          await this.make(em, recurring, date, moment);
          return Boolean(recurring.nextDate) && recurring.nextDate <= moment.today;
        });
        if (!isNextDue) return;
      } catch (error) {
        const problem = problemOf(error);
        if (!problem || !date) throw error;
        return this.keepProblem(id, date, problem);
      }
    }
  }

  /** Locks it, unless another replica has it at this moment. */
  private take(em: EntityManager, id: number): Promise<RecurringBill | null> {
    return em.findOne(RecurringBill, { id }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true });
  }

  /** Makes the bill of a date of a locked recurring bill and moves it on to its next date, in one transaction. */
  private async make(em: EntityManager, recurring: RecurringBill, date: string, moment: Moment): Promise<void> {
    const { id } = recurring;
    const { today, termsDays, runId, skipped } = moment;
    const known = runId === null ? null : await em.findOneOrFail(RecurringBillRun, { id: runId });
    if (!known || known.state === 'failed') {
      assertSwitchedOn('recurring_bill', moment);
      const template = await this.recurring.whole(id);
      const told = { period: servicePeriodOn(template, date), language: moment.language };
      const bill = await createBill(em, billOfRecurring(template, { date, today, termsDays, told }));
      const columns = { state: 'made', problem: null, billId: bill.id } as const;
      if (known) em.assign(known, columns);
      else em.create(RecurringBillRun, { recurringBillId: id, date, ...columns });
    }
    const next = nextDate(recurring, { from: date, skipped: [...skipped, date] });
    em.assign(recurring, { nextDate: next, status: statusWith(next, recurring.status) });
    await flush(em, { verb: 'make' });
  }

  private async keepProblem(id: number, date: string, problem: RecurringProblem): Promise<void> {
    await inTransaction(this.em, async (em) => {
      const recurring = await this.take(em, id);
      if (recurring?.nextDate !== date) return;
      const known = await em.findOne(RecurringBillRun, { recurringBillId: id, date });
      if (known) em.assign(known, { state: 'failed', problem });
      else em.create(RecurringBillRun, { recurringBillId: id, date, state: 'failed', problem });
      const { name, setUpById } = recurring;
      await tellProblem(em, { subject: 'RecurringBill', id, name, setUpById, date }, problem);
    });
  }
}

type Moment = SwitchedOff & {
  language: Language;
  today: string;
  termsDays: number | null;
  runId: number | null;
  skipped: string[];
};

/** Returns all that making the next date of a locked recurring bill depends on, in one statement. */
async function momentOf(em: EntityManager, id: number): Promise<Moment> {
  const { rows } = await sql<Omit<Moment, 'today'> & { timeZone: string }>`select o.time_zone as "timeZone",
      v.payment_terms_days as "termsDays", o.language,
      (select r.id from recurring_bill_run r where r.recurring_bill_id = q.id and r.run_date = q.next_date) as "runId",
      (select coalesce(json_agg(r.run_date), '[]'::json) from recurring_bill_run r
        where r.recurring_bill_id = q.id and r.state = 'skipped') as skipped,
      ${switchedOff('recurring_bill')}
    from recurring_bill q join vendor v on v.id = q.vendor_id cross join organisation o where q.id = ${id}`.execute(
    em.getKysely(),
  );
  if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
  const { timeZone, ...rest } = rows[0];
  return { ...rest, today: todayIn(timeZone, clock.now()) };
}
