import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  add,
  allocatePayment,
  assertAmountsIn,
  assertOpenPeriod,
  assertPaymentDate,
  assertUnused,
  DomainError,
  negate,
  paymentRate,
  retainerInvoiceMachine,
  subtract,
  todayIn,
  useCredit,
  type MarkPaidInput,
  type PaymentRecord,
  type RecordPaymentInput,
  type RetainerAllocationInput,
  type RetainerInvoiceDetail,
} from '@kontor/domain';
import { rateOfDay } from '../../documents/known-rates.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import { RetainerInvoicesService } from '../retainer-invoices/retainer-invoices.service.ts';
import { Payment } from './payment.entity.ts';
import { paymentList } from './payments.list.ts';
import { RetainerPayment } from './retainer-payment.entity.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { retainerDetail } from '../retainer-invoices/retainer-invoices.list.ts';

/** Payments of retainer invoices. */
@Injectable()
export class RetainerPaymentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
    private readonly organisation: OrganisationService,
  ) {}

  async ofRetainer(id: number, query: ListQuery): Promise<Page<PaymentRecord>> {
    await this.retainers.get(id);
    const onIt = sql`exists (select 1 from retainer_payment a where a.payment_id = p.id and a.retainer_invoice_id = ${id})`;
    return pageOf(this.em, paymentList, query, onIt);
  }

  /** Records a payment; any excess over what is left to pay becomes the customer's credit. */
  record(id: number, input: RecordPaymentInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'recordPayment');
      // A refusal would tell how much is outstanding.
      if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'balance')) throw forbidden();
      retainerInvoiceMachine.next(retainer.status, 'recordPayment');
      await this.receive(em, retainer, input);
      await flush(em, { verb: 'recordPayment' });
    });
  }

  /** Records a payment of all that is left to pay: a retainer invoice is never just flagged as paid. */
  markPaid(id: number, input: MarkPaidInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'markPaid');
      retainerInvoiceMachine.next(retainer.status, 'markPaid');
      await this.receive(em, retainer, { ...input, amount: retainer.balance });
      await flush(em, { verb: 'markPaid' });
    });
  }

  /** Pays a retainer invoice with the unused credit of the customer's payments in its currency, the oldest first. */
  useCredit(id: number): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'recordPayment');
      // The amount paid tells how much credit there was.
      if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'balance')) throw forbidden();
      retainerInvoiceMachine.next(retainer.status, 'recordPayment');
      const { customerId, currency, balance } = retainer;
      const { lockDate, timeZone } = await this.organisation.get();
      const today = todayIn(timeZone, clock.now());
      assertOpenPeriod(today, lockDate, 'allocationDate');
      const credits = await em.find(
        Payment,
        { customerId, currency, unallocated: { $gt: 0 } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true, populate: ['retainers'] },
      );
      const used = useCredit(credits, balance);
      if (used.length === 0) throw new DomainError('payment.no_credit', { currency });
      for (const { id: paymentId, amount } of used) {
        const payment = credits.find((credit) => credit.id === paymentId) as Payment;
        payment.unallocated = subtract(payment.unallocated, amount);
        this.allocate(em, payment, retainer, amount, { today, lockDate });
      }
      await flush(em, { verb: 'recordPayment' });
    });
  }

  /** There is one row for a payment and a retainer invoice: what closed books say of it stays, and more of it is of today. */
  private allocate(
    em: EntityManager,
    payment: Payment,
    retainer: RetainerInvoice,
    amount: number,
    { today, lockDate }: { today: string; lockDate: string | null },
  ): void {
    const retainerInvoiceId = retainer.id;
    const known = payment.retainers.getItems().find((one) => one.retainerInvoiceId === retainerInvoiceId);
    if (known) {
      assertOpenPeriod(known.allocationDate, lockDate, 'allocationDate');
      Object.assign(known, { amount: add(known.amount, amount), allocationDate: today });
    } else payment.retainers.add(em.create(RetainerPayment, { payment, retainerInvoiceId, amount, allocationDate: today }));
    this.retainers.book(retainer, amount);
  }

  /** Locks the retainer invoices that a payment pays, by id. */
  async lockPaid(em: EntityManager, paymentId: number): Promise<RetainerInvoice[]> {
    const locked: RetainerInvoice[] = [];
    const paid = await em.find(RetainerPayment, { payment: paymentId }, { orderBy: { retainerInvoiceId: 'asc' } });
    for (const { retainerInvoiceId } of paid) locked.push(await this.retainers.lock(em, retainerInvoiceId, 'recordPayment'));
    return locked;
  }

  /** Locks the retainer invoices that a payment is to pay, by id. Requires the right to what they ask for, which a refusal would tell. */
  async lockNamed(em: EntityManager, named: readonly RetainerAllocationInput[]): Promise<RetainerInvoice[]> {
    if (named.length === 0) return [];
    if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'balance')) throw forbidden();
    const ids = [...new Set(named.map(({ retainerInvoiceId }) => retainerInvoiceId))].sort((a, b) => a - b);
    const known = await em.find(RetainerInvoice, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
    const locked: RetainerInvoice[] = [];
    for (const { id } of known) locked.push(await this.retainers.lock(em, id, 'recordPayment'));
    return locked;
  }

  /** Pays locked retainer invoices with parts of a payment. */
  pay(
    em: EntityManager,
    payment: Payment,
    retainers: readonly RetainerInvoice[],
    parts: readonly RetainerAllocationInput[],
  ): void {
    for (const { retainerInvoiceId, amount } of parts)
      for (const retainer of retainers)
        if (retainer.id === retainerInvoiceId) {
          const { paymentDate: allocationDate } = payment;
          payment.retainers.add(em.create(RetainerPayment, { payment, retainerInvoiceId, amount, allocationDate }));
          this.retainers.book(retainer, amount);
        }
  }

  /** Takes an undone payment off its locked retainer invoices, unless invoices use the money. */
  takeBack(retainers: readonly RetainerInvoice[], payment: Payment): void {
    for (const { retainerInvoiceId, amount } of payment.retainers)
      for (const retainer of retainers)
        if (retainer.id === retainerInvoiceId) {
          assertUnused(retainer, amount);
          this.retainers.book(retainer, negate(amount));
        }
  }

  private async receive(em: EntityManager, retainer: RetainerInvoice, input: RecordPaymentInput): Promise<void> {
    const { paymentDate, amount, method, reference = null } = input;
    const { customerId, currency, invoiceDate } = retainer;
    const { lockDate, timeZone, baseCurrency } = await this.organisation.get();
    assertAmountsIn(currency, { amount });
    assertPaymentDate(paymentDate, { invoiceDate }, todayIn(timeZone, clock.now()));
    assertOpenPeriod(paymentDate, lockDate, 'paymentDate');
    const { allocated, credit } = allocatePayment(amount, retainer.balance);
    const payment = em.create(Payment, {
      customerId,
      currency,
      ...paymentRate(
        { ...input, currency },
        baseCurrency,
        [retainer],
        await rateOfDay(em, currency, { day: paymentDate, baseCurrency }),
      ),
      paymentDate,
      amount,
      method,
      reference,
      unallocated: credit,
    });
    this.pay(em, payment, [retainer], [{ retainerInvoiceId: retainer.id, amount: allocated }]);
  }
}
