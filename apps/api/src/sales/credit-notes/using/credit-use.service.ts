import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  add,
  assertOpenPeriod,
  assertUsedElsewhere,
  creditNoteMachine,
  negate,
  subtract,
  todayIn,
  type CreditNoteDetail,
  type UndoCreditUseInput,
} from '@kontor/domain';
import { OrganisationService } from '../../../firm/organisation/organisation.service.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { actor } from '../../../platform/context/actor.ts';
import { clock } from '../../../platform/context/clock.ts';
import { forbidden, notFound } from '../../../platform/errors/api-error.ts';
import { allow } from '../../../platform/rest/allow.ts';
import { withConditions } from '../../../platform/rest/record-access.ts';
import { InvoicesService } from '../../invoices/invoices.service.ts';
import { useOwnCredit } from '../allocate-credit.ts';
import { CreditNote } from '../credit-note.entity.ts';
import { CreditNotesService } from '../credit-notes.service.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { creditNoteDetail } from '../credit-notes.list.ts';

/** Takes credit back from invoices that it was used for. Lock order: the invoice, then credit notes by id. */
@Injectable()
export class CreditUseService {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: CreditNotesService,
    private readonly invoices: InvoicesService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Takes credit back from another invoice, which is due again, unless its own credit notes have credit for it; the amount is the customer's credit again. */
  async undo(id: number, { invoiceId }: UndoCreditUseInput): Promise<CreditNoteDetail> {
    this.assertSeesAmounts();
    // Only a reader of the credit note learns anything about it.
    await this.notes.get(id);
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'recordPayment');
      // Those of the invoice itself may settle it instead: all are locked in one order.
      const notes = await em.find(
        CreditNote,
        { $or: [{ id }, { invoiceId, status: 'sent' }] },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true, populate: ['allocations'] },
      );
      const note = notes.find((one) => one.id === id);
      if (!note) throw notFound();
      allow('read', 'CreditNote', await withConditions(em, 'CreditNote', note));
      creditNoteMachine.next(note.status, 'undoUse');
      assertUsedElsewhere(note, { invoiceId });
      const used = note.allocations.getItems().find((one) => one.invoiceId === invoiceId);
      if (!used) throw notFound();
      const { lockDate, timeZone } = await this.organisation.get();
      assertOpenPeriod(used.allocationDate, lockDate, 'allocationDate');
      this.invoices.book(invoice, negate(used.amount), 'credited');
      note.applied = subtract(note.applied, used.amount);
      note.unallocated = add(note.unallocated, used.amount);
      note.allocations.remove(used);
      const own = await useOwnCredit(em, invoice, { today: todayIn(timeZone, clock.now()), lockDate });
      if (own > 0) this.invoices.book(invoice, own, 'credited');
      await flush(em, { verb: 'undoUse' });
    });
  }

  /** A refusal would tell what is left of the credit, and of the invoice. */
  private assertSeesAmounts(): void {
    const { ability } = actor();
    if (!allows(ability, 'read', 'CreditNote', undefined, 'unallocated')) throw forbidden();
    if (!allows(ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
  }
}
