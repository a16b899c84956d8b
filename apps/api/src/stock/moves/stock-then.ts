import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { typed } from '../../platform/orm/typed.ts';
import type { StockMove } from './stock-move.entity.ts';

type Goods = { quantity: number; value: number };
/** The moment of a figure about an item: the last move that the item had then, and the time. With `day`, of what is dated up to it. */
export type Figure = { itemId: number; lastMoveId: number; at: Date | null; day: string | null };
/** On hand and value at the moment of a figure, and whether a later count or new value has been posted, which leaves it without effect. */
export type Then = Goods & { isOutdated: boolean };
type Columns = { item: string; lastMove: string; at: string };

/** A move as sheets and questions name it. */
export const movedJson = (m: string): string =>
  `json_build_object('kind', ${m}.kind, 'subject', ${m}.subject, 'subjectId', ${m}.subject_id, 'reference', ${m}.reference,
    'moveDate', ${m}.move_date, 'quantity', ${m}.quantity)`;

/**
 * SQL: a move that corrects the books by what was counted at this moment or before, or takes such a correction back. No goods moved: two
 * counts that find the same loss lose it once.
 */
export const isCorrection = (m: string, { lastMove, at }: Omit<Columns, 'item'>): string =>
  `(${m}.subject = 'InventoryAdjustment' and exists (select 1 from inventory_adjustment_line k
    where k.adjustment_id = ${m}.subject_id and k.item_id = ${m}.item_id
      and ((k.last_move_id, k.entered_at) <= (${lastMove}, ${at}) or k.last_move_id is not null and ${m}.origin_id <= ${lastMove})))`;

/** SQL: a later count (or new value) of the item has been posted and stands. */
export const isOutdated = (field: 'counted' | 'new_value', { item, lastMove, at }: Columns): string =>
  `(exists (select 1 from inventory_adjustment_line k join inventory_adjustment x on x.id = k.adjustment_id
      where k.item_id = ${item} and k.${field} is not null and x.status = 'posted' and (k.last_move_id, k.entered_at) > (${lastMove}, ${at}))
    or ${
      field === 'counted'
        ? `exists (select 1 from stock_count_line k join stock_count x on x.id = k.count_id
            left join inventory_adjustment y on y.id = x.adjustment_id
          where k.item_id = ${item} and x.status = 'posted' and not k.is_outdated and y.status is distinct from 'reversed'
            and (k.last_move_id, k.counted_at) > (${lastMove}, ${at}))`
        : 'false'
    })`;

/**
 * The last move of each item marks this moment, because ids stand in the order of entry: under the lock of the items. `at` asks for an
 * earlier moment, `day` leaves out what is dated later.
 */
export async function lastMoves(
  em: EntityManager,
  itemIds: readonly number[],
  { at, day }: { at?: Date | undefined; day?: string | null } = {},
): Promise<Map<number, number>> {
  const rows = await typed<{ stock_move: StockMove }>(em.getKysely())
    .selectFrom('stock_move')
    .select(({ fn }) => ['item_id', fn.max('id').as('id')])
    .where(sql<boolean>`item_id = any(${[...itemIds]}::int[])`)
    .$if(at !== undefined, (found) => found.where('created_at', '<=', at ?? new Date(0)))
    .$if(Boolean(day), (found) => found.where('move_date', '<=', day ?? ''))
    .groupBy('item_id')
    .execute();
  const last = new Map(rows.map(({ item_id, id }) => [item_id, id]));
  return new Map(itemIds.map((itemId) => [itemId, last.get(itemId) ?? 0]));
}

/**
 * What was on hand of each item, and its value, at the moment of its figure; what later counts of an earlier moment corrected included. It is
 * what is on hand now without the moves since, which are few where an item has moved a hundred thousand times.
 */
export async function stockThen(
  em: EntityManager,
  figures: readonly Figure[],
  field: 'counted' | 'new_value' = 'counted',
): Promise<Map<number, Then>> {
  const columns = { item: 'f."itemId"', lastMove: 'f."lastMoveId"', at: 'f.at' };
  const { rows } = await sql<Then & { itemId: number }>`select f."itemId", coalesce(s.quantity, 0) - since.quantity as quantity,
      coalesce(s.value, 0) - since.value as value, ${sql.raw(isOutdated(field, columns))} as "isOutdated"
    from json_to_recordset(${JSON.stringify(figures)}::json) as f("itemId" int, "lastMoveId" int, at timestamptz, day date)
      left join item_stock s on s.item_id = f."itemId"
      cross join lateral (select coalesce(sum(m.quantity), 0) as quantity, coalesce(sum(m.value), 0) as value from stock_move m
        where m.item_id = f."itemId" and (m.id > f."lastMoveId" or m.move_date > f.day) and not ${sql.raw(isCorrection('m', columns))}) since`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ itemId, ...then }) => [itemId, then]));
}

/** What is on hand of each item now, and its value. */
export async function stockNow(em: EntityManager, itemIds: readonly number[]): Promise<Map<number, Goods>> {
  const { rows } = await sql<Goods & { itemId: number }>`select i.id as "itemId", coalesce(s.quantity, 0) as quantity,
      coalesce(s.value, 0) as value
    from unnest(${[...itemIds]}::int[]) as i(id) left join item_stock s on s.item_id = i.id`.execute(em.getKysely());
  return new Map(rows.map(({ itemId, quantity, value }) => [itemId, { quantity, value }]));
}

/** The documents that moved an item between two moments, as a refusal names them. */
export async function documentsBetween(em: EntityManager, one: Omit<Figure, 'at'>, lastMoveId: number): Promise<string[]> {
  const [from, to] = [Math.min(one.lastMoveId, lastMoveId), Math.max(one.lastMoveId, lastMoveId)];
  if (from === to) return [];
  const rows = await typed<{ stock_move: StockMove }>(em.getKysely())
    .selectFrom('stock_move')
    .select(['reference', 'subject_id', 'id'])
    .where('item_id', '=', one.itemId)
    .where('quantity', '<>', 0)
    .where('id', '>', from)
    .where('id', '<=', to)
    .$if(one.day !== null, (found) => found.where('move_date', '<=', one.day ?? ''))
    .orderBy('id')
    .execute();
  return [...new Set(rows.map(({ reference, subject_id, id }) => reference ?? `#${subject_id ?? id}`))];
}
