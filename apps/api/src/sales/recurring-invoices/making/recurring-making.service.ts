import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertUpcoming,
  invoiceOfRecurring,
  nextDate,
  periodBilledOn,
  recurringMachine,
  statusWith,
  todayIn,
  type RecurringInvoiceDetail,
  type RecurringRunState,
} from '@kontor/domain';
import type { Work } from '../../../documents/schedule/as-set-up.ts';
import { eachDue, inTurn } from '../../../documents/schedule/each-due.ts';
import type { Due } from '../../../documents/schedule/schedule.dates.ts';
import { problemOf, tellProblem } from '../../../documents/schedule/schedule.problem.ts';
import { assertSwitchedOn, switchedOff, type SwitchedOff } from '../../../documents/schedule/switched-off.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { clock } from '../../../platform/context/clock.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { createDraft } from '../../invoices/invoice.draft.ts';
import { RecurringInvoice } from '../recurring-invoice.entity.ts';
import { RecurringInvoiceRun } from '../recurring-invoice-run.entity.ts';
import { RecurringInvoicesService } from '../recurring-invoices.service.ts';
import { hoursOfPeriod } from './hours-of-period.ts';
import { RecurringSendingService } from './recurring-sending.service.ts';

type Made = { runId: number; state: RecurringRunState };

/** What making invoices takes, and nothing else. */
const work: Work = { name: 'recurring invoices', rules: [{ action: ['read', 'create', 'send'], subject: 'Invoice' }] };

/** Makes the invoices of recurring invoices: those that are due, in a job, or the next one, when a person asks. */
@Injectable()
export class RecurringMakingService {
  constructor(
    private readonly em: EntityManager,
    private readonly recurring: RecurringInvoicesService,
    private readonly sending: RecurringSendingService,
  ) {}

  /**
   * Makes all that is due by now, also the dates of a standstill, oldest first. One that fails stops only itself; it is tried again at the next run.
   * Two replicas at once each take the ones that the other has not locked.
   */
  async makeDue(): Promise<void> {
    const failures = [
      ...(await inTurn(this.em, work, await this.unsent(), (id) => this.sending.send(id))),
      ...(await eachDue(this.em, 'recurring_invoice', work, (id) => this.catchUp(id))),
    ];
    if (failures.length) throw failures[0];
  }

  /** Makes the invoice of the next date for the person who asks, with their rights; of a date that was made meanwhile, no second one. */
  async makeNow(id: number, date: string): Promise<RecurringInvoiceDetail> {
    const made = await inTransaction(this.em, async (em) => {
      const recurring = await this.recurring.lock(em, id, 'make');
      const isMade = { recurringInvoiceId: id, date, state: { $nin: ['failed', 'skipped'] as const } };
      if (recurring.nextDate !== date && (await em.count(RecurringInvoiceRun, isMade))) return null;
      recurringMachine.next(recurring.status, 'make');
      assertUpcoming(date, recurring.nextDate ? [recurring.nextDate] : []);
      return this.make(em, recurring, date, await momentOf(em, id));
    });
    if (made?.state === 'sending') await this.sending.send(made.runId);
    return this.recurring.get(id);
  }

  /** Drafts of a worker that was killed before it sent them. */
  private async unsent(): Promise<Due[]> {
    const { rows } = await sql<Due>`select r.id, q.set_up_by_id as "setUpById"
      from recurring_invoice_run r join recurring_invoice q on q.id = r.recurring_invoice_id where r.state = 'sending'
      order by r.id limit 1000`.execute(this.em.getKysely());
    return rows;
  }

  /** Makes one date after the other until none is due. */
  private async catchUp(id: number): Promise<void> {
    for (;;) {
      let date = '';
      try {
        const made = await inTransaction(this.em, async (em) => {
          const recurring = await this.take(em, id);
          if (!recurring?.nextDate || recurring.status !== 'active') return null;
          const moment = await momentOf(em, id);
          if (recurring.nextDate > moment.today) return null;
          date = recurring.nextDate;
          const { runId, state } = await this.make(em, recurring, date, moment);
          return { runId, state, isNextDue: recurring.nextDate <= moment.today };
        });
        if (made?.state === 'sending') await this.sending.send(made.runId);
        if (!made?.isNextDue) return;
      } catch (error) {
        const problem = problemOf(error);
        if (!problem || !date) throw error;
        return this.keepProblem(id, date, problem);
      }
    }
  }

  /** Locks it, unless another replica has it at this moment. */
  private take(em: EntityManager, id: number): Promise<RecurringInvoice | null> {
    return em.findOne(RecurringInvoice, { id }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true });
  }

  /** Makes the invoice of a date of a locked recurring invoice and moves it on to its next date, in one transaction. */
  private async make(em: EntityManager, recurring: RecurringInvoice, date: string, moment: Moment): Promise<Made> {
    const { id } = recurring;
    const known = moment.runId === null ? null : await em.findOneOrFail(RecurringInvoiceRun, { id: moment.runId });
    if (known && known.state !== 'failed') return this.moveOn(em, recurring, date, moment, known);
    assertSwitchedOn('recurring_invoice', moment);
    const { today, termsDays } = moment;
    const template = await this.recurring.whole(id);
    const hours = recurring.billsHours ? await hoursOfPeriod(em, template, periodBilledOn(template, date), today) : [];
    const isEmpty = !template.lines.length && !hours.length;
    const invoice = isEmpty ? null : await createDraft(em, invoiceOfRecurring(template, { date, today, termsDays, hours }));
    const state = isEmpty ? 'nothing' : recurring.sends ? 'sending' : 'made';
    const columns = { state, problem: null, invoiceId: invoice?.id ?? null } as const;
    const run = known ? em.assign(known, columns) : em.create(RecurringInvoiceRun, { recurringInvoiceId: id, date, ...columns });
    return this.moveOn(em, recurring, date, moment, run);
  }

  private async moveOn(
    em: EntityManager,
    recurring: RecurringInvoice,
    date: string,
    { skipped }: Moment,
    run: RecurringInvoiceRun,
  ): Promise<Made> {
    const next = nextDate(recurring, { from: date, skipped: [...skipped, date] });
    em.assign(recurring, { nextDate: next, status: statusWith(next, recurring.status) });
    await flush(em, { verb: 'make' });
    return { runId: run.id, state: run.state };
  }

  private async keepProblem(id: number, date: string, problem: NonNullable<ReturnType<typeof problemOf>>): Promise<void> {
    await inTransaction(this.em, async (em) => {
      const recurring = await this.take(em, id);
      if (recurring?.nextDate !== date) return;
      const known = await em.findOne(RecurringInvoiceRun, { recurringInvoiceId: id, date });
      if (known) em.assign(known, { state: 'failed', problem });
      else em.create(RecurringInvoiceRun, { recurringInvoiceId: id, date, state: 'failed', problem });
      const { name, setUpById } = recurring;
      await tellProblem(em, { subject: 'RecurringInvoice', id, name, setUpById, date }, problem);
    });
  }
}

type Moment = SwitchedOff & { today: string; termsDays: number; runId: number | null; skipped: string[] };

/** Returns all that making the next date of a locked recurring invoice depends on, in one statement: a morning has a thousand of them. */
async function momentOf(em: EntityManager, id: number): Promise<Moment> {
  const { rows } = await sql<Omit<Moment, 'today'> & { timeZone: string }>`select o.time_zone as "timeZone",
      coalesce(c.payment_terms_days, o.payment_terms_days) as "termsDays",
      (select r.id from recurring_invoice_run r where r.recurring_invoice_id = q.id and r.run_date = q.next_date) as "runId",
      (select coalesce(json_agg(r.run_date), '[]'::json) from recurring_invoice_run r
        where r.recurring_invoice_id = q.id and r.state = 'skipped') as skipped,
      ${switchedOff('recurring_invoice')}
    from recurring_invoice q join customer c on c.id = q.customer_id cross join organisation o where q.id = ${id}`.execute(
    em.getKysely(),
  );
  if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
  const { timeZone, ...rest } = rows[0];
  return { ...rest, today: todayIn(timeZone, clock.now()) };
}
