import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notify } from '../../people/notifications/notify.ts';
import { whoMay } from '../../people/users/who-may.ts';

type Moved = { id: number; itemId: number; quantity: number };
type Low = { itemId: number; name: string; moveId: number };

/**
 * Notifies people who read items and all stock of each item that these moves took to its reorder level or below. An item that was there
 * before is not told again, so each is told once until it has been above its level. In the transaction of the moves, under their locks.
 */
export async function tellLowStock(em: EntityManager, moved: readonly Moved[]): Promise<void> {
  if (!moved.some(({ quantity }) => quantity < 0)) return;
  const { rows } = await sql<Low>`select i.id as "itemId", i.name, m.move_id as "moveId"
    from (select "itemId" as item_id, sum(quantity) as quantity, max(id) as move_id
      from json_to_recordset(${JSON.stringify(moved)}::json) as n(id int, "itemId" int, quantity numeric) group by 1) m
    join item i on i.id = m.item_id and i.active join item_stock s on s.item_id = i.id
    where s.quantity <= i.reorder_level and s.quantity - m.quantity > i.reorder_level order by i.id`.execute(em.getKysely());
  if (!rows.length) return;
  const readers = await whoMay(em, 'read', 'Item');
  const stockReaders = new Set(await whoMay(em, 'read', 'StockMove', {}));
  for (const { itemId, name, moveId } of rows)
    await notify(
      em,
      readers.filter((id) => stockReaders.has(id)),
      { kind: 'stockLow', params: { name }, subject: 'Item', subjectId: itemId, dedupeKey: `stockLow ${itemId} ${moveId}` },
    );
}
