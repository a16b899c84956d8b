import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { FileGone, type FileStore } from '../../../platform/files/file-store.ts';
import type { InvoiceSnapshot } from '../invoice.snapshot.ts';
import type { InvoicePdfData, InvoicePdfLine, InvoicePdfTax } from '../../../documents/paper/invoice-pdf.ts';

type Head = Omit<InvoicePdfData, 'lines' | 'taxes' | 'logo' | 'seller' | 'buyer' | 'bankAccount' | 'baseCurrency' | 'number'> & {
  snapshot: InvoiceSnapshot;
  number: string;
  pdfState: string;
};
export type LoadedInvoice = { data: InvoicePdfData; number: string; pdfState: string };

/** What an issued invoice has on its paper; undefined when there is no such invoice. All names come from its own copy of them. */
export async function loadInvoicePdf(em: EntityManager, store: FileStore, invoiceId: number): Promise<LoadedInvoice | undefined> {
  const db = em.getKysely();
  const { rows } =
    await sql<Head>`select number, invoice_date as "invoiceDate", due_date as "dueDate", order_number as "orderNumber",
      reference_number as "referenceNumber", payment_reference as "paymentReference", currency, exchange_rate as "exchangeRate",
      prices_include_tax as "pricesIncludeTax", subtotal, discount, discount_percent as "discountPercent", net, tax, total, paid, balance,
      customer_notes as "customerNotes", terms, language, snapshot, pdf_state as "pdfState"
    from invoice where id = ${invoiceId} and snapshot is not null`.execute(db);
  const [head] = rows;
  if (!head) return undefined;
  const lines =
    await sql<InvoicePdfLine>`select description, quantity, unit, unit_price as "unitPrice", discount_percent as "discountPercent",
      tax_percent as "taxPercent", tax_category as "taxCategory", net, service_from as "serviceFrom", service_to as "serviceTo"
    from invoice_line where invoice_id = ${invoiceId} order by position`.execute(db);
  const taxes = await sql<InvoicePdfTax>`select category, percent, base, amount, exemption_reason as "exemptionReason"
    from invoice_tax where invoice_id = ${invoiceId} order by percent desc nulls last, category, id`.execute(db);
  const { snapshot, pdfState, ...rest } = head;
  const { seller, buyer, bankAccount, baseCurrency, language } = snapshot;
  const logo = await logoOf(em, store, seller.logoFileId);
  const data = { ...rest, language, seller, buyer, bankAccount, baseCurrency, lines: lines.rows, taxes: taxes.rows, logo };
  return { data, number: head.number, pdfState };
}

/** A logo that has been deleted since is left out. */
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
