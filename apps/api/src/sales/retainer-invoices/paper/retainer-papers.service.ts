import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { openEInvoice, writtenNow, type EInvoiceFile } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { eInvoiceOfPaper, loadPaper } from '../../../documents/keeping/kept-paper.ts';
import { drawPaper } from '../../../documents/paper/paper.ts';
import { fileName, logoOf, storedPaper, type PaperFile } from '../../../documents/paper/stored-paper.ts';
import { bankAccountOf, partiesOf } from '../../../documents/parties.ts';
import { actor } from '../../../platform/context/actor.ts';
import { ApiError, forbidden } from '../../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { RetainerInvoicesService } from '../retainer-invoices.service.ts';
import { paperKindOf, retainerWords } from './retainer-paper.ts';

/** Requires the right to amounts, which the paper is full of. */
function assertSeesAmounts(): void {
  if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'total')) throw forbidden();
}

@Injectable()
export class RetainerPapersService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Returns the stored PDF of a sent retainer invoice, or creates it if storing failed. */
  async stored(id: number): Promise<PaperFile> {
    assertSeesAmounts();
    const found = await this.retainers.get(id);
    return storedPaper(this.em, this.store, found, () => this.redrawn(id));
  }

  /** Returns the e-invoice as it was issued, or writes it from what was issued if its file could not be stored. */
  async eInvoice(id: number): Promise<EInvoiceFile> {
    assertSeesAmounts();
    const { eInvoiceState, eInvoiceFileId } = await this.retainers.get(id);
    if (eInvoiceState === 'pending')
      throw new ApiError('document.no_e_invoice_yet', undefined, undefined, { 'Retry-After': '1' });
    if (eInvoiceState === 'failed') {
      const kind = await paperKindOf(this.em, id);
      const found = await loadPaper(this.em, this.store, kind, id);
      const xml = found && eInvoiceOfPaper(kind, found);
      if (xml) return writtenNow(found.number, xml);
    }
    return openEInvoice(this.em, this.store, eInvoiceFileId);
  }

  /** Returns the PDF of a draft as it would be sent now, or of a sent retainer invoice as it was sent. */
  async preview(id: number): Promise<PaperFile> {
    assertSeesAmounts();
    const retainer = await this.retainers.get(id);
    if (retainer.status !== 'draft') return this.redrawn(id);
    const parties = await partiesOf(this.em, 'retainer_invoice', id);
    const { seller, buyer, baseCurrency } = parties;
    const logo = await logoOf(this.em, this.store, seller.logoFileId);
    const pdf = await drawPaper({
      ...retainer,
      seller,
      buyer,
      bankAccount: bankAccountOf(parties),
      baseCurrency,
      logo,
      words: retainerWords(retainer.carriesTax),
      date: retainer.invoiceDate,
      prepaid: 0,
      rounding: 0,
      due: retainer.total,
    });
    return { name: `draft-${id}.pdf`, content: Readable.from([pdf]) };
  }

  private async redrawn(id: number): Promise<PaperFile> {
    const found = await loadPaper(this.em, this.store, await paperKindOf(this.em, id), id);
    if (!found) throw new ApiError('document.no_pdf_yet');
    return { name: fileName(found.number, 'pdf'), content: Readable.from([await drawPaper(found.data)]) };
  }
}
