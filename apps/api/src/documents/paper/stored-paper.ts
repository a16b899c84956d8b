import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Response } from 'express';
import { sql } from 'kysely';
import type { DocumentTaxRecord, FileSubject } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { File } from '../../platform/files/file.entity.ts';
import { safeName } from '../../platform/files/file-kind.ts';
import { FileGone, type FileStore, type Stored } from '../../platform/files/file-store.ts';
import type { MailAttachment } from '../../platform/outbox/mail.entity.ts';
import { releaseWaiting } from '../../platform/outbox/put-in-outbox.ts';
import { isOptional, partsOf } from '../tables.ts';
import type { PaperLine } from './paper.ts';

/** The document of a paper: its subject, table and id. */
export type PaperOf = { subject: FileSubject; table: string; id: number };
export type PaperFile = { name: string; content: Readable };

/** Returns the lines and taxes of a document as its paper shows them. */
export async function partsOnPaper(
  em: EntityManager,
  table: string,
  id: number,
): Promise<{ lines: PaperLine[]; taxes: DocumentTaxRecord[] }> {
  const db = em.getKysely();
  const parts = partsOf(table);
  const lines =
    await sql<PaperLine>`select description, quantity, unit, unit_price as "unitPrice", base_quantity as "baseQuantity",
      discount_percent as "discountPercent", discount_amount as "discountAmount", charge, charge_reason as "chargeReason",
      tax_percent as "taxPercent", tax_category as "taxCategory", net, service_from as "serviceFrom", service_to as "serviceTo", ${isOptional} as optional
    from ${parts.lines} l where ${parts.key} = ${id} order by position`.execute(db);
  const taxes =
    await sql<DocumentTaxRecord>`select category, percent, discount, charge, base, amount, exemption_reason as "exemptionReason"
    from ${parts.taxes} where ${parts.key} = ${id} order by percent desc nulls last, category, id`.execute(db);
  return { lines: lines.rows, taxes: taxes.rows };
}

/** Returns the logo; undefined if it was deleted in the meantime. */
export async function logoOf(em: EntityManager, store: FileStore, fileId: number | null): Promise<Buffer | null> {
  if (!fileId) return null;
  const { rows } = await sql<{
    key: string;
  }>`select storage_key as key from file where id = ${fileId} and mime_type like 'image/%'`.execute(em.getKysely());
  if (!rows[0]) return null;
  const content = await store.open(rows[0].key).catch((error: unknown): Readable | null => {
    if (error instanceof FileGone) return null;
    throw error;
  });
  return content && buffer(content);
}

/** Returns the name of a document's file. Example: `fileName('INV/7', 'pdf')` is `INV-7.pdf`. */
export const fileName = (number: string, ending: 'pdf' | 'xml'): string => safeName(`${number.replace(/[\\/]/g, '-')}.${ending}`);

/** Stores a created PDF with its document and releases the mail that waits for it, with other files of the document if it takes them. */
export async function keepPaper(
  em: EntityManager,
  of: PaperOf,
  number: string,
  { key, size, sha256 }: Stored,
  others: readonly MailAttachment[] = [],
): Promise<void> {
  const name = fileName(number, 'pdf');
  const file = em.create(File, {
    name,
    mimeType: 'application/pdf',
    size,
    sha256,
    storageKey: key,
    subject: of.subject,
    subjectId: of.id,
    categoryId: null,
    createdById: null,
  });
  await em.flush();
  await setPaper(em, of, 'ready', file.id);
  await releaseWaiting(em, of.subject, of.id, [{ fileId: file.id, name }, ...others]);
}

/** Bypasses the entity: the state of the PDF is no change of the document, and must not make the version on a screen stale. */
export async function setPaper(em: EntityManager, of: PaperOf, state: 'ready' | 'failed', fileId: number | null): Promise<void> {
  await sql`update ${sql.table(of.table)} set pdf_state = ${state}, pdf_file_id = ${fileId} where id = ${of.id}`.execute(
    em.getKysely(),
  );
  publish(em, { type: 'changed', subject: of.subject, id: of.id });
}

/** Opens the stored PDF; undefined while there is none. */
export async function openPaper(em: EntityManager, store: FileStore, fileId: number | null): Promise<PaperFile | undefined> {
  const { rows } = await sql<{ name: string; key: string }>`select name, storage_key as key from file
    where id = ${fileId}`.execute(em.getKysely());
  return rows[0] && { name: rows[0].name, content: await store.open(rows[0].key) };
}

/** The stored PDF of an issued document; one whose PDF could not be stored is drawn again. A draft has none, however long one waits. */
export async function storedPaper(
  em: EntityManager,
  store: FileStore,
  { status, pdfState, pdfFileId }: { status: string; pdfState: string; pdfFileId: number | null },
  redrawn: () => Promise<PaperFile>,
): Promise<PaperFile> {
  if (status === 'draft') throw new ApiError('document.draft_has_no_pdf');
  if (pdfState === 'failed' || pdfState === 'none') return redrawn();
  const paper = await openPaper(em, store, pdfFileId);
  if (!paper) throw new ApiError('document.no_pdf_yet', undefined, undefined, { 'Retry-After': '1' });
  return paper;
}

/** Sends a PDF as the response. A client that disconnects halfway is not an error. */
export async function sendPaper(response: Response, { name, content }: PaperFile, how: 'attachment' | 'inline'): Promise<void> {
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Content-Disposition', `${how}; filename*=UTF-8''${encodeURIComponent(name)}`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  await pipeline(content, response).catch(() => response.destroy());
}
