import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { FileSubject, Language } from '@kontor/domain';
import type { FileStore, Stored } from '../../platform/files/file-store.ts';
import { failWaiting } from '../../platform/outbox/put-in-outbox.ts';
import type { DocumentSnapshot } from '../snapshot.ts';
import type { KindWords } from './paper-words.ts';
import { drawPaper, type PaperData } from './paper.ts';
import { keepPaper, logoOf, partsOnPaper, setPaper } from './stored-paper.ts';

/** How a kind of document comes onto paper. */
export type PaperKind = {
  subject: FileSubject;
  table: string;
  words: Record<Language, KindWords>;
  /** Its own columns of the paper as SQL: date, dueDate, paymentReference, discountPercent, prepaid, rounding, due and terms. */
  columns: string;
  /** The column that changes when a paper is out of date before it is stored. */
  changing: string;
  /** Why the mail that waits for it was not sent. */
  failed: string;
};

type Head = Omit<PaperData, 'lines' | 'taxes' | 'logo' | 'words' | 'number' | keyof DocumentSnapshot> & {
  snapshot: DocumentSnapshot;
  number: string;
  pdfState: string;
  changing: string;
};
type LoadedPaper = { data: PaperData; number: string; pdfState: string; changing: string };

/** What an issued document has on its paper; undefined when there is none. All names come from its own copy of them. */
export async function loadPaper(
  em: EntityManager,
  store: FileStore,
  { table, words, columns, changing: column }: PaperKind,
  id: number,
): Promise<LoadedPaper | undefined> {
  const { rows } = await sql<Head>`select number, ${sql.raw(columns)}, order_number as "orderNumber",
      reference_number as "referenceNumber", currency, exchange_rate as "exchangeRate", exchange_rate_inverted as "exchangeRateInverted",
      exchange_rate_date as "exchangeRateDate", exchange_rate_source as "exchangeRateSource", supply_date as "supplyDate",
      advance_date as "advanceDate", delivery_place as "deliveryPlace", prices_include_tax as "pricesIncludeTax",
      subtotal, discount, charges, net, tax, total, customer_notes as "customerNotes",
      snapshot, pdf_state as "pdfState", ${sql.ref(column)}::text as changing
    from ${sql.table(table)} where id = ${id} and status <> 'draft' and snapshot is not null`.execute(em.getKysely());
  if (!rows[0]) return undefined;
  const { snapshot, pdfState, changing, ...head } = rows[0];
  const parts = await partsOnPaper(em, table, id);
  const logo = await logoOf(em, store, snapshot.seller.logoFileId);
  return { data: { ...head, ...snapshot, ...parts, words, logo }, number: head.number, pdfState, changing };
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
    const stored = await store.put(Readable.from([await drawPaper(found.data)]));
    const isKept = await em.transactional((inner) => keep(inner, kind, id, found, stored));
    if (!isKept) await store.remove(stored.key); // another run was quicker, or the document has changed meanwhile
  } catch (error) {
    if (isLastTry) await em.fork().transactional((inner) => giveUp(inner, kind, id));
    throw error;
  }
}

async function keep(em: EntityManager, kind: PaperKind, id: number, found: LoadedPaper, stored: Stored): Promise<boolean> {
  const { subject, table, changing } = kind;
  const { rows } =
    await sql`select id from ${sql.table(table)} where id = ${id} and ${sql.ref(changing)}::text = ${found.changing}
    and status <> 'draft' and pdf_state <> 'ready' for update`.execute(em.getKysely());
  if (!rows.length) return false;
  await keepPaper(em, { subject, table, id }, found.number, stored);
  return true;
}

async function giveUp(em: EntityManager, { subject, table, failed }: PaperKind, id: number): Promise<void> {
  await setPaper(em, { subject, table, id }, 'failed', null);
  await failWaiting(em, subject, id, failed);
}
