import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentChargeRecord, DocumentTaxRecord, EInvoiceState, FileSubject, Language } from '@kontor/domain';
import type { FileStore, Stored } from '../../platform/files/file-store.ts';
import { failWaiting } from '../../platform/outbox/put-in-outbox.ts';
import { writeEInvoice, type EInvoiceKind } from '../e-invoice/e-invoice-file.ts';
import { failEInvoice, keepEInvoice, mailedEInvoice } from '../e-invoice/stored-e-invoice.ts';
import type { DocumentSnapshot } from '../snapshot.ts';
import type { KindWords } from '../paper/paper-words.ts';
import { drawPaper, type PaperData } from '../paper/paper.ts';
import { printedColumns } from '../paper/printed-columns.ts';
import { keepPaper, logoOf, partsOnPaper, setPaper } from '../paper/stored-paper.ts';

/** How a kind of document comes onto paper. */
export type PaperKind = {
  subject: FileSubject;
  table: string;
  words: Record<Language, KindWords>;
  /** Its own columns of the paper as SQL: date, dueDate, paymentReference, discountPercent, prepaid, rounding, due and terms. */
  columns: string;
  /** What changes, as SQL, when a paper is out of date before it is stored, and then another is drawn. A payment is no such change. */
  changing: string;
  /** Why the mail that waits for it was not sent. */
  failed: string;
  /** Says what its e-invoice is, for a kind that has one, with the columns `eInvoiceColumns`. */
  eInvoice?: (data: PaperData) => EInvoiceKind;
};

type Head = Omit<PaperData, 'lines' | 'taxes' | 'logo' | 'words' | 'number' | keyof DocumentSnapshot> & {
  snapshot: DocumentSnapshot;
  number: string;
  pdfState: string;
  changing: string;
  forEInvoice: Omit<ForEInvoice, 'charges'> | null;
};
type ForEInvoice = {
  customerId: number;
  isVoid: boolean;
  eInvoiceState: EInvoiceState;
  eInvoiceFileId: number | null;
  charges: DocumentChargeRecord[];
};
type LoadedPaper = {
  data: PaperData;
  number: string;
  pdfState: string;
  changing: string;
  /** Undefined for a kind without e-invoices. */
  eInvoice: (ForEInvoice & { taxes: DocumentTaxRecord[] }) | undefined;
};

const eInvoiceColumns = sql.raw(
  `json_build_object('customerId', customer_id, 'isVoid', status = 'void', 'eInvoiceState', e_invoice_state, 'eInvoiceFileId', e_invoice_file_id)`,
);

/** What an issued document has on its paper; undefined when there is none. All names come from its own copy of them. */
export async function loadPaper(
  em: EntityManager,
  store: FileStore,
  { table, words, columns, changing: what, eInvoice: hasEInvoice }: PaperKind,
  id: number,
): Promise<LoadedPaper | undefined> {
  const { rows } = await sql<Head>`select number, ${sql.raw(columns)}, ${printedColumns},
      snapshot, pdf_state as "pdfState", (${sql.raw(what)})::text as changing,
      ${hasEInvoice ? eInvoiceColumns : sql.raw('null')} as "forEInvoice"
    from ${sql.table(table)} where id = ${id} and status <> 'draft' and snapshot is not null`.execute(em.getKysely());
  if (!rows[0]) return undefined;
  const { snapshot, pdfState, changing, forEInvoice, ...head } = rows[0];
  const parts = await partsOnPaper(em, table, id);
  const logo = await logoOf(em, store, snapshot.seller.logoFileId);
  const eInvoice = forEInvoice
    ? { ...forEInvoice, taxes: parts.taxes, charges: head.charges as DocumentChargeRecord[] }
    : undefined;
  return { data: { ...head, ...snapshot, ...parts, words, logo }, number: head.number, pdfState, changing, eInvoice };
}

/** Writes the e-invoice of an issued document that needs one; null for any other. */
export function eInvoiceOfPaper(kind: PaperKind, { data, number, eInvoice }: LoadedPaper): string | null {
  if (!kind.eInvoice || !eInvoice || eInvoice.isVoid) return null;
  const { eInvoiceState: state, customerId, charges, taxes } = eInvoice;
  if (state !== 'pending' && state !== 'failed') return null;
  return writeEInvoice({ ...data, number, customerId, charges, taxes }, kind.eInvoice(data));
}

/** As `eInvoiceOfPaper`. If writing fails for good, the paper is made without it. */
function eInvoiceIn(kind: PaperKind, found: LoadedPaper, isLastTry: boolean): string | null {
  try {
    return eInvoiceOfPaper(kind, found);
  } catch (error) {
    if (!isLastTry) throw error;
    return null;
  }
}

/** Draws the paper of an issued document, stores it with the document and lets the mail go that waits for it. */
export async function drawAndKeep(
  em: EntityManager,
  store: FileStore,
  kind: PaperKind,
  id: number,
  isLastTry: boolean,
): Promise<void> {
  try {
    const found = await loadPaper(em, store, kind, id);
    if (!found || found.pdfState === 'ready') return;
    const eInvoice = eInvoiceIn(kind, found, isLastTry);
    const stored = await store.put(Readable.from([await drawPaper(found.data, eInvoice)]));
    const storedEInvoice = eInvoice === null ? null : await store.put(Readable.from([Buffer.from(eInvoice)]));
    const isKept = await em.transactional((inner) => keep(inner, kind, id, found, stored, storedEInvoice));
    if (isKept) return;
    // Another run was quicker, or the document has changed meanwhile.
    for (const { key } of [stored, storedEInvoice].filter((one) => one !== null)) await store.remove(key);
  } catch (error) {
    if (isLastTry) await em.fork().transactional((inner) => giveUp(inner, kind, id));
    throw error;
  }
}

async function keep(
  em: EntityManager,
  kind: PaperKind,
  id: number,
  { data, number, changing: before, eInvoice }: LoadedPaper,
  stored: Stored,
  storedEInvoice: Stored | null,
): Promise<boolean> {
  const { subject, table, changing } = kind;
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} and (${sql.raw(changing)})::text = ${before}
    and status <> 'draft' and pdf_state <> 'ready' for update`.execute(em.getKysely());
  if (!rows.length) return false;
  const of = { subject, table, id };
  if (!eInvoice) {
    await keepPaper(em, of, number, stored);
    return true;
  }
  const fileId = storedEInvoice ? await keepEInvoice(em, of, number, data, storedEInvoice) : eInvoice.eInvoiceFileId;
  if (!fileId) await failEInvoice(em, of);
  await keepPaper(em, of, number, stored, await mailedEInvoice(em, data, fileId));
  return true;
}

async function giveUp(em: EntityManager, { subject, table, failed, eInvoice }: PaperKind, id: number): Promise<void> {
  await setPaper(em, { subject, table, id }, 'failed', null);
  if (eInvoice) await failEInvoice(em, { subject, table, id });
  await failWaiting(em, subject, id, failed);
}
