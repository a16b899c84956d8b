import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertAmountsIn,
  assertCreditApplicable,
  assertOpenPeriod,
  assertVendorRefundable,
  negate,
  sum,
  todayIn,
  usedCredit,
  vendorCreditNoteMachine,
  type ApplyVendorCreditInput,
  type VendorCreditNoteDetail,
  type VendorRefundInput,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { assertNotAtBank } from '../bills/bill.at-bank.ts';
import { BillsService } from '../bills/bills.service.ts';
import { VendorCreditApplication } from './vendor-credit-application.entity.ts';
import { VendorCreditNotesService } from './vendor-credit-notes.service.ts';
import { VendorRefund } from './vendor-refund.entity.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { vendorCreditNoteDetail } from './vendor-credit-notes.list.ts';

/** What the credit of a vendor is used for: it pays bills, or the vendor pays it back. Lock order: bills by id, then the credit note. */
@Injectable()
export class VendorCreditUseService {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: VendorCreditNotesService,
    private readonly bills: BillsService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Pays bills of the same vendor and currency with the credit, in whole or in part. */
  apply(id: number, input: ApplyVendorCreditInput): Promise<VendorCreditNoteDetail> {
    this.assertSeesAmounts();
    const { allocations, applicationDate } = input;
    return readAfter(this.em, vendorCreditNoteDetail, id, async (em) => {
      const billIds = allocations.map(({ billId }) => billId);
      const bills = await this.bills.lockAll(em, billIds, 'recordPayment');
      const note = await this.notes.lock(em, id, 'apply');
      vendorCreditNoteMachine.next(note.status, 'apply');
      await assertNotAtBank(em, billIds);
      const amounts = allocations.map(({ amount }, at) => [`allocations.${at}.amount`, amount] as const);
      assertAmountsIn(note.currency, Object.fromEntries(amounts));
      assertCreditApplicable(note, input, bills, await this.today());
      await this.assertOpen(applicationDate, 'applicationDate');
      for (const { billId, amount } of allocations) {
        em.create(VendorCreditApplication, { vendorCreditNote: note, billId, amount, applicationDate });
        for (const bill of bills) if (bill.id === billId) this.bills.bookCredit(bill, amount);
      }
      em.assign(note, usedCredit(note, { applied: sum(allocations.map(({ amount }) => amount)) }));
      await flush(em, { verb: 'apply' });
    });
  }

  /** Takes an application back: the bill has to be paid again, and the credit is free. */
  undoApply(id: number, applicationId: number): Promise<VendorCreditNoteDetail> {
    this.assertSeesAmounts();
    return readAfter(this.em, vendorCreditNoteDetail, id, async (em) => {
      const found = await em.findOne(VendorCreditApplication, { id: applicationId, vendorCreditNote: id });
      if (!found) throw notFound();
      const bills = await this.bills.lockAll(em, [found.billId], 'recordPayment');
      const note = await this.notes.lock(em, id, 'apply');
      // Read anew under the lock: another clerk may have undone it.
      const application = await em.findOne(VendorCreditApplication, { id: applicationId }, { refresh: true });
      if (!application) throw notFound();
      vendorCreditNoteMachine.next(note.status, 'undoApply');
      await this.assertOpen(application.applicationDate, 'applicationDate');
      for (const bill of bills) this.bills.bookCredit(bill, negate(application.amount));
      em.assign(note, usedCredit(note, { applied: negate(application.amount) }));
      em.remove(application);
      await flush(em, { verb: 'undoApply' });
    });
  }

  /** Records money that the vendor paid back. */
  refund(id: number, { refundDate, amount, method, reference = null }: VendorRefundInput): Promise<VendorCreditNoteDetail> {
    this.assertSeesAmounts();
    return readAfter(this.em, vendorCreditNoteDetail, id, async (em) => {
      const note = await this.notes.lock(em, id, 'refund');
      vendorCreditNoteMachine.next(note.status, 'refund');
      assertAmountsIn(note.currency, { amount });
      assertVendorRefundable(note, { refundDate, amount }, await this.today());
      await this.assertOpen(refundDate, 'refundDate');
      em.create(VendorRefund, { vendorCreditNote: note, refundDate, amount, method, reference });
      em.assign(note, usedCredit(note, { refunded: amount }));
      await flush(em, { verb: 'refund' });
    });
  }

  undoRefund(id: number, refundId: number): Promise<VendorCreditNoteDetail> {
    this.assertSeesAmounts();
    return readAfter(this.em, vendorCreditNoteDetail, id, async (em) => {
      const note = await this.notes.lock(em, id, 'refund');
      const refund = await em.findOne(VendorRefund, { id: refundId, vendorCreditNote: id }, { refresh: true });
      if (!refund) throw notFound();
      vendorCreditNoteMachine.next(note.status, 'undoRefund');
      await this.assertOpen(refund.refundDate, 'refundDate');
      em.assign(note, usedCredit(note, { refunded: negate(refund.amount) }));
      em.remove(refund);
      await flush(em, { verb: 'undoRefund' });
    });
  }

  private async today(): Promise<string> {
    return todayIn((await this.organisation.get()).timeZone, clock.now());
  }

  private async assertOpen(date: string, field: string): Promise<void> {
    assertOpenPeriod(date, (await this.organisation.get()).lockDate, field);
  }

  /** A refusal would tell how much is left of the credit, and of the bill. */
  private assertSeesAmounts(): void {
    const { ability } = actor();
    if (!allows(ability, 'read', 'VendorCreditNote', undefined, 'available')) throw forbidden();
    if (!allows(ability, 'read', 'Bill', undefined, 'balance')) throw forbidden();
  }
}
