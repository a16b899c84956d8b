import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { GoodsLine } from '@kontor/domain';
import type { StockDocument } from '../../../stock/moves/document-stock.service.ts';
import type { Invoice } from '../invoice.entity.ts';

/** Names the invoice for the stock ledger. */
export const stockOf = ({ id, invoiceDate, number }: Invoice): StockDocument => ({
  subject: 'Invoice',
  subjectId: id,
  kind: 'invoice',
  date: invoiceDate,
  dateField: 'invoiceDate',
  reference: number,
});

/** Returns what leaves the stock when the invoice is sent. */
export async function goodsSold(em: EntityManager, { id }: Invoice): Promise<GoodsLine[]> {
  const { rows } = await sql<GoodsLine>`select item_id as "itemId", -quantity as quantity from invoice_line
    where invoice_id = ${id} order by position`.execute(em.getKysely());
  return rows;
}
