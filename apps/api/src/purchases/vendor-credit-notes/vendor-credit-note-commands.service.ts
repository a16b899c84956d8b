import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EntityManager as Entities } from '@mikro-orm/postgresql';
import {
  addDays,
  assertBillAmount,
  assertCreditUnused,
  assertExchangeRate,
  assertHasLines,
  assertOpenPeriod,
  compareDates,
  creditStateForCommand,
  DomainError,
  todayIn,
  usedCredit,
  vendorCreditNoteMachine,
  type MoveStockInput,
  type VendorCreditNoteDetail,
  type VoidVendorCreditNoteInput,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { DocumentStockService, type StockDocument } from '../../stock/moves/document-stock.service.ts';
import type { VendorCreditNote } from './vendor-credit-note.entity.ts';
import { VendorCreditNotesService } from './vendor-credit-notes.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { vendorCreditNoteDetail } from './vendor-credit-notes.list.ts';

/** The days by which a credit note may be dated ahead, as a bill. */
const daysAhead = 31;

/** The commands that move a vendor credit note through its states; what it is used for is `vendor-credit-use`. */
@Injectable()
export class VendorCreditNoteCommandsService {
  constructor(
    private readonly em: Entities,
    private readonly notes: VendorCreditNotesService,
    private readonly organisation: OrganisationService,
    private readonly stock: DocumentStockService,
  ) {}

  /** Its goods leave the stock at their average cost. */
  open(id: number, confirmed: MoveStockInput): Promise<VendorCreditNoteDetail> {
    return this.move(id, 'open', async (em, note) => {
      await em.populate(note, ['lines']);
      assertHasLines(note.lines.length > 0);
      assertBillAmount(note);
      const { timeZone, baseCurrency } = await this.organisation.get();
      assertExchangeRate(note, baseCurrency);
      const last = addDays(todayIn(timeZone, clock.now()), daysAhead);
      const problem = { code: 'vendor_credit_note.far_ahead', params: { date: last } } as const;
      if (compareDates(note.creditDate, last) > 0) throw new DomainError(problem.code, problem.params, { creditDate: problem });
      em.assign(note, { status: usedCredit(note, {}).status, openedAt: clock.now() });
      const lines = note.lines.getItems().map(({ itemId = null, quantity }) => ({ itemId, quantity: -quantity }));
      await this.stock.move(em, stockOf(note), lines, confirmed);
    });
  }

  /** Makes an unused credit note a draft again, to correct it. */
  redraft(id: number, confirmed: MoveStockInput): Promise<VendorCreditNoteDetail> {
    return this.move(id, 'redraft', async (em, note) => {
      assertCreditUnused(note);
      await this.stock.takeBack(em, stockOf(note), confirmed);
      em.assign(note, { status: 'draft', openedAt: null });
    });
  }

  void(id: number, { reason, ...confirmed }: VoidVendorCreditNoteInput): Promise<VendorCreditNoteDetail> {
    const change = async (em: EntityManager, note: VendorCreditNote): Promise<void> => {
      assertCreditUnused(note);
      await this.stock.takeBack(em, stockOf(note), confirmed);
      em.assign(note, { status: 'void', available: 0, voidReason: reason });
    };
    return this.move(id, 'void', change, reason);
  }

  private move(
    id: number,
    verb: 'open' | 'redraft' | 'void',
    change: (em: EntityManager, note: VendorCreditNote) => Promise<void>,
    reason?: string,
  ): Promise<VendorCreditNoteDetail> {
    return readAfter(this.em, vendorCreditNoteDetail, id, async (em) => {
      // Taking a credit note back needs the same right as opening it.
      const note = await this.notes.lock(em, id, verb === 'redraft' ? 'open' : verb);
      vendorCreditNoteMachine.next(creditStateForCommand(note), verb);
      assertOpenPeriod(note.creditDate, (await this.organisation.get()).lockDate, 'creditDate');
      await change(em, note);
      await flush(em, { verb, ...(reason && { reason }) });
    });
  }
}

const stockOf = ({ id, creditDate, number }: VendorCreditNote): StockDocument => ({
  subject: 'VendorCreditNote',
  subjectId: id,
  kind: 'return',
  date: creditDate,
  dateField: 'creditDate',
  reference: number,
});
