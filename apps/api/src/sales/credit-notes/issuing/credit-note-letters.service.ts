import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { add, documentLanguage, DomainError, type CreditNoteDetail, type LetterInput, type LetterWords } from '@kontor/domain';
import { mailedEInvoice } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { letterOf } from '../../../documents/letter.ts';
import { issuedSnapshot, mailPaper } from '../../../documents/mail-paper.ts';
import { partiesOf } from '../../../documents/parties.ts';
import { actor } from '../../../platform/context/actor.ts';
import { forbidden } from '../../../platform/errors/api-error.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { allow } from '../../../platform/rest/allow.ts';
import { withConditions } from '../../../platform/rest/record-access.ts';
import { creditNoteFacts } from './credit-note.letter.ts';
import { CreditNotesService } from '../credit-notes.service.ts';
import { drawCreditNotePdf } from '../paper/draw-credit-note-pdf.job.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { creditNoteDetail } from '../credit-notes.list.ts';

/** Letters with a credit note: their default words before sending, and sending them again. */
@Injectable()
export class CreditNoteLettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: CreditNotesService,
  ) {}

  /** Returns the default words of the letter. Requires the right to amounts, which a letter contains. */
  async proposal(id: number): Promise<LetterWords> {
    if (!allows(actor().ability, 'read', 'CreditNote', undefined, 'total')) throw forbidden();
    const note = await this.notes.get(id);
    allow('send', 'CreditNote', await withConditions(this.em, 'CreditNote', note));
    const { seller, buyer } = await partiesOf(this.em, 'credit_note', id);
    const language = documentLanguage(seller.country, note.language);
    const parties = { firm: seller.name, customer: buyer.name };
    return letterOf(this.em, 'creditNote', language, creditNoteFacts({ ...note, language }, parties));
  }

  /** Sends an issued credit note by email, as it was issued. */
  async mail(id: number, { to, ...own }: LetterInput): Promise<CreditNoteDetail> {
    const { invoiceNumber } = await this.notes.get(id);
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const note = await this.notes.lockToMail(em, id);
      const snapshot = issuedSnapshot(note);
      const { seller, buyer } = snapshot;
      // The letter speaks of a credit, which a void credit note does not give.
      if (note.status === 'void') throw new DomainError('credit_note.cannot_send', { status: note.status });
      const told = { ...note, due: add(note.total, note.rounding), invoiceNumber };
      const facts = creditNoteFacts(told, { firm: seller.name, customer: buyer.name });
      const letter = await letterOf(em, 'creditNote', note.language, facts, own);
      const draw = () => enqueue(em, drawCreditNotePdf, { creditNoteId: id }, { key: `credit note pdf ${id}` });
      const others = await mailedEInvoice(em, snapshot, note.eInvoiceFileId);
      await mailPaper(em, 'CreditNote', note, { ...letter, toAddress: to }, draw, others);
      await em.flush();
    });
  }
}
