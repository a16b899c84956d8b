import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertInvoice, billOfVendor, readUbl, type BillDetail, type EInvoice, type TaxRateRecord } from '@kontor/domain';
import { readXml, xmlText } from '../../documents/e-invoice/read-xml.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { File } from '../../platform/files/file.entity.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { createBill } from '../bills/bill.draft.ts';
import { likelyDouble } from '../bills/bill.double.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { BillsService } from '../bills/bills.service.ts';
import { storePapers, type Paper } from './attached-papers.ts';
import { ReceivedEInvoice } from '../bills/received-e-invoice.entity.ts';
import type { Said } from '../bills/received.columns.ts';
import { vendorOfFile } from './vendor-of-file.ts';

/** One file at a time is taken, so that two at once neither make one vendor twice nor one bill. */
const lockKey = 7_451_020;

type Known = { id: number; number: string | null };

/** Makes draft bills of the e-invoices of vendors. */
@Injectable()
export class ReceivedEInvoicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly bills: BillsService,
    private readonly organisation: OrganisationService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async receive(upload: Upload): Promise<BillDetail> {
    const invoice = readUbl(readXml(xmlText(await buffer(await this.store.open(upload.key)))));
    assertInvoice(invoice);
    await this.assertNew(this.em, upload);
    const papers = await storePapers(this.store, invoice);
    try {
      const { id } = await inTransaction(this.em, (em) => this.make(em, invoice, upload, papers));
      upload.kept = true;
      return await this.bills.get(id);
    } catch (error) {
      if (!upload.kept) await Promise.all(papers.map(({ key }) => this.store.remove(key)));
      throw error;
    }
  }

  private async make(em: EntityManager, invoice: EInvoice, upload: Upload, papers: readonly Paper[]): Promise<Bill> {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(em.getKysely());
    await this.assertNew(em, upload);
    const firm = await this.organisation.get();
    const { vendor, isNewVendor } = await vendorOfFile(em, invoice, firm.country);
    const { rows: rates } =
      await sql<TaxRateRecord>`select id, percent, category, valid_from as "validFrom", valid_to as "validTo",
      is_default as "isDefault" from tax_rate order by id`.execute(em.getKysely());
    const { input, findings } = billOfVendor(invoice, { firm, vendor, isNewVendor, rates });
    await assertNumberFree(em, vendor.id, input);
    const bill = await createBill(em, { ...input, doubleConfirmed: true, taxConfirmed: true });
    await em.flush();
    const double = await likelyDouble(em, bill, bill.id);
    if (double) findings.push({ code: 'received.double', params: { number: double.number, date: double.date } });
    const { id: fileId } = await keepFile(em, bill.id, upload);
    for (const paper of papers) await keepFile(em, bill.id, paper);
    em.create(ReceivedEInvoice, {
      bill,
      fileId,
      sha256: upload.sha256,
      said: saidOf(invoice),
      findings,
    });
    await em.flush();
    return bill;
  }

  /** The same file twice is known. Throws ApiError `received.known` with the bill. */
  private async assertNew(em: EntityManager, { sha256 }: Upload): Promise<void> {
    const { rows } = await sql<Known>`select b.id, b.number from received_e_invoice r join bill b on b.id = r.bill_id
      where r.sha256 = ${sha256}`.execute(em.getKysely());
    tellKnown(rows[0]);
  }
}

function tellKnown(bill: Known | undefined): void {
  if (bill) throw new ApiError('received.known', { name: bill.number ?? `#${bill.id}`, billId: bill.id });
}

/** The same number of one vendor in one year is the same bill, also when a person typed it or another file brought it. */
async function assertNumberFree(
  em: EntityManager,
  vendorId: number,
  { number, billDate }: { number?: string | null; billDate: string },
): Promise<void> {
  const { rows } = await sql<Known>`select id, number from bill where vendor_id = ${vendorId} and status <> 'void'
    and extract(year from bill_date) = extract(year from ${billDate}::date)
    and lower(regexp_replace(number, '\\s', '', 'g')) = lower(regexp_replace(${number ?? ''}, '\\s', '', 'g')) limit 1`.execute(
    em.getKysely(),
  );
  tellKnown(rows[0]);
}

async function keepFile(em: EntityManager, subjectId: number, stored: Paper | Upload): Promise<File> {
  const { key: storageKey, name, mimeType, size, sha256 } = stored;
  const columns = { subject: 'Bill' as const, subjectId, categoryId: null, name, mimeType, size, sha256, storageKey };
  allow('create', 'File', columns);
  const file = em.create(File, { ...columns, createdById: actor().userId });
  allowAfterwards('create', 'File', file);
  await em.flush();
  return file;
}

const saidOf = ({ type, seller, buyer, buyerReference, payment, currency, totals }: EInvoice): Said => ({
  ...{ type, sellerName: seller.name, buyerName: buyer.name, buyerReference },
  ...{ paymentReference: payment?.reference ?? null, account: payment?.account ?? null, currency },
  ...{ net: totals.net, tax: totals.tax, total: totals.total },
  ...{ prepaid: totals.prepaid, rounding: totals.rounding, due: totals.due },
});
