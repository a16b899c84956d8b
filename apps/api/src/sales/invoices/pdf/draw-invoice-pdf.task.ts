import { Readable } from 'node:stream';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { publish } from '../../../platform/events/publish.ts';
import { FILE_STORE, type FileStore, type Stored } from '../../../platform/files/file-store.ts';
import { File } from '../../../platform/files/file.entity.ts';
import { safeName } from '../../../platform/files/file-kind.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { releaseMails } from '../../../platform/outbox/write-mail.ts';
import { notify } from '../../../people/notifications/notify.ts';
import { whoReadInvoices } from '../overdue.ts';
import { drawInvoicePdf } from './draw-invoice-pdf.job.ts';
import { drawInvoice } from '../../../documents/paper/invoice-pdf.ts';
import { loadInvoicePdf } from './load-invoice-pdf.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';

/** Draws the paper of a sent invoice, stores it with the invoice and lets the mail go that waits for it. */
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
      const found = await loadInvoicePdf(em, this.store, invoiceId);
      if (!found || found.pdfState === 'ready') return;
      const stored = await this.store.put(Readable.from([await drawInvoice(found.data)]));
      const isKept = await em.transactional((inner) =>
        keep(inner, invoiceId, found.data.dueDate, safeName(`${found.number.replace(/[\\/]/g, '-')}.pdf`), stored),
      );
      if (!isKept) await this.store.remove(stored.key); // another run was quicker, or another due date was agreed meanwhile
    } catch (error) {
      if (isLastTry) await em.fork().transactional((inner) => giveUp(inner, invoiceId));
      throw error;
    }
  }
}

async function keep(
  em: EntityManager,
  invoiceId: number,
  dueDate: string,
  name: string,
  { key, size, sha256 }: Stored,
): Promise<boolean> {
  const { rows } = await sql`select id from invoice
    where id = ${invoiceId} and due_date = ${dueDate}::date and pdf_state <> 'ready' for update`.execute(em.getKysely());
  if (!rows.length) return false;
  const file = em.create(File, {
    name,
    mimeType: 'application/pdf',
    size,
    sha256,
    storageKey: key,
    subject: 'Invoice',
    subjectId: invoiceId,
    categoryId: null,
    createdById: null,
  });
  await em.flush();
  await setState(em, invoiceId, 'ready', file.id);
  await releaseMails(em, 'Invoice', invoiceId, { fileId: file.id, name });
  return true;
}

async function giveUp(em: EntityManager, invoiceId: number): Promise<void> {
  await setState(em, invoiceId, 'failed', null);
  const { rows } = await sql<{
    number: string;
  }>`select number from invoice where id = ${invoiceId} and number is not null`.execute(em.getKysely());
  const news = { kind: 'pdfFailed', subject: 'Invoice', subjectId: invoiceId, dedupeKey: `pdfFailed ${invoiceId}` } as const;
  for (const { number } of rows) await notify(em, await whoReadInvoices(em), { ...news, params: { number } });
}

/** Not through the entity: the state of the paper is no change of the invoice, and must not make the version on a screen stale. */
async function setState(em: EntityManager, invoiceId: number, state: 'ready' | 'failed', fileId: number | null): Promise<void> {
  await sql`update invoice set pdf_state = ${state}, pdf_file_id = ${fileId} where id = ${invoiceId}`.execute(em.getKysely());
  publish(em, { type: 'changed', subject: 'Invoice', id: invoiceId });
}
