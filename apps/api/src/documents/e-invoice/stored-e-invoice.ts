import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { eInvoiceGapsOf, type EInvoiceGap, type EInvoiceState } from '@kontor/domain';
import { File } from '../../platform/files/file.entity.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { FileStore, Stored } from '../../platform/files/file-store.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { MailAttachment } from '../../platform/outbox/mail.entity.ts';
import { fileName, type PaperOf } from '../paper/stored-paper.ts';
import type { DocumentSnapshot } from '../snapshot.ts';
import { deliverEInvoice } from './deliver-e-invoice.job.ts';

export type EInvoiceFile = { name: string; mimeType: string; size: number; content: Readable };
const mimeType = 'application/xml';

type Begun = { eInvoiceState: EInvoiceState; eInvoiceGaps: EInvoiceGap[] };

/** Returns what a document says of its e-invoice when it is issued: it is being made, or this is what it lacks. */
export function eInvoiceAtIssue(snapshot: Pick<DocumentSnapshot, 'seller' | 'buyer'>): Begun {
  const eInvoiceGaps = eInvoiceGapsOf(snapshot);
  return { eInvoiceState: eInvoiceGaps.length ? 'lacking' : 'pending', eInvoiceGaps };
}

/**
 * Stores a written e-invoice with its document, once; the database refuses another one. Where the customer gets it by the access point, it leaves when
 * that commits. Bypasses the entity as `setPaper` does.
 */
export async function keepEInvoice(
  em: EntityManager,
  of: PaperOf,
  number: string,
  { buyer }: Pick<DocumentSnapshot, 'buyer'>,
  { key, size, sha256 }: Stored,
): Promise<number> {
  const name = fileName(number, 'xml');
  const about = { subject: of.subject, subjectId: of.id, categoryId: null, createdById: null };
  const file = em.create(File, { name, mimeType, size, sha256, storageKey: key, ...about });
  await em.flush();
  await sql`update ${sql.table(of.table)} set e_invoice_state = 'ready', e_invoice_file_id = ${file.id} where id = ${of.id}`.execute(
    em.getKysely(),
  );
  if (buyer.invoiceChannel === 'accessPoint') {
    const { subject, id } = of;
    await enqueue(em, deliverEInvoice, { subject, id }, { key: `deliver ${subject} ${id}` });
  }
  return file.id;
}

export async function failEInvoice(em: EntityManager, { table, id }: PaperOf): Promise<void> {
  await sql`update ${sql.table(table)} set e_invoice_state = 'failed' where id = ${id} and e_invoice_state = 'pending'`.execute(
    em.getKysely(),
  );
}

/** Returns the e-invoice as an attachment, if the customer takes it by email. */
export async function mailedEInvoice(
  em: EntityManager,
  { buyer }: Pick<DocumentSnapshot, 'buyer'>,
  fileId: number | null | undefined,
): Promise<MailAttachment[]> {
  if (!fileId || buyer.invoiceChannel !== 'mailWithXml') return [];
  const { name } = await em.findOneOrFail(File, { id: fileId });
  return [{ fileId, name }];
}

/** Opens the stored e-invoice. Throws `document.no_e_invoice` if there is none. */
export async function openEInvoice(em: EntityManager, store: FileStore, fileId: number | null): Promise<EInvoiceFile> {
  const file = fileId && (await em.findOne(File, { id: fileId }));
  if (!file) throw new ApiError('document.no_e_invoice');
  return { name: file.name, mimeType, size: file.size, content: await store.open(file.storageKey) };
}

/** An e-invoice that is not stored, as a file. */
export function writtenNow(number: string, xml: string): EInvoiceFile {
  const bytes = Buffer.from(xml);
  return { name: fileName(number, 'xml'), mimeType, size: bytes.length, content: Readable.from([bytes]) };
}
