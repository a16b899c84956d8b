import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertFromVendor,
  isReceivedCredit,
  readEInvoice,
  turnedIfNegative,
  type EInvoice,
  type ReceivedDocument,
  type TaxRateRecord,
} from '@kontor/domain';
import { readXmlInTurns, xmlText } from '../../documents/e-invoice/read-xml.ts';
import { isPdf, xmlInPdf } from '../../documents/e-invoice/xml-in-pdf.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { BillsService } from '../bills/bills.service.ts';
import { VendorCreditNotesService } from '../vendor-credit-notes/vendor-credit-notes.service.ts';
import { storePapers } from './attached-papers.ts';
import type { Kept } from './keep-files.ts';
import { assertNewFile } from './known.ts';
import { makeBill } from './make-bill.ts';
import { makeCredit } from './make-credit.ts';
import { vendorOfFile } from './vendor-of-file.ts';

/** One file at a time is taken, so that two at once neither make one vendor twice nor one bill. */
const lockKey = 7_451_020;

/** Makes draft bills and draft vendor credit notes of the e-invoices of vendors. */
@Injectable()
export class ReceivedEInvoicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly bills: BillsService,
    private readonly credits: VendorCreditNotesService,
    private readonly organisation: OrganisationService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async receive(upload: Upload): Promise<ReceivedDocument> {
    const bytes = await buffer(await this.store.open(upload.key));
    const xml = isPdf(bytes) ? xmlInPdf(bytes) : bytes;
    const invoice = turnedIfNegative(readEInvoice(await readXmlInTurns(xmlText(xml))));
    assertFromVendor(invoice, await this.organisation.get());
    await assertNewFile(this.em, upload);
    const { papers, leftOut } = await storePapers(this.store, invoice);
    try {
      const id = await inTransaction(this.em, (em) => this.make(em, invoice, { upload, papers, leftOut }));
      upload.kept = true;
      return await this.madeOf(invoice, id);
    } catch (error) {
      if (!upload.kept) await Promise.all(papers.map(({ key }) => this.store.remove(key)));
      throw error;
    }
  }

  private async make(em: EntityManager, invoice: EInvoice, kept: Kept): Promise<number> {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(em.getKysely());
    await assertNewFile(em, kept.upload);
    const firm = await this.organisation.get();
    const found = await vendorOfFile(em, invoice, firm.country);
    const { rows: rates } =
      await sql<TaxRateRecord>`select id, percent, category, valid_from as "validFrom", valid_to as "validTo",
      is_default as "isDefault" from tax_rate order by id`.execute(em.getKysely());
    const makeOne = isReceivedCredit(invoice) ? makeCredit : makeBill;
    return makeOne(em, invoice, { firm, ...found, rates }, kept);
  }

  private async madeOf(invoice: EInvoice, id: number): Promise<ReceivedDocument> {
    const isCredit = isReceivedCredit(invoice);
    const { number, vendorName, received } = isCredit ? await this.credits.get(id) : await this.bills.get(id);
    // People who do not see amounts do not see what the e-invoice said either.
    const toCheck = (received as typeof received | undefined)?.findings.length ?? 0;
    return { subject: isCredit ? 'VendorCreditNote' : 'Bill', id, number, vendorName, toCheck };
  }
}
