import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  creditNoteStates,
  add,
  assertInvoiceSendable,
  assertNotDelivered,
  assertOpenPeriod,
  assertUnsettled,
  booked,
  documentLanguage,
  invoiceMachine,
  paymentReference,
  todayIn,
  type VoidInvoiceInput,
  type InvoiceDetail,
  type SendInvoiceInput,
} from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { failWaiting, putInOutboxWaiting } from '../../../platform/outbox/put-in-outbox.ts';
import { takeNumber } from '../../../documents/numbering/take-number.ts';
import { drawInvoicePdf } from '../paper/draw-invoice-pdf.job.ts';
import { withConditions } from '../../../platform/rest/record-access.ts';
import { clock } from '../../../platform/context/clock.ts';
import { actor } from '../../../platform/context/actor.ts';
import { DocumentStockService } from '../../../stock/moves/document-stock.service.ts';
import { letterOf } from '../../../documents/letter.ts';
import { advanceLinesOf, freeAdvances } from '../advances.ts';
import { assertWithinFixedPrice } from './fixed-price.ts';
import { invoiceFacts } from './invoice.letter.ts';
import { bankAccountOf, partiesOf, toSend } from '../../../documents/parties.ts';
import { eInvoiceAtIssue } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { loadHoursAnnex } from '../paper/load-hours-annex.ts';
import { tellAboutInvoice } from './invoice-news.job.ts';
import { takeRateWords } from './rate-words.ts';
import { hoursOf } from '../invoice.sources.ts';
import { goodsSold, stockOf } from './invoice.stock.ts';
import { InvoicesService } from '../invoices.service.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { invoiceDetail } from '../invoices.list.ts';

/** Sending and voiding: neither can be undone. */
@Injectable()
export class InvoiceIssuingService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly stock: DocumentStockService,
  ) {}

  /**
   * Gives the number, freezes the invoice, takes its goods out of stock and asks for its PDF and mail. Nothing is drawn or sent here. What can be refused is
   * asked before the number is taken: from then on everybody who sends waits for this transaction. Another series than the default
   * needs a reason, an earlier date than the last one of the series a right and a reason; the history then tells them.
   */
  send(
    id: number,
    {
      to,
      subject,
      message,
      backdateReason,
      noAccountConfirmed,
      hoursAheadConfirmed,
      hoursAboveConfirmed,
      laterConfirmed,
      belowZeroConfirmed,
      ...series
    }: SendInvoiceInput,
  ): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, id, async (em) => {
      const invoice = await this.invoices.lock(em, id, 'send');
      const sent = invoiceMachine.next(invoice.status, 'send');
      const parties = await partiesOf(em, 'invoice', id);
      const { seller, baseCurrency, account } = parties;
      const { kind: _kind, ...buyer } = parties.buyer;
      const now = clock.now();
      const advances = await advanceLinesOf(em, id);
      const asked = toSend(invoice, parties, 'invoiceDate', todayIn(parties.timeZone, now));
      assertInvoiceSendable({
        ...asked,
        lines: asked.lines.slice(0, asked.lines.length - advances.length),
        id,
        total: invoice.total,
        prepaid: add(invoice.prepaid, invoice.advanced),
        rounding: invoice.rounding,
        account,
        ...(await hoursOf(em, id)),
        noAccountConfirmed,
        hoursAheadConfirmed,
        hoursAboveConfirmed,
      });
      await assertWithinFixedPrice(em, invoice);
      await takeRateWords(em, invoice, parties);
      await enqueue(em, drawInvoicePdf, { invoiceId: id }, { key: `invoice pdf ${id}` });
      await enqueue(em, tellAboutInvoice, { invoiceId: id, kind: 'invoiceSent', byId: actor().userId });

      const seriesReason = series.numberSeriesReason?.trim() || invoice.numberSeriesReason;
      const mayBackdate =
        Boolean(backdateReason?.trim()) &&
        allows(actor().ability, 'backdate', 'Invoice', await withConditions(em, 'Invoice', invoice));
      const { number, numberSeriesId, isBackdated, isOtherSeries } = await takeNumber(em, {
        kind: 'invoice',
        date: invoice.invoiceDate,
        dateField: 'invoiceDate',
        mayBackdate,
        seriesId: series.numberSeriesId ?? invoice.numberSeriesId,
        seriesReason,
      });
      const reference = paymentReference({ invoiceNumber: number, invoiceId: id, customerId: invoice.customerId, ...account });
      const language = documentLanguage(seller.country, invoice.language);
      // What was reserved for the draft stands on the invoice from now on, and stays.
      const prepaid = add(invoice.prepaid, invoice.advanced);
      await sql`update retainer_application set is_final = true where invoice_id = ${id}`.execute(em.getKysely());
      const issued = { ...invoice, prepaid, advanced: 0, status: sent, paid: 0, writtenOff: 0, credited: 0 };
      const { status, balance } = booked(issued, 0);
      em.assign(invoice, {
        number,
        numberSeriesId,
        numberSeriesReason: isOtherSeries ? seriesReason : null,
        language,
        // An invoice with nothing to pay is paid at once: a sent invoice always has a balance.
        status,
        prepaid,
        advanced: 0,
        balance,
        sentAt: now,
        paidAt: status === 'paid' ? now : null,
        paymentReference: reference ?? null,
        exchangeRateDate:
          invoice.currency === baseCurrency ? null : (invoice.exchangeRateDate ?? invoice.supplyDate ?? invoice.invoiceDate),
        snapshot: {
          seller,
          buyer,
          bankAccount: bankAccountOf(parties),
          language,
          baseCurrency,
          ...(invoice.hoursAnnex && { hours: await loadHoursAnnex(em, id) }),
        },
        pdfState: 'pending',
        ...eInvoiceAtIssue({ seller, buyer }),
      });
      await this.stock.move(em, stockOf(invoice), await goodsSold(em, invoice), { laterConfirmed, belowZeroConfirmed });
      const reasons = {
        ...(isOtherSeries && { numberSeriesReason: seriesReason }),
        ...(isBackdated && { backdateReason }),
      };
      await flush(em, { verb: 'send', reasons });
      if (to) {
        const letter = await letterOf(
          em,
          'invoice',
          language,
          invoiceFacts(invoice, { firm: seller.name, customer: buyer.name }),
          { subject, message },
        );
        await putInOutboxWaiting(em, { ...letter, toAddress: to, subjectType: 'Invoice', subjectId: id });
      }
    });
  }

  /**
   * The number is kept, the amounts no longer count, the hours can be billed again, the goods are back in stock; what it billed stays with it, to be read. Its paper is
   * drawn anew, marked as void.
   */
  void(id: number, { reason, laterConfirmed, belowZeroConfirmed }: VoidInvoiceInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, id, async (em) => {
      const invoice = await this.invoices.lock(em, id, 'void');
      assertUnsettled({
        ...invoice,
        hasCreditNotes: await this.hasCreditNotes(em, id),
      });
      const voided = invoiceMachine.next(invoice.status, 'void');
      assertOpenPeriod(invoice.invoiceDate, (await partiesOf(em, 'invoice', id)).lockDate, 'invoiceDate');
      const { isDelivered } = await this.invoices.get(id);
      assertNotDelivered(isDelivered);
      await freeAdvances(em, id, todayIn((await partiesOf(em, 'invoice', id)).timeZone, clock.now()));
      // They would leave with the paper that is marked as void.
      await failWaiting(em, 'Invoice', id, 'This email was not sent, because the invoice was voided before its PDF was ready.');
      await sql`update invoice_source s set held = null from invoice_line l where l.id = s.invoice_line_id and l.invoice_id = ${id}`.execute(
        em.getKysely(),
      );
      await this.stock.takeBack(em, stockOf(invoice), { laterConfirmed, belowZeroConfirmed });
      em.assign(invoice, { status: voided, balance: 0, advanced: 0, paidAt: null });
      if (!invoice.opening) {
        // An e-invoice that was made stays; one that was not made yet is not made of a void invoice.
        const eInvoiceState = invoice.eInvoiceState === 'pending' ? 'none' : invoice.eInvoiceState;
        em.assign(invoice, { pdfState: 'pending', pdfFileId: null, eInvoiceState });
        await enqueue(em, drawInvoicePdf, { invoiceId: id }, { key: `invoice pdf ${id}` });
      }
      await flush(em, { verb: 'void', reason });
    });
  }

  /** Asks for living credit notes, drafts included. Nobody adds one meanwhile, because that locks the invoice too. */
  private async hasCreditNotes(em: EntityManager, id: number): Promise<boolean> {
    const { rows } =
      await sql`select 1 from credit_note where invoice_id = ${id} and ${inStates('status', creditNoteStates.living)} limit 1`.execute(
        em.getKysely(),
      );
    return rows.length > 0;
  }
}
