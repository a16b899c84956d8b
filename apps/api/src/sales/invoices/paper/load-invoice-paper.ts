import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { PaperData } from '../../../documents/paper/paper.ts';
import { logoOf, partsOnPaper } from '../../../documents/paper/stored-paper.ts';
import type { DocumentSnapshot } from '../../../documents/snapshot.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { invoiceWords } from './invoice-words.ts';

type Head = Omit<PaperData, 'lines' | 'taxes' | 'logo' | 'words' | 'number' | keyof DocumentSnapshot> & {
  snapshot: DocumentSnapshot;
  number: string;
  dueDate: string;
  pdfState: string;
};
export type LoadedInvoice = { data: PaperData; number: string; dueDate: string; pdfState: string };

/** The data on the paper of an issued invoice; undefined when there is no such invoice. All names come from its snapshot. */
export async function loadInvoicePaper(em: EntityManager, store: FileStore, id: number): Promise<LoadedInvoice | undefined> {
  const { rows } = await sql<Head>`select number, invoice_date as date, due_date as "dueDate", order_number as "orderNumber",
      reference_number as "referenceNumber", payment_reference as "paymentReference", currency, exchange_rate as "exchangeRate",
      prices_include_tax as "pricesIncludeTax", subtotal, discount, discount_percent as "discountPercent", charges, net, tax, total, prepaid, rounding, paid,
      balance as due, customer_notes as "customerNotes", terms, snapshot, pdf_state as "pdfState"
    from invoice where id = ${id} and snapshot is not null`.execute(em.getKysely());
  if (!rows[0]) return undefined;
  const { snapshot, pdfState, ...head } = rows[0];
  const parts = await partsOnPaper(em, 'invoice', id);
  const logo = await logoOf(em, store, snapshot.seller.logoFileId);
  return {
    data: { ...head, ...snapshot, ...parts, words: invoiceWords, logo },
    number: head.number,
    dueDate: head.dueDate,
    pdfState,
  };
}
