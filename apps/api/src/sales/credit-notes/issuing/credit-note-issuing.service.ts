import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  add,
  assertCreditable,
  assertCreditDate,
  assertCreditNoteSendable,
  assertOpenPeriod,
  assertVoidable,
  assertWithinInvoice,
  creditNoteMachine,
  creditSplit,
  documentLanguage,
  negate,
  subtract,
  todayIn,
  type CreditNoteDetail,
  type SendCreditNoteInput,
  type VoidCreditNoteInput,
} from '@kontor/domain';
import { eInvoiceAtIssue } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { letterOf } from '../../../documents/letter.ts';
import { takeNumber } from '../../../documents/numbering/take-number.ts';
import { partiesOf, toSend } from '../../../documents/parties.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { clock } from '../../../platform/context/clock.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { failWaiting, putInOutboxWaiting } from '../../../platform/outbox/put-in-outbox.ts';
import { freeCredited } from '../../invoices/advances.ts';
import type { Invoice } from '../../invoices/invoice.entity.ts';
import { DocumentStockService } from '../../../stock/moves/document-stock.service.ts';
import { assertVoidWithinFixedPrice } from '../../invoices/issuing/fixed-price.ts';
import { InvoicesService } from '../../invoices/invoices.service.ts';
import { allocateCredit } from '../allocate-credit.ts';
import { recompute } from '../credit-note.draft.ts';
import type { CreditNote } from '../credit-note.entity.ts';
import { creditNoteFacts } from './credit-note.letter.ts';
import { goodsReturned, stockOf } from './credit-note.stock.ts';
import { holdSources } from '../credit-note.parts.ts';
import { CreditNotesService } from '../credit-notes.service.ts';
import { drawCreditNotePdf } from '../paper/draw-credit-note-pdf.job.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { creditNoteDetail } from '../credit-notes.list.ts';

/** Sends credit notes to the customer, and voids those that never left. */
@Injectable()
export class CreditNoteIssuingService {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: CreditNotesService,
    private readonly invoices: InvoicesService,
    private readonly stock: DocumentStockService,
  ) {}

  send(id: number, input: SendCreditNoteInput): Promise<CreditNoteDetail> {
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const { note, invoice } = await this.notes.lock(em, id, 'send');
      await this.issue(em, note, invoice, input);
    });
  }

  /**
   * Assigns the number, freezes the credit note, deducts it from the balance of its invoice, sets its sources free and takes its goods
   * back to stock; the rest becomes the
   * customer's credit. Both are locked. Everything that can be refused is checked before the number is taken.
   */
  async issue(em: EntityManager, note: CreditNote, invoice: Invoice, input: SendCreditNoteInput): Promise<void> {
    const { id } = note;
    const status = creditNoteMachine.next(note.status, 'send');
    assertCreditable(invoice);
    assertCreditDate(note.creditNoteDate, invoice);
    const { due } = await recompute(em, note);
    const parties = await partiesOf(em, 'credit_note', id);
    const { seller, buyer, baseCurrency, timeZone } = parties;
    const now = clock.now();
    assertCreditNoteSendable(toSend(note, parties, 'creditNoteDate', todayIn(timeZone, now)));
    assertWithinInvoice(due, invoice);
    const { applied, unallocated } = creditSplit(due, invoice);
    await enqueue(em, drawCreditNotePdf, { creditNoteId: id }, { key: `credit note pdf ${id}` });

    invoice.creditedTotal = add(invoice.creditedTotal, due);
    if (applied > 0) this.invoices.book(invoice, applied, 'credited');
    await flush(em, { verb: 'credit' });
    await holdSources(em, id, null);
    await freeCredited(em, id, note.creditNoteDate);

    const { to, subject, message, numberSeriesId, numberSeriesReason } = input;
    const reason = numberSeriesReason?.trim() || note.numberSeriesReason;
    const taken = await takeNumber(em, {
      kind: 'creditNote',
      date: note.creditNoteDate,
      dateField: 'creditNoteDate',
      seriesId: numberSeriesId ?? note.numberSeriesId,
      seriesReason: reason,
    });
    const language = documentLanguage(seller.country, note.language);
    em.assign(note, {
      number: taken.number,
      numberSeriesId: taken.numberSeriesId,
      status,
      language,
      sentAt: now,
      numberSeriesReason: taken.isOtherSeries ? reason : null,
      unallocated: due,
      pdfState: 'pending' as const,
      ...eInvoiceAtIssue({ seller, buyer }),
      snapshot: { seller, buyer, bankAccount: null, language, baseCurrency },
    });
    const from = { subject: 'Invoice', subjectId: invoice.id } as const;
    await this.stock.move(em, stockOf(note), goodsReturned(note), input, from);
    if (applied > 0) await allocateCredit(em, note, invoice.id, applied, note.creditNoteDate);
    if (note.unallocated !== unallocated)
      throw new Error(`Credit note ${id} keeps ${note.unallocated} instead of ${unallocated}`);
    await flush(em, { verb: 'send', reason: taken.isOtherSeries ? reason : undefined });
    if (!to) return;
    const told = { ...note, due, invoiceNumber: invoice.number ?? '' };
    const facts = creditNoteFacts(told, { firm: seller.name, customer: buyer.name });
    const letter = await letterOf(em, 'creditNote', language, facts, { subject, message });
    await putInOutboxWaiting(em, { ...letter, toAddress: to, subjectType: 'CreditNote', subjectId: id });
  }

  /** Keeps the number and takes everything else back: the invoice is due again, holds its sources, and its goods are out of stock. The PDF is created again, marked as void. */
  void(id: number, { reason, ...confirmed }: VoidCreditNoteInput): Promise<CreditNoteDetail> {
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const { note, invoice } = await this.notes.lock(em, id, 'void');
      const status = creditNoteMachine.next(note.status, 'void');
      assertOpenPeriod(note.creditNoteDate, (await partiesOf(em, 'credit_note', id)).lockDate, 'creditNoteDate');
      await em.populate(note, ['allocations'], { refresh: true });
      const allocations = note.allocations.getItems();
      const { isDelivered } = await this.notes.get(id);
      assertVoidable({ ...note, isDelivered, usedElsewhere: allocations.some(({ invoiceId }) => invoiceId !== invoice.id) });
      await assertVoidWithinFixedPrice(em, note);
      // They would leave with the PDF that is marked as void.
      await failWaiting(
        em,
        'CreditNote',
        id,
        'This email was not sent, because the credit note was voided before its PDF was ready.',
      );
      await holdSources(em, id, true);
      await freeCredited(em, id, null);
      await this.stock.takeBack(em, stockOf(note), confirmed);
      invoice.creditedTotal = subtract(invoice.creditedTotal, add(note.total, note.rounding));
      if (note.applied > 0) this.invoices.book(invoice, negate(note.applied), 'credited');
      await flush(em, { verb: 'undoCredit', reason });
      note.allocations.removeAll();
      const eInvoiceState = note.eInvoiceState === 'pending' ? 'none' : note.eInvoiceState;
      em.assign(note, { status, applied: 0, unallocated: 0, pdfState: 'pending' as const, pdfFileId: null, eInvoiceState });
      await enqueue(em, drawCreditNotePdf, { creditNoteId: id }, { key: `credit note pdf ${id}` });
      await flush(em, { verb: 'void', reason });
    });
  }
}
