import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  add,
  assertAmountsIn,
  assertOpenPeriod,
  assertRefundable,
  assertRefundDate,
  subtract,
  todayIn,
  type RefundRetainerInput,
  type RetainerInvoiceDetail,
  type UndoRefundInput,
} from '@kontor/domain';
import { OrganisationService } from '../../../firm/organisation/organisation.service.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { actor } from '../../../platform/context/actor.ts';
import { clock } from '../../../platform/context/clock.ts';
import { forbidden, notFound } from '../../../platform/errors/api-error.ts';
import { RetainerInvoicesService } from '../../retainer-invoices/retainer-invoices.service.ts';
import { RetainerRefund } from '../../retainer-invoices/retainer-refund.entity.ts';
import { creditRefund, voidRefundCredit } from './refund-credit.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { retainerDetail } from '../../retainer-invoices/retainer-invoices.list.ts';

/** Pays back the available money of retainer invoices. Lock order: the retainer invoice, then the credit note. */
@Injectable()
export class RetainerRefundsService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Records that available money was paid back to the customer. An advance with tax gets its credit note in the same transaction. */
  refund(id: number, { refundDate, amount, method, reference }: RefundRetainerInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'refund');
      // A refusal would tell how much is available.
      if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'available')) throw forbidden();
      const { lockDate, timeZone } = await this.organisation.get();
      assertAmountsIn(retainer.currency, { amount });
      assertRefundable(retainer, amount);
      assertRefundDate(refundDate, retainer, todayIn(timeZone, clock.now()));
      assertOpenPeriod(refundDate, lockDate, 'refundDate');
      const columns = { refundDate, amount, method, reference: reference?.trim() || null };
      const refund = em.create(RetainerRefund, { ...columns, retainerInvoice: retainer });
      retainer.refunded = add(retainer.refunded, amount);
      if (retainer.carriesTax) {
        await flush(em, { verb: 'refund' });
        await creditRefund(em, retainer, refund);
      }
      await flush(em, { verb: 'refund' });
    });
  }

  /** Undoes a refund that was a mistake or came back, and voids its credit note. */
  undo(id: number, { refundId }: UndoRefundInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'refund');
      const refund = await em.findOne(RetainerRefund, { id: refundId, retainerInvoice: id });
      if (!refund) throw notFound();
      assertOpenPeriod(refund.refundDate, (await this.organisation.get()).lockDate, 'refundDate');
      await voidRefundCredit(em, refundId);
      retainer.refunded = subtract(retainer.refunded, refund.amount);
      em.remove(refund);
      await flush(em, { verb: 'undoRefund' });
    });
  }
}
