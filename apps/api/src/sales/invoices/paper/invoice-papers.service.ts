import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { add, assertOwnPaper, subtract, type HoursAnnex } from '@kontor/domain';
import { sql } from 'kysely';
import { ApiError, forbidden, notFound } from '../../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { writeEInvoice } from '../../../documents/e-invoice/e-invoice-file.ts';
import { openEInvoice, writtenNow, type EInvoiceFile } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { drawPaper } from '../../../documents/paper/paper.ts';
import { fileName, logoOf, storedPaper, type PaperFile } from '../../../documents/paper/stored-paper.ts';
import { issuedSnapshot } from '../../../documents/mail-paper.ts';
import { bankAccountOf, partiesOf } from '../../../documents/parties.ts';
import { actor } from '../../../platform/context/actor.ts';
import { Invoice } from '../invoice.entity.ts';
import { invoiceList } from '../invoices.list.ts';
import { readableRows } from '../../../platform/rest/list.ts';
import { InvoicesService } from '../invoices.service.ts';
import { invoiceWords } from './invoice-words.ts';
import { loadHoursAnnex } from './load-hours-annex.ts';
import { loadInvoicePaper } from './load-invoice-paper.ts';

/** An invoice on paper is nothing but amounts. */
export const seesAmounts = (): boolean => allows(actor().ability, 'read', 'Invoice', undefined, 'total');

function assertSeesAmounts(): void {
  if (!seesAmounts()) throw forbidden();
}

@Injectable()
export class InvoicePapersService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** The stored PDF of an issued invoice. An invoice without a stored PDF, because storing failed or it was imported, gets one drawn here. */
  async stored(id: number): Promise<PaperFile> {
    assertSeesAmounts();
    const found = await this.invoices.get(id);
    assertOwnPaper(found);
    return storedPaper(this.em, this.store, found, () => this.redrawn(id));
  }

  /** Refuses a collection of PDFs with a draft in it, or with an invoice that the actor may not read. */
  async assertHavePdfs(ids: readonly number[]): Promise<void> {
    assertSeesAmounts();
    const { rows } = await sql<{ draft: boolean }>`select i.status = 'draft' as draft from invoice i
      where i.id = any(${ids}::int[]) and ${readableRows(invoiceList)}`.execute(this.em.getKysely());
    if (rows.length < ids.length) throw notFound();
    if (rows.some(({ draft }) => draft)) throw new ApiError('document.draft_has_no_pdf');
  }

  /** The e-invoice as it was issued. One whose file could not be stored is written here from what was issued. */
  async eInvoice(id: number): Promise<EInvoiceFile> {
    assertSeesAmounts();
    const { eInvoiceState, eInvoiceFileId } = await this.invoices.get(id);
    if (eInvoiceState === 'pending')
      throw new ApiError('document.no_e_invoice_yet', undefined, undefined, { 'Retry-After': '1' });
    if (eInvoiceState === 'failed') {
      const found = await loadInvoicePaper(this.em, this.store, id);
      if (found) return writtenNow(found.number, writeEInvoice(found.data, found.kind));
    }
    return openEInvoice(this.em, this.store, eInvoiceFileId);
  }

  /** The hours that the invoice bills: of a draft as they are now, of an issued one with an annex as its paper lists them. */
  async hours(id: number): Promise<HoursAnnex> {
    const { status, hoursAnnex } = await this.invoices.get(id);
    if (!hoursAnnex || status === 'draft') return loadHoursAnnex(this.em, id);
    const { hours } = issuedSnapshot(await this.em.findOneOrFail(Invoice, { id }));
    return hours ?? { hours: [], minutes: 0, billedMinutes: 0 };
  }

  /** How the invoice would look if it were sent now; an issued one as it was sent. */
  async preview(id: number): Promise<PaperFile> {
    assertSeesAmounts();
    const invoice = await this.invoices.get(id);
    assertOwnPaper(invoice);
    if (invoice.status !== 'draft') return this.redrawn(id);
    const parties = await partiesOf(this.em, 'invoice', id);
    const { seller, buyer, baseCurrency } = parties;
    const logo = await logoOf(this.em, this.store, seller.logoFileId);
    const pdf = await drawPaper({
      ...invoice,
      seller,
      buyer,
      bankAccount: bankAccountOf(parties),
      baseCurrency,
      logo,
      ...(invoice.hoursAnnex && { hours: await loadHoursAnnex(this.em, id) }),
      words: invoiceWords,
      date: invoice.invoiceDate,
      prepaid: add(invoice.prepaid, invoice.advanced),
      due: subtract(invoice.due, invoice.advanced),
    });
    return { name: `draft-${id}.pdf`, content: Readable.from([pdf]) };
  }

  private async redrawn(id: number): Promise<PaperFile> {
    const found = await loadInvoicePaper(this.em, this.store, id);
    if (!found) throw new ApiError('document.no_pdf_yet');
    return { name: fileName(found.number, 'pdf'), content: Readable.from([await drawPaper(found.data)]) };
  }
}
