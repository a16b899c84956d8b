import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { ApiError, forbidden } from '../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { drawInvoice } from '../../documents/paper/invoice-pdf.ts';
import { loadInvoicePdf, logoOf } from './pdf/load-invoice-pdf.ts';
import { bankAccountOf, partiesOf } from './invoice.parties.ts';
import { person } from '../../platform/context/context.ts';
import { InvoicesService } from './invoices.service.ts';

/** An invoice on paper is nothing but amounts. */
function assertSeesAmounts(): void {
  if (!allows(person().ability, 'read', 'Invoice', undefined, 'total')) throw forbidden();
}

export type Paper = { name: string; content: Readable };

@Injectable()
export class InvoicePapersService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** The stored PDF of an issued invoice. One that could not be stored, or came in from elsewhere without, is drawn here rather than refused for ever. */
  async stored(id: number): Promise<Paper> {
    assertSeesAmounts();
    const { pdfFileId, pdfState, status } = await this.invoices.get(id);
    if (status !== 'draft' && (pdfState === 'failed' || pdfState === 'none')) return this.redrawn(id);
    const { rows } = await sql<{ name: string; key: string }>`select name, storage_key as key from file
      where id = ${pdfFileId}`.execute(this.em.getKysely());
    if (!rows[0]) throw new ApiError('invoice.no_pdf_yet', undefined, undefined, { 'Retry-After': '1' });
    return { name: rows[0].name, content: await this.store.open(rows[0].key) };
  }

  /** How the invoice would look if it were sent now; an issued one as it was sent. */
  async preview(id: number): Promise<Paper> {
    assertSeesAmounts();
    const invoice = await this.invoices.get(id);
    if (invoice.status !== 'draft') return this.redrawn(id);
    const parties = await partiesOf(this.em, id);
    const { seller, buyer, baseCurrency } = parties;
    const logo = await logoOf(this.em, this.store, seller.logoFileId);
    const pdf = await drawInvoice({ ...invoice, seller, buyer, bankAccount: bankAccountOf(parties), baseCurrency, logo });
    return { name: `draft-${id}.pdf`, content: Readable.from([pdf]) };
  }

  private async redrawn(id: number): Promise<Paper> {
    const found = await loadInvoicePdf(this.em, this.store, id);
    if (!found) throw new ApiError('invoice.no_pdf_yet');
    return { name: `${found.number}.pdf`, content: Readable.from([await drawInvoice(found.data)]) };
  }
}
