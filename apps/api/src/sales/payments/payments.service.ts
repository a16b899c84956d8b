import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  add,
  assertAllocations,
  assertAmountsIn,
  assertOpenPeriod,
  assertNothingRefunded,
  assertPaymentDate,
  DomainError,
  invoiceMachine,
  negate,
  paymentRate,
  spreadPayment,
  subtract,
  sum,
  todayIn,
  useCredit,
  type InvoiceDetail,
  type MarkPaidInput,
  type PaymentInput,
  type PaymentRecord,
  type RecordPaymentInput,
} from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { rateOfDay } from '../../documents/known-rates.ts';
import { tellAboutInvoice } from '../invoices/issuing/invoice-news.job.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { clock } from '../../platform/context/clock.ts';
import { actor } from '../../platform/context/actor.ts';
import { allocateCredit, useOwnCredit } from '../credit-notes/allocate-credit.ts';
import { CreditNote } from '../credit-notes/credit-note.entity.ts';
import { PaymentAllocation } from './payment-allocation.entity.ts';
import { Payment } from './payment.entity.ts';
import { paymentList } from './payments.list.ts';
import type { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import { RetainerPaymentsService } from './retainer-payments.service.ts';
import { invoiceDetail } from '../invoices/invoices.list.ts';

/** Payments received. Lock order: invoices by id, retainer invoices by id, then payments. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly organisation: OrganisationService,
    private readonly retainers: RetainerPaymentsService,
  ) {}

  list(query: ListQuery): Promise<Page<PaymentRecord>> {
    return pageOf(this.em, paymentList, query);
  }

  get(id: number): Promise<PaymentRecord> {
    return oneOf(this.em, paymentList, id);
  }

  async ofInvoice(invoiceId: number, query: ListQuery): Promise<Page<PaymentRecord>> {
    await this.invoices.get(invoiceId);
    const onIt = sql`exists (select 1 from payment_allocation a where a.payment_id = p.id and a.invoice_id = ${invoiceId})`;
    return pageOf(this.em, paymentList, query, onIt);
  }

  /** Records a payment on the invoices and retainer invoices that it names; the rest becomes the customer's credit. */
  create(input: PaymentInput): Promise<PaymentRecord> {
    const { ability } = actor();
    // Recording a payment shows it, and refusals tell how much is outstanding: so the right to read it is needed.
    if (!allows(ability, 'read', 'Payment') || !allows(ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
    return readNew(this.em, paymentList, async (em) => {
      const invoices = await this.invoices.lockAll(
        em,
        input.allocations.map(({ invoiceId }) => invoiceId),
        'recordPayment',
      );
      const retainers = await this.retainers.lockNamed(em, input.retainers ?? []);
      const payment = await this.receive(em, invoices, input, retainers);
      await flush(em, { verb: 'recordPayment' });
      return payment;
    });
  }

  /** Records a payment on one invoice; any excess over its balance becomes the customer's credit. */
  record(invoiceId: number, input: RecordPaymentInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, invoiceId, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'recordPayment');
      // A refusal would tell how much is outstanding.
      if (!allows(actor().ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
      invoiceMachine.next(invoice.status, 'recordPayment');
      await this.receiveFor(em, invoice, input);
      await flush(em, { verb: 'recordPayment' });
    });
  }

  /** Records a payment of the whole balance: an invoice is never just flagged as paid. */
  markPaid(invoiceId: number, input: MarkPaidInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, invoiceId, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'markPaid');
      invoiceMachine.next(invoice.status, 'markPaid');
      await this.receiveFor(em, invoice, { ...input, amount: invoice.balance });
      await flush(em, { verb: 'markPaid' });
    });
  }

  /** Pays an invoice with the customer's credit in its currency: the oldest payment first, then the oldest credit note. */
  useCredit(invoiceId: number): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, invoiceId, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'recordPayment');
      invoiceMachine.next(invoice.status, 'recordPayment');
      const { customerId, currency, balance } = invoice;
      const credits = await em.find(
        Payment,
        { customerId, currency, unallocated: { $gt: 0 } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true, populate: ['allocations'] },
      );
      const { lockDate, timeZone } = await this.organisation.get();
      const today = todayIn(timeZone, clock.now());
      assertOpenPeriod(today, lockDate, 'allocationDate');
      const notes = await em.find(
        CreditNote,
        { customerId, currency, unallocated: { $gt: 0 } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true, populate: ['allocations'] },
      );
      const used = useCredit(credits, balance);
      const rest = subtract(balance, sum(used.map(({ amount }) => amount)));
      const usedNotes = useCredit(notes, rest);
      if (used.length + usedNotes.length === 0) throw new DomainError('payment.no_credit', { currency });
      for (const { id, amount } of used) {
        const payment = credits.find((credit) => credit.id === id) as Payment;
        // What closed books say of this payment and invoice stays: more of it would be of today, and there is one row for both.
        for (const { invoiceId: on, allocationDate } of payment.allocations)
          if (on === invoiceId) assertOpenPeriod(allocationDate, lockDate, 'allocationDate');
        payment.unallocated = subtract(payment.unallocated, amount);
        this.allocate(em, payment, invoice, amount, today);
      }
      for (const { id, amount } of usedNotes) {
        const note = notes.find((credit) => credit.id === id) as CreditNote;
        for (const { invoiceId: on, allocationDate } of note.allocations)
          if (on === invoiceId) assertOpenPeriod(allocationDate, lockDate, 'allocationDate');
        await allocateCredit(em, note, invoice.id, amount, today);
        this.invoices.book(invoice, amount, 'credited');
      }
      await this.tellIfPaid(em, invoice);
      await flush(em, { verb: 'recordPayment' });
    });
  }

  /** Deletes a payment, such as one that bounced, and reopens the invoices that it paid. */
  async undo(id: number, version: number): Promise<PaymentRecord> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const invoices: Invoice[] = [];
      // Read anew: the record leaves amounts out for people who may not see them.
      const allocations = await em.find(PaymentAllocation, { payment: id }, { orderBy: { invoiceId: 'asc' } });
      for (const { invoiceId } of allocations) invoices.push(await this.invoices.lock(em, invoiceId, 'undoPayment'));
      const retainers = await this.retainers.lockPaid(em, id);
      const payment = await em.findOne(
        Payment,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ['allocations', 'retainers'] },
      );
      if (!payment) throw notFound();
      allow('undoPayment', 'Payment', payment);
      // Using credit raises the version, so the locked invoices are all that the payment is allocated to.
      sameVersion(payment, version);
      sameVersion(payment, record.version);
      assertNothingRefunded(payment);
      await this.checkPeriod(payment.paymentDate);
      for (const { allocationDate } of [...payment.allocations, ...payment.retainers])
        await this.checkPeriod(allocationDate, 'allocationDate');
      for (const { invoiceId, amount } of payment.allocations)
        for (const invoice of invoices) if (invoice.id === invoiceId) this.invoices.book(invoice, negate(amount));
      const { lockDate, timeZone } = await this.organisation.get();
      const today = todayIn(timeZone, clock.now());
      for (const invoice of invoices) {
        const used = await useOwnCredit(em, invoice, { today, lockDate });
        if (used > 0) this.invoices.book(invoice, used, 'credited');
      }
      this.retainers.takeBack(retainers, payment);
      em.remove(payment);
      await flush(em, { verb: 'undoPayment' });
    });
    return record;
  }

  private receiveFor(em: EntityManager, invoice: Invoice, input: RecordPaymentInput): Promise<Payment> {
    const { customerId, currency } = invoice;
    const allocations = spreadPayment(input.amount, [invoice]);
    return this.receive(em, [invoice], { ...input, customerId, currency, allocations });
  }

  /** `invoices` and `retainers` are locked, and are all that the payment names. */
  private async receive(
    em: EntityManager,
    invoices: readonly Invoice[],
    input: PaymentInput,
    retainers: readonly RetainerInvoice[] = [],
  ): Promise<Payment> {
    const { customerId, currency, paymentDate, amount, method, reference = null, allocations } = input;
    const { lockDate, timeZone, baseCurrency } = await this.organisation.get();
    assertAmountsIn(currency, { amount });
    assertAmountsIn(currency, Object.fromEntries(allocations.map((one, at) => [`allocations.${at}.amount`, one.amount])));
    const advances = input.retainers ?? [];
    assertAmountsIn(currency, Object.fromEntries(advances.map((one, at) => [`retainers.${at}.amount`, one.amount])));
    assertAllocations(input, invoices, retainers);
    const today = todayIn(timeZone, clock.now());
    assertPaymentDate(paymentDate, { invoiceDate: paymentDate }, today);
    for (const document of [...invoices, ...retainers]) assertPaymentDate(paymentDate, document, today);
    assertOpenPeriod(paymentDate, lockDate, 'paymentDate');
    const payment = em.create(Payment, {
      customerId,
      currency,
      ...paymentRate(
        input,
        baseCurrency,
        [...invoices, ...retainers],
        await rateOfDay(em, currency, { day: paymentDate, baseCurrency }),
      ),
      paymentDate,
      amount,
      method,
      reference,
      unallocated: subtract(amount, sum([...allocations, ...advances].map((one) => one.amount))),
    });
    this.retainers.pay(em, payment, retainers, advances);
    for (const invoice of invoices)
      for (const allocation of allocations)
        if (allocation.invoiceId === invoice.id) this.allocate(em, payment, invoice, allocation.amount, paymentDate);
    for (const invoice of invoices) await this.tellIfPaid(em, invoice);
    return payment;
  }

  private allocate(em: EntityManager, payment: Payment, invoice: Invoice, amount: number, allocationDate: string): void {
    const known = payment.allocations.getItems().find(({ invoiceId }) => invoiceId === invoice.id);
    if (known) Object.assign(known, { amount: add(known.amount, amount), allocationDate });
    else payment.allocations.add(em.create(PaymentAllocation, { payment, invoiceId: invoice.id, amount, allocationDate }));
    this.invoices.book(invoice, amount);
  }

  private async tellIfPaid(em: EntityManager, invoice: Invoice): Promise<void> {
    if (invoice.status !== 'paid') return;
    await enqueue(em, tellAboutInvoice, { invoiceId: invoice.id, kind: 'invoicePaid', byId: actor().userId });
  }

  private async checkPeriod(date: string, field = 'paymentDate'): Promise<void> {
    assertOpenPeriod(date, (await this.organisation.get()).lockDate, field);
  }
}
