import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertNeverPaid,
  assertRetainerNotDelivered,
  assertOpenPeriod,
  assertRetainerInvoiceSendable,
  documentLanguage,
  paymentReference,
  retainerInvoiceMachine,
  todayIn,
  type RetainerInvoiceDetail,
  type SendRetainerInvoiceInput,
  type VoidRetainerInvoiceInput,
} from '@kontor/domain';
import { eInvoiceAtIssue } from '../../documents/e-invoice/stored-e-invoice.ts';
import { letterOf } from '../../documents/letter.ts';
import { takeNumber } from '../../documents/numbering/take-number.ts';
import { bankAccountOf, partiesOf, toSend } from '../../documents/parties.ts';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { failWaiting, putInOutboxWaiting } from '../../platform/outbox/put-in-outbox.ts';
import { drawRetainerPdf } from './paper/draw-retainer-pdf.job.ts';
import { retainerFacts } from './retainer-invoice.letter.ts';
import { RetainerInvoicesService } from './retainer-invoices.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { retainerDetail } from './retainer-invoices.list.ts';

/** Sends retainer invoices to the customer, and voids those that nobody paid. */
@Injectable()
export class RetainerIssuingService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
  ) {}

  /** Assigns the number, freezes the retainer invoice and requests its PDF and mail. All that can be refused is asked before the number is taken. */
  send(
    id: number,
    { to, subject, message, noAccountConfirmed, ...series }: SendRetainerInvoiceInput,
  ): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'send');
      const status = retainerInvoiceMachine.next(retainer.status, 'send');
      const parties = await partiesOf(em, 'retainer_invoice', id);
      const { seller, buyer, baseCurrency, timeZone, account } = parties;
      const now = clock.now();
      assertRetainerInvoiceSendable({
        ...toSend(retainer, parties, 'invoiceDate', todayIn(timeZone, now)),
        carriesTax: retainer.carriesTax,
        total: retainer.total,
        hasAccount: account !== null,
        noAccountConfirmed,
      });
      await enqueue(em, drawRetainerPdf, { retainerInvoiceId: id }, { key: `retainer invoice pdf ${id}` });
      const seriesReason = series.numberSeriesReason?.trim() || retainer.numberSeriesReason;
      const { number, numberSeriesId, isOtherSeries } = await takeNumber(em, {
        kind: 'retainerInvoice',
        date: retainer.invoiceDate,
        dateField: 'invoiceDate',
        seriesId: series.numberSeriesId ?? retainer.numberSeriesId,
        seriesReason,
      });
      const language = documentLanguage(seller.country, retainer.language);
      em.assign(retainer, {
        number,
        numberSeriesId,
        numberSeriesReason: isOtherSeries ? seriesReason : null,
        status,
        language,
        sentAt: now,
        pdfState: 'pending' as const,
        // A KID names an invoice by its id, which a retainer invoice may have too.
        paymentReference: paymentReference({ invoiceNumber: number, invoiceId: id, customerId: retainer.customerId }) ?? null,
        snapshot: { seller, buyer, bankAccount: bankAccountOf(parties), language, baseCurrency },
        ...(retainer.carriesTax && eInvoiceAtIssue({ seller, buyer })),
      });
      await flush(em, { verb: 'send', reason: isOtherSeries ? seriesReason : undefined });
      if (!to) return;
      const facts = retainerFacts(retainer, { firm: seller.name, customer: buyer.name });
      const letter = await letterOf(em, 'retainerInvoice', language, facts, { subject, message });
      await putInOutboxWaiting(em, { ...letter, toAddress: to, subjectType: 'RetainerInvoice', subjectId: id });
    });
  }

  /** Keeps the number and asks for no money any more. The PDF is created again, marked as void. */
  void(id: number, { reason }: VoidRetainerInvoiceInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'void');
      const status = retainerInvoiceMachine.next(retainer.status, 'void');
      assertNeverPaid(retainer);
      assertRetainerNotDelivered(await this.retainers.get(id));
      const { lockDate } = await partiesOf(em, 'retainer_invoice', id);
      if (retainer.carriesTax) assertOpenPeriod(retainer.invoiceDate, lockDate, 'invoiceDate');
      await failWaiting(
        em,
        'RetainerInvoice',
        id,
        'This email was not sent, because the retainer invoice was voided before its PDF was ready.',
      );
      // An e-invoice that was made stays; one that was not made yet is not made of a void document.
      const eInvoiceState = retainer.eInvoiceState === 'pending' ? 'none' : retainer.eInvoiceState;
      em.assign(retainer, { status, balance: 0, pdfState: 'pending' as const, pdfFileId: null, eInvoiceState });
      await enqueue(em, drawRetainerPdf, { retainerInvoiceId: id }, { key: `retainer invoice pdf ${id}` });
      await flush(em, { verb: 'void', reason });
    });
  }
}
