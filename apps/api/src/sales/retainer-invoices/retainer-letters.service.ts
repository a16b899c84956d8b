import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { documentLanguage, DomainError, type RetainerInvoiceDetail, type LetterInput, type LetterWords } from '@kontor/domain';
import { mailedEInvoice } from '../../documents/e-invoice/stored-e-invoice.ts';
import { letterOf } from '../../documents/letter.ts';
import { issuedSnapshot, mailPaper } from '../../documents/mail-paper.ts';
import { partiesOf } from '../../documents/parties.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { drawRetainerPdf } from './paper/draw-retainer-pdf.job.ts';
import { RetainerInvoicesService } from './retainer-invoices.service.ts';
import { retainerFacts } from './retainer-invoice.letter.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { retainerDetail } from './retainer-invoices.list.ts';

/** Letters with a retainer invoice: their default words before sending, and sending them again. */
@Injectable()
export class RetainerLettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
  ) {}

  /** Returns the default words of the letter. Requires the right to amounts, which a letter contains. */
  async proposal(id: number): Promise<LetterWords> {
    if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'total')) throw forbidden();
    const retainer = await this.retainers.get(id);
    allow('send', 'RetainerInvoice', await withConditions(this.em, 'RetainerInvoice', retainer));
    const { seller, buyer } = await partiesOf(this.em, 'retainer_invoice', id);
    const language = documentLanguage(seller.country, retainer.language);
    const parties = { firm: seller.name, customer: buyer.name };
    return letterOf(this.em, 'retainerInvoice', language, retainerFacts({ ...retainer, language }, parties));
  }

  /** Sends an issued retainer invoice by email, as it was issued. */
  mail(id: number, { to, ...own }: LetterInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.retainers.lock(em, id, 'send');
      if (retainer.status === 'void') throw new DomainError('retainer_invoice.cannot_send', { status: retainer.status });
      const snapshot = issuedSnapshot(retainer);
      const { seller, buyer } = snapshot;
      const facts = retainerFacts(retainer, { firm: seller.name, customer: buyer.name });
      const letter = await letterOf(em, 'retainerInvoice', retainer.language, facts, own);
      const draw = () => enqueue(em, drawRetainerPdf, { retainerInvoiceId: id }, { key: `retainer invoice pdf ${id}` });
      const others = await mailedEInvoice(em, snapshot, retainer.eInvoiceFileId);
      await mailPaper(em, 'RetainerInvoice', retainer, { ...letter, toAddress: to }, draw, others);
      await em.flush();
    });
  }
}
