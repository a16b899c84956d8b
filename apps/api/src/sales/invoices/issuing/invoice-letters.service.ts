import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertMailable,
  assertOwnPaper,
  documentLanguage,
  type InvoiceDetail,
  type LetterInput,
  type LetterWords,
} from '@kontor/domain';
import { mailedEInvoice } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { letterOf } from '../../../documents/letter.ts';
import { issuedSnapshot, mailPaper } from '../../../documents/mail-paper.ts';
import { partiesOf } from '../../../documents/parties.ts';
import { actor } from '../../../platform/context/actor.ts';
import { forbidden } from '../../../platform/errors/api-error.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { allow } from '../../../platform/rest/allow.ts';
import { withConditions } from '../../../platform/rest/record-access.ts';
import { drawInvoicePdf } from '../paper/draw-invoice-pdf.job.ts';
import { InvoicesService } from '../invoices.service.ts';
import { invoiceFacts } from './invoice.letter.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { invoiceDetail } from '../invoices.list.ts';

/** Letters that bring an invoice: their words before they are sent, and sending them again. */
@Injectable()
export class InvoiceLettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  /** What the letter would say. A letter tells amounts. */
  async proposal(id: number): Promise<LetterWords> {
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'total')) throw forbidden();
    const invoice = await this.invoices.get(id);
    allow('send', 'Invoice', await withConditions(this.em, 'Invoice', invoice));
    assertOwnPaper(invoice);
    const { seller, buyer } = await partiesOf(this.em, 'invoice', id);
    const language = documentLanguage(seller.country, invoice.language);
    const parties = { firm: seller.name, customer: buyer.name };
    return letterOf(this.em, 'invoice', language, invoiceFacts({ ...invoice, language }, parties));
  }

  /** Sends an issued invoice by email, as it was issued. */
  mail(id: number, { to, ...own }: LetterInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, id, async (em) => {
      const invoice = await this.invoices.lock(em, id, 'send');
      assertOwnPaper(invoice);
      const snapshot = issuedSnapshot(invoice);
      const { seller, buyer } = snapshot;
      assertMailable(invoice.status);
      const facts = invoiceFacts(invoice, { firm: seller.name, customer: buyer.name });
      const letter = await letterOf(em, 'invoice', invoice.language, facts, own);
      const draw = () => enqueue(em, drawInvoicePdf, { invoiceId: id }, { key: `invoice pdf ${id}` });
      const others = await mailedEInvoice(em, snapshot, invoice.eInvoiceFileId);
      await mailPaper(em, 'Invoice', invoice, { ...letter, toAddress: to }, draw, others);
      await em.flush();
    });
  }
}
