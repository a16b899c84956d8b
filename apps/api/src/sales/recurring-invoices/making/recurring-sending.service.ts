import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '@kontor/domain';
import { chosenRecipients } from '../../../customers/contacts/recipients.ts';
import { problemOf, tellProblem } from '../../../documents/schedule/schedule.problem.ts';
import { assertSwitchedOn, switchedOff, type SwitchedOff } from '../../../documents/schedule/switched-off.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { InvoiceIssuingService } from '../../invoices/issuing/invoice-issuing.service.ts';
import { RecurringInvoiceRun } from '../recurring-invoice-run.entity.ts';

type Sending = SwitchedOff & {
  recurringInvoiceId: number;
  name: string;
  setUpById: number;
  date: string;
  to: string | null;
  byAccessPoint: boolean;
};

/** Sends what was made to be sent. */
@Injectable()
export class RecurringSendingService {
  constructor(
    private readonly em: EntityManager,
    private readonly issuing: InvoiceIssuingService,
  ) {}

  /**
   * Sends the draft of a date and says so in one transaction, so that a killed process leaves it to be sent by the next run, once. One that is
   * refused stays a draft with the reason.
   */
  async send(runId: number): Promise<void> {
    try {
      await inTransaction(this.em, async (em) => {
        const run = await this.lock(em, runId);
        if (run?.state !== 'sending') return;
        if (run.invoiceId) await this.issue(em, runId, run.invoiceId);
        run.state = run.invoiceId ? 'sent' : 'made';
      });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      await inTransaction(this.em, async (em) => {
        const run = await this.lock(em, runId);
        if (run?.state !== 'sending') return;
        Object.assign(run, { state: 'notSent', problem });
        const about = await sendingOf(em, runId);
        await tellProblem(em, { ...about, subject: 'RecurringInvoice', id: about.recurringInvoiceId }, problem);
      });
    }
  }

  private async issue(em: EntityManager, runId: number, invoiceId: number): Promise<void> {
    const { to, byAccessPoint, ...state } = await sendingOf(em, runId);
    assertSwitchedOn('recurring_invoice', state);
    if (!to && !byAccessPoint) throw new DomainError('recurring_invoice.no_recipient');
    await this.issuing.send(invoiceId, to ? { to } : {});
  }

  private lock(em: EntityManager, id: number): Promise<RecurringInvoiceRun | null> {
    return em.findOne(RecurringInvoiceRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}

/** The recipients as typed, or as the sending dialog proposes them: nobody where invoices go by the access point. */
async function sendingOf(em: EntityManager, runId: number): Promise<Sending> {
  const { rows } =
    await sql<Sending>`select q.id as "recurringInvoiceId", q.name, q.set_up_by_id as "setUpById", r.run_date as date,
      coalesce(q.send_to, case when c.invoice_channel <> 'accessPoint' then coalesce(${chosenRecipients('invoices', 'c.id')},
        nullif(k.email, ''), nullif(f.email, ''), nullif(c.email, '')) end) as to, c.invoice_channel = 'accessPoint' as "byAccessPoint",
      ${switchedOff('recurring_invoice')}
    from recurring_invoice_run r join recurring_invoice q on q.id = r.recurring_invoice_id join customer c on c.id = q.customer_id
    left join contact k on k.id = q.contact_id left join contact f on f.customer_id = c.id and f.is_primary
    where r.id = ${runId} limit 1`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no date ${runId} of a recurring invoice`);
  return rows[0];
}
