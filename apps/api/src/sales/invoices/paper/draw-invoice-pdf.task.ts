import { Readable } from 'node:stream';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { FILE_STORE, type FileStore, type Stored } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { failWaiting } from '../../../platform/outbox/put-in-outbox.ts';
import { notify } from '../../../people/notifications/notify.ts';
import { whoReadInvoice } from '../overdue.ts';
import { drawInvoicePdf } from './draw-invoice-pdf.job.ts';
import { writeEInvoice } from '../../../documents/e-invoice/e-invoice-file.ts';
import { failEInvoice, keepEInvoice, mailedEInvoice } from '../../../documents/e-invoice/stored-e-invoice.ts';
import { drawPaper } from '../../../documents/paper/paper.ts';
import { keepPaper, setPaper, type PaperOf } from '../../../documents/paper/stored-paper.ts';
import { loadInvoicePaper, type LoadedInvoice } from './load-invoice-paper.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';

/** Creates the PDF and the e-invoice of a sent invoice, stores them with the invoice and releases the mail that waits for it. */
@Injectable()
export class DrawInvoicePdfTask implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(drawInvoicePdf, ({ invoiceId }, em, isLastTry) => this.draw(em, invoiceId, isLastTry));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await stopDrawing();
  }

  private async draw(em: EntityManager, invoiceId: number, isLastTry: boolean): Promise<void> {
    try {
      const found = await loadInvoicePaper(em, this.store, invoiceId);
      if (!found || found.pdfState === 'ready') return;
      const eInvoice = eInvoiceIn(found, isLastTry);
      const paper = await drawPaper(found.data, eInvoice);
      const stored = await this.store.put(Readable.from([paper]));
      const storedEInvoice = eInvoice === null ? null : await this.store.put(Readable.from([Buffer.from(eInvoice)]));
      const isKept = await em.transactional((inner) => keep(inner, invoiceId, found, stored, storedEInvoice));
      if (isKept) return;
      // Another run was faster, or the invoice was voided or got another due date meanwhile.
      for (const { key } of [stored, storedEInvoice].filter((one) => one !== null)) await this.store.remove(key);
    } catch (error) {
      if (isLastTry) await em.fork().transactional((inner) => giveUp(inner, invoiceId));
      throw error;
    }
  }
}

const paperOf = (id: number): PaperOf => ({ subject: 'Invoice', table: 'invoice', id });

/** Writes the e-invoice of an invoice that still needs one. If that fails for good, the paper is made without it. */
function eInvoiceIn({ data, kind, eInvoiceState, status }: LoadedInvoice, isLastTry: boolean): string | null {
  if (status === 'void' || (eInvoiceState !== 'pending' && eInvoiceState !== 'failed')) return null;
  try {
    return writeEInvoice(data, kind);
  } catch (error) {
    if (!isLastTry) throw error;
    return null;
  }
}

async function keep(
  em: EntityManager,
  id: number,
  { data, number, dueDate, status, eInvoiceFileId }: LoadedInvoice,
  stored: Stored,
  eInvoice: Stored | null,
): Promise<boolean> {
  const { rows } = await sql`select id from invoice
    where id = ${id} and due_date = ${dueDate}::date and (status = 'void') = ${status === 'void'} and pdf_state <> 'ready' for update`.execute(
    em.getKysely(),
  );
  if (!rows.length) return false;
  const of = paperOf(id);
  const fileId = eInvoice ? await keepEInvoice(em, of, number, data, eInvoice) : eInvoiceFileId;
  if (!fileId) await failEInvoice(em, of);
  await keepPaper(em, of, number, stored, await mailedEInvoice(em, data, fileId));
  return true;
}

async function giveUp(em: EntityManager, invoiceId: number): Promise<void> {
  await setPaper(em, paperOf(invoiceId), 'failed', null);
  await failEInvoice(em, paperOf(invoiceId));
  await failWaiting(em, 'Invoice', invoiceId, 'This email was not sent, because the PDF of the invoice could not be created.');
  const { rows } = await sql<{
    number: string;
  }>`select number from invoice where id = ${invoiceId} and number is not null`.execute(em.getKysely());
  const news = { kind: 'pdfFailed', subject: 'Invoice', subjectId: invoiceId, dedupeKey: `pdfFailed ${invoiceId}` } as const;
  for (const { number } of rows) await notify(em, await whoReadInvoice(em, invoiceId), { ...news, params: { number } });
}
