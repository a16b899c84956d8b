import { sql, type Kysely } from 'kysely';
import type { LowItem, LowStock } from '@kontor/domain';

const shown = 6;

/** Active items whose stock is at their reorder level or below, and the first of them by the share of the level that is left. */
export async function lowStock(db: Kysely<unknown>): Promise<LowStock> {
  const { rows } = await sql<LowItem & { count: number }>`select i.id, i.sku, i.name, coalesce(s.quantity, 0) as "onHand",
      i.reorder_level as "reorderLevel", u.code as "unitCode", count(*) over () as count
    from item i left join item_stock s on s.item_id = i.id left join classifier u on u.id = i.unit_id
    where i.active and i.stock_tracked and coalesce(s.quantity, 0) <= i.reorder_level
    order by coalesce(s.quantity, 0) / nullif(i.reorder_level, 0) nulls first, i.name, i.id limit ${shown}`.execute(db);
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _, ...item }) => item) };
}
