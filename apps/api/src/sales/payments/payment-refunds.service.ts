import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  add,
  assertAmountsIn,
  assertCreditRefundable,
  assertOpenPeriod,
  subtract,
  todayIn,
  type PaymentRecord,
  type RefundCreditInput,
  type UndoRefundInput,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { PaymentRefund } from './payment-refund.entity.ts';
import { Payment } from './payment.entity.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { paymentList } from './payments.list.ts';

/** Pays unused credit of payments back to the customer. */
@Injectable()
export class PaymentRefundsService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** Records that unused credit was paid back. */
  refund(id: number, { refundDate, amount, method, reference }: RefundCreditInput): Promise<PaymentRecord> {
    return readAfter(this.em, paymentList, id, async (em) => {
      const payment = await lockPayment(em, id);
      const { lockDate, timeZone } = await this.organisation.get();
      assertAmountsIn(payment.currency, { amount });
      assertCreditRefundable(payment, { amount, refundDate }, todayIn(timeZone, clock.now()));
      assertOpenPeriod(refundDate, lockDate, 'refundDate');
      em.create(PaymentRefund, { payment, refundDate, amount, method, reference: reference?.trim() || null });
      payment.refunded = add(payment.refunded, amount);
      payment.unallocated = subtract(payment.unallocated, amount);
      await flush(em, { verb: 'refund' });
    });
  }

  /** Undoes a refund that was a mistake or came back: the amount is the customer's credit again. */
  undo(id: number, { refundId }: UndoRefundInput): Promise<PaymentRecord> {
    return readAfter(this.em, paymentList, id, async (em) => {
      const payment = await lockPayment(em, id);
      const refund = await em.findOne(PaymentRefund, { id: refundId, payment: id });
      if (!refund) throw notFound();
      assertOpenPeriod(refund.refundDate, (await this.organisation.get()).lockDate, 'refundDate');
      payment.refunded = subtract(payment.refunded, refund.amount);
      payment.unallocated = add(payment.unallocated, refund.amount);
      em.remove(refund);
      await flush(em, { verb: 'undoRefund' });
    });
  }
}

/** Locks a payment whose credit is paid back. A refusal would tell how much is left, so the right to read that is needed. */
async function lockPayment(em: EntityManager, id: number): Promise<Payment> {
  const payment = await em.findOne(Payment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!payment) throw notFound();
  allow('refund', 'Payment', payment);
  if (!allows(actor().ability, 'read', 'Payment', undefined, 'unallocated')) throw forbidden();
  return payment;
}
