import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentSnapshot } from '../../documents/snapshot.ts';

const tables: Readonly<Record<string, string>> = {
  Invoice: 'invoice',
  CreditNote: 'credit_note',
  RetainerInvoice: 'retainer_invoice',
};

export type DeliveryDocument = { number: string; status: string; snapshot: DocumentSnapshot; storageKey: string | null };

/** Locks a document and returns what its delivery needs; it is locked before its deliveries, as where it is voided. */
export async function lockDocument(em: EntityManager, subject: string, id: number): Promise<DeliveryDocument> {
  const table = tables[subject];
  if (!table) throw new Error(`${subject} has no e-invoices`);
  const { rows } = await sql<DeliveryDocument>`select d.number, d.status, d.snapshot,
      (select f.storage_key from file f where f.id = d.e_invoice_file_id) as "storageKey"
    from ${sql.table(table)} d where d.id = ${id} for update of d`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no ${subject} ${id}`);
  return rows[0];
}
