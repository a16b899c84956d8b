import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertCreditNoteSendable, documentLanguage, DomainError, pick, refundCredit, todayIn } from '@kontor/domain';
import { basisFields } from '../../../documents/columns.ts';
import { eInvoiceAtIssue } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { takeNumber } from '../../../documents/numbering/take-number.ts';
import { partiesOf, toSend } from '../../../documents/parties.ts';
import { flush } from '../../../platform/audit/flush.ts';
import { clock } from '../../../platform/context/clock.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { failWaiting } from '../../../platform/outbox/put-in-outbox.ts';
import { partsOfAdvance } from '../../retainer-invoices/advance-parts.ts';
import type { RetainerInvoice } from '../../retainer-invoices/retainer-invoice.entity.ts';
import type { RetainerRefund } from '../../retainer-invoices/retainer-refund.entity.ts';
import { CreditNoteLine } from '../credit-note-line.entity.ts';
import { CreditNoteTax } from '../credit-note-tax.entity.ts';
import { CreditNote } from '../credit-note.entity.ts';
import { creditNoteDelivered } from '../credit-notes.list.ts';
import { drawCreditNotePdf } from '../paper/draw-credit-note-pdf.job.ts';

/**
 * Issues the credit note over what is paid back of a locked advance with tax: its tax was declared with the retainer invoice. The refund is stored
 * by then; the number comes last.
 */
export async function creditRefund(em: EntityManager, retainer: RetainerInvoice, refund: RetainerRefund): Promise<void> {
  const { refundDate } = refund;
  const parts = await partsOfAdvance(em, retainer, refund.amount);
  const shares = parts.map(({ share }) => share);
  const { lines, ...amounts } = refundCredit({ ...retainer, number: retainer.number ?? '' }, shares);
  const note = em.create(CreditNote, { ...copiedOf(retainer), ...amounts, creditNoteDate: refundDate, goodsReturned: false });
  for (const [index, { rate, share }] of parts.entries()) {
    const { category, percent, base, amount } = share;
    const exemptionReason = rate.exemptionReason;
    const tax = {
      taxRateId: rate.id,
      taxName: rate.name,
      taxPercent: percent,
      taxCategory: category,
      taxReason: exemptionReason,
    };
    const codes = { taxIsafCode: rate.isafCode, taxSaftCode: rate.saftCode };
    const line = lines[index];
    if (line) em.create(CreditNoteLine, { ...line, ...tax, ...codes, creditNote: note });
    em.create(CreditNoteTax, { category, percent, base, amount, exemptionReason, creditNote: note });
  }
  await flush(em, { verb: 'refund' });

  const parties = await partiesOf(em, 'credit_note', note.id);
  const { seller, buyer, baseCurrency, timeZone } = parties;
  const now = clock.now();
  assertCreditNoteSendable(toSend({ ...note, refundDate }, parties, 'refundDate', todayIn(timeZone, now)));
  await enqueue(em, drawCreditNotePdf, { creditNoteId: note.id }, { key: `credit note pdf ${note.id}` });
  const { number, numberSeriesId } = await takeNumber(em, { kind: 'creditNote', date: refundDate, dateField: 'refundDate' });
  const language = documentLanguage(seller.country, note.language);
  em.assign(note, {
    number,
    numberSeriesId,
    status: 'sent',
    language,
    sentAt: now,
    pdfState: 'pending',
    retainerRefundId: refund.id,
    paidBack: refund.amount,
    paidBackDate: refundDate,
    paidBackMethod: refund.method,
    paidBackReference: refund.reference,
    ...eInvoiceAtIssue({ seller, buyer }),
    snapshot: { seller, buyer, bankAccount: null, language, baseCurrency },
  });
}

/** It repeats what stands on the retainer invoice, at its exchange rate, but names its lines without tax. */
const copiedOf = (retainer: RetainerInvoice) => ({
  retainerInvoiceId: retainer.id,
  ...pick(retainer, basisFields),
  pricesIncludeTax: false,
});

/** Voids the credit note of a refund that is undone, if it has one. Its number stays. Throws DomainError `retainer_invoice.refund_delivered`. */
export async function voidRefundCredit(em: EntityManager, refundId: number): Promise<void> {
  const note = await em.findOne(
    CreditNote,
    { retainerRefundId: refundId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!note) return;
  const { rows } = await sql<{ isDelivered: boolean }>`select ${sql.raw(creditNoteDelivered)} as "isDelivered" from credit_note n
    where n.id = ${note.id}`.execute(em.getKysely());
  if (rows[0]?.isDelivered) throw new DomainError('retainer_invoice.refund_delivered');
  const reason = 'This email was not sent, because the credit note was voided before its PDF was ready.';
  await failWaiting(em, 'CreditNote', note.id, reason);
  em.assign(note, {
    status: 'void',
    retainerRefundId: null,
    pdfState: 'pending',
    pdfFileId: null,
    paidBack: 0,
    paidBackDate: null,
    paidBackMethod: null,
    paidBackReference: null,
    eInvoiceState: note.eInvoiceState === 'pending' ? 'none' : note.eInvoiceState,
  });
  await enqueue(em, drawCreditNotePdf, { creditNoteId: note.id }, { key: `credit note pdf ${note.id}` });
  await flush(em, { verb: 'void' });
}
