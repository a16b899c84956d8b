import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertCreditLeft,
  assertOpenPeriod,
  assertPaidBack,
  assertPayBackDate,
  creditNoteMachine,
  todayIn,
  type CreditNoteDetail,
  type PayBackInput,
} from '@kontor/domain';
import { OrganisationService } from '../../../firm/organisation/organisation.service.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { clock } from '../../../platform/context/clock.ts';
import { CreditNotesService } from '../credit-notes.service.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { creditNoteDetail } from '../credit-notes.list.ts';

/** Pays the credit of credit notes back to the customer. */
@Injectable()
export class PayBackService {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: CreditNotesService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Pays back all credit that is left of the credit note. */
  payBack(id: number, { paidBackDate, method, reference }: PayBackInput): Promise<CreditNoteDetail> {
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const { note } = await this.notes.lock(em, id, 'payBack');
      creditNoteMachine.next(note.status, 'payBack');
      assertCreditLeft(note);
      const { lockDate, timeZone } = await this.organisation.get();
      assertPayBackDate(paidBackDate, note, todayIn(timeZone, clock.now()));
      assertOpenPeriod(paidBackDate, lockDate, 'paidBackDate');
      em.assign(note, {
        paidBack: note.unallocated,
        unallocated: 0,
        paidBackDate,
        paidBackMethod: method,
        paidBackReference: reference?.trim() || null,
      });
      await flush(em, { verb: 'payBack' });
    });
  }

  /** Undoes a repayment that was a mistake or came back: the amount is the customer's credit again. */
  undo(id: number): Promise<CreditNoteDetail> {
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const { note } = await this.notes.lock(em, id, 'payBack');
      creditNoteMachine.next(note.status, 'undoPayBack');
      assertPaidBack(note);
      assertOpenPeriod(note.paidBackDate ?? '', (await this.organisation.get()).lockDate, 'paidBackDate');
      em.assign(note, {
        unallocated: note.paidBack,
        paidBack: 0,
        paidBackDate: null,
        paidBackMethod: null,
        paidBackReference: null,
      });
      await flush(em, { verb: 'undoPayBack' });
    });
  }
}
