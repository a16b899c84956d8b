import { add } from '@kontor/domain';
import { isGoods } from '../catalogue.ts';
import type { Sold } from '../stock.ts';
import type { Invoice } from './invoices.ts';

/** What leaves the stock with an invoice: one entry for each item, none for a draft or a void one. */
export function goodsOf({ id, number, status, sale, extras }: Invoice): Sold[] {
  if (number === null || (status !== 'sent' && status !== 'paid')) return [];
  const quantities = new Map<number, number>();
  for (const { itemId, quantity } of extras.lines)
    if (itemId !== null && isGoods(itemId)) quantities.set(itemId, add(quantities.get(itemId) ?? 0, quantity));
  return [...quantities].map(([itemId, quantity]) => ({ date: sale.date, itemId, quantity, invoiceId: id, number }));
}
