import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  add,
  assertAmountsIn,
  assertApplicable,
  DomainError,
  assertNotFinal,
  assertOpenPeriod,
  isElsewhere,
  negate,
  subtract,
  todayIn,
  type ApplyRetainerInput,
  type InvoiceAdvanceRecord,
  type RetainerInvoiceDetail,
  type UnapplyRetainerInput,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { readableRows } from '../../platform/rest/list.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { deduct, giveBack } from './deduct.ts';
import { assertDrawnLast } from './draw-hours.ts';
import { RetainerApplication } from './retainer-application.entity.ts';
import { retainerList, retainerDetail } from './retainer-invoices.list.ts';
import { RetainerInvoicesService } from './retainer-invoices.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';

/** What becomes of the money of retainer invoices that invoices use. Lock order: the invoice, then the retainer invoice. */
@Injectable()
export class RetainerMoneyService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
    private readonly invoices: InvoicesService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Uses money for an invoice: reserved for a draft, at once for a sent one. */
  apply(id: number, { invoiceId, amount }: ApplyRetainerInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const invoice = await this.lockInvoice(em, invoiceId);
      const retainer = await this.retainers.lock(em, id, 'apply');
      const { lockDate, timeZone } = await this.organisation.get();
      assertAmountsIn(retainer.currency, { amount });
      const asked = await withConditions(em, 'RetainerInvoice', retainer);
      assertApplicable(retainer, invoice, amount, allows(actor().ability, 'applyElsewhere', 'RetainerInvoice', asked));
      const applicationDate = todayIn(timeZone, clock.now());
      assertOpenPeriod(applicationDate, lockDate, 'applicationDate');
      const known = await em.findOne(RetainerApplication, { retainerInvoice: id, invoiceId, isFinal: false });
      if (known && (retainer.carriesTax || known.minutes > 0)) throw new DomainError('retainer_invoice.deducted_already');
      if (known) {
        assertOpenPeriod(known.applicationDate, lockDate, 'applicationDate');
        Object.assign(known, { amount: add(known.amount, amount), applicationDate });
      } else em.create(RetainerApplication, { retainerInvoice: retainer, invoiceId, amount, applicationDate });
      if (retainer.carriesTax) await deduct(em, retainer, invoice, amount);
      else this.use(invoice, amount);
      retainer.applied = add(retainer.applied, amount);
      // The history says who used the right to do so.
      await flush(em, isElsewhere(retainer, invoice) ? { verb: 'applyElsewhere' } : { verb: 'apply' });
    });
  }

  /** Takes money off an invoice again, unless it stands on the one that was sent. Restores both balances. */
  async unapply(id: number, { applicationId }: UnapplyRetainerInput): Promise<RetainerInvoiceDetail> {
    const known = await this.em.fork().findOne(RetainerApplication, { id: applicationId, retainerInvoice: id });
    if (!known) throw notFound();
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const invoice = await this.lockInvoice(em, known.invoiceId);
      const retainer = await this.retainers.lock(em, id, 'apply');
      const application = await em.findOne(RetainerApplication, { id: applicationId }, { refresh: true });
      if (!application) throw notFound();
      assertNotFinal(application);
      assertOpenPeriod(application.applicationDate, (await this.organisation.get()).lockDate, 'applicationDate');
      if (application.minutes > 0 && invoice.status === 'draft') await assertDrawnLast(em, application, retainer);
      retainer.applied = subtract(retainer.applied, application.amount);
      retainer.drawnMinutes -= application.minutes;
      if (!retainer.carriesTax) this.use(invoice, negate(application.amount));
      if (retainer.carriesTax || (application.minutes > 0 && invoice.status === 'draft'))
        await giveBack(em, application, invoice);
      else em.remove(application);
      await flush(em, { verb: 'unapply' });
    });
  }

  /** Returns the retainer invoices whose money an invoice uses or could use. Requires the right to what is available. */
  async ofInvoice(invoiceId: number): Promise<InvoiceAdvanceRecord[]> {
    if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'available')) throw forbidden();
    const { customerId, currency, projectId, status } = await this.invoices.get(invoiceId);
    const readable = readableRows(retainerList);
    const { rows } = await sql<InvoiceAdvanceRecord>`select r.id as "retainerInvoiceId", r.number as "retainerInvoiceNumber",
        r.invoice_date as "invoiceDate", r.currency, a.id as "applicationId", coalesce(a.amount, 0) as amount,
        coalesce(a.minutes, 0) as minutes, case when r.status = 'paid' then r.prepaid_minutes - r.drawn_minutes else 0 end as "leftMinutes", coalesce(a.is_final, false) as "isFinal", r.carries_tax as "carriesTax",
        r.paid - r.applied - r.refunded as available,
        r.project_id is not null and r.project_id is distinct from ${projectId}::int as "isOfOtherProject"
      from retainer_invoice r left join retainer_application a on a.retainer_invoice_id = r.id and a.invoice_id = ${invoiceId} and a.released_date is null
      where r.customer_id = ${customerId} and r.currency = ${currency} and ${readable}
        and (a.id is not null or r.paid - r.applied - r.refunded > 0 and (not r.carries_tax or ${status === 'draft'}))
      order by r.invoice_date, r.id, a.id`.execute(this.em.getKysely());
    return rows;
  }

  async lockInvoice(em: EntityManager, id: number): Promise<Invoice> {
    const invoice = await this.invoices.lock(em, id, 'recordPayment');
    // A refusal would tell how much is outstanding.
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
    return invoice;
  }

  private use(invoice: Invoice, amount: number): void {
    if (invoice.status !== 'draft') {
      this.invoices.book(invoice, amount, 'advanced');
      return;
    }
    invoice.advanced = add(invoice.advanced, amount);
    invoice.balance = subtract(invoice.balance, amount);
  }
}
