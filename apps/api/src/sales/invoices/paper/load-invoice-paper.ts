import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { EInvoiceState, InvoiceStatus } from '@kontor/domain';
import { due } from '../../../documents/constraints.ts';
import type { EInvoiceKind, IssuedPaper } from '../../../documents/e-invoice/e-invoice-file.ts';
import type { PaperData } from '../../../documents/paper/paper.ts';
import { printedColumns } from '../../../documents/paper/printed-columns.ts';
import { logoOf, partsOnPaper } from '../../../documents/paper/stored-paper.ts';
import type { DocumentSnapshot } from '../../../documents/snapshot.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { invoiceWords } from './invoice-words.ts';

type Head = Omit<PaperData, 'isVoid' | 'lines' | 'taxes' | 'logo' | 'words' | 'number' | 'charges' | keyof DocumentSnapshot> & {
  snapshot: DocumentSnapshot;
  number: string;
  dueDate: string;
  charges: IssuedPaper['charges'];
  customerId: number;
  pdfState: string;
  eInvoiceState: EInvoiceState;
  eInvoiceFileId: number | null;
  status: InvoiceStatus;
  deducted: { number: string; date: string }[] | null;
};
export type LoadedInvoice = Pick<Head, 'number' | 'dueDate' | 'pdfState' | 'eInvoiceState' | 'eInvoiceFileId' | 'status'> & {
  data: IssuedPaper;
  /** Its e-invoice names the advances whose tax it deducts (BG-3). */
  kind: EInvoiceKind;
};

/**
 * Returns the paper of an invoice as it was issued, with the names of its own copy and without later payments and write-offs; undefined if the
 * invoice does not exist.
 */
export async function loadInvoicePaper(em: EntityManager, store: FileStore, id: number): Promise<LoadedInvoice | undefined> {
  const { rows } =
    await sql<Head>`select number, invoice_date as date, due_date as "dueDate", payment_reference as "paymentReference",
      ${printedColumns}, discount_percent as "discountPercent", prepaid, rounding, terms, status,
      ${sql.raw(due)} as due,
      (select json_agg(json_build_object('number', r.number, 'date', r.invoice_date, 'amount', a.amount) order by r.invoice_date, r.id)
        from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id where a.invoice_id = invoice.id and a.is_final and not r.carries_tax) as advances,
      (select json_agg(json_build_object('number', r.number, 'date', r.invoice_date) order by r.invoice_date, r.id)
        from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id
        where a.invoice_id = invoice.id and r.carries_tax) as deducted, snapshot, pdf_state as "pdfState",
      customer_id as "customerId", e_invoice_state as "eInvoiceState", e_invoice_file_id as "eInvoiceFileId"
    from invoice where id = ${id} and snapshot is not null`.execute(em.getKysely());
  if (!rows[0]) return undefined;
  const { snapshot, pdfState, eInvoiceState, eInvoiceFileId, status, deducted, ...head } = rows[0];
  const parts = await partsOnPaper(em, 'invoice', id);
  const logo = await logoOf(em, store, snapshot.seller.logoFileId);
  return {
    data: { ...head, ...snapshot, ...parts, words: invoiceWords, logo, isVoid: status === 'void' },
    kind: { type: '380', preceding: deducted ?? [] },
    number: head.number,
    dueDate: head.dueDate,
    pdfState,
    eInvoiceState,
    eInvoiceFileId,
    status,
  };
}
