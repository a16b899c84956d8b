import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { emptyChain, type ChainMove, type ChainState } from '@kontor/domain';

export type StoredMove = ChainMove & {
  itemId: number;
  moveDate: string;
  correctsId: number | null;
  value: number;
  quantityAfter: number;
  valueAfter: number;
  isProvisional: boolean;
  subject: string | null;
  subjectId: number | null;
  reference: string | null;
};
type Goods = { quantity: number; value: number };
type Before = { itemId: number; balance: Goods | null; last: Goods | null };
type Origin = { itemId: number; id: number; quantity: number; value: number; returned: number };

const order = sql`move_date desc, coalesce(corrects_id, id) desc, id desc`;

/** The moves of these items after a day, in the order of their chains, corrections included. */
export async function movesAfter(em: EntityManager, itemIds: readonly number[], date: string): Promise<StoredMove[]> {
  const { rows } = await sql<StoredMove>`select id, item_id as "itemId", move_date as "moveDate", kind, quantity,
      given_value as "givenValue", origin_id as "originId", corrects_id as "correctsId", value, quantity_after as "quantityAfter",
      value_after as "valueAfter", is_provisional as "isProvisional", subject, subject_id as "subjectId", reference
    from stock_move where item_id = any(${[...itemIds]}::int[]) and move_date > ${date}
    order by item_id, move_date, coalesce(corrects_id, id), id`.execute(em.getKysely());
  return rows;
}

/** Where the chain of each item stands at the end of a day. `origins` are the moves that later ones return or reverse. */
export async function chainsAt(
  em: EntityManager,
  itemIds: readonly number[],
  date: string,
  origins: readonly number[],
): Promise<Map<number, ChainState>> {
  const db = em.getKysely();
  const { rows: before } = await sql<Before>`select i.id as "itemId",
      (select json_build_object('quantity', quantity_after, 'value', value_after) from stock_move
       where item_id = i.id and move_date <= ${date} order by ${order} limit 1) as balance,
      (select json_build_object('quantity', quantity, 'value', value) from stock_move
       where item_id = i.id and move_date <= ${date} and quantity <> 0 order by ${order} limit 1) as last
    from unnest(${[...itemIds]}::int[]) as i(id)`.execute(db);
  const { rows: told } = origins.length
    ? await sql<Origin>`select o.item_id as "itemId", o.id, o.quantity, o.value, coalesce((select -sum(r.quantity) from stock_move r
          where r.origin_id = o.id and r.move_date <= ${date}), 0) as returned
        from stock_move o where o.id = any(${[...origins]}::int[]) and o.move_date <= ${date}`.execute(db)
    : { rows: [] };
  return new Map(
    before.map(({ itemId, balance, last }) => [
      itemId,
      {
        ...(balance ?? emptyChain),
        last,
        origins: new Map(told.filter((one) => one.itemId === itemId).map(({ id, ...origin }) => [id, origin])),
      },
    ]),
  );
}

/** Ids for new moves. Under the lock of their items, so that ids stand in the order of entry. */
export async function nextIds(em: EntityManager, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('stock_move', 'id'))::int as id
    from generate_series(1, ${count}::int)`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

export type Recomputed = { id: number; value: number; quantityAfter: number; valueAfter: number; isProvisional: boolean };

/** Writes what later moves come to now, in one statement. The trigger lets only this through. */
export async function rewrite(em: EntityManager, moves: readonly Recomputed[]): Promise<void> {
  if (!moves.length) return;
  const db = em.getKysely();
  await sql`select set_config('kontor.recomputing', 'stock', true)`.execute(db);
  await sql`update stock_move m set value = n.value, quantity_after = n."quantityAfter", value_after = n."valueAfter",
      is_provisional = n."isProvisional"
    from json_to_recordset(${JSON.stringify(moves)}::json)
      as n(id int, value numeric, "quantityAfter" numeric, "valueAfter" numeric, "isProvisional" boolean)
    where m.id = n.id`.execute(db);
  await sql`select set_config('kontor.recomputing', '', true)`.execute(db);
}

export type ItemToMove = {
  id: number;
  name: string;
  stockTracked: boolean;
  /** The day of its opening stock, before which nothing moved. */
  openedOn: string | null;
};

/** Locks items in the order of their ids until the transaction ends: whoever moves their stock waits. */
export async function lockItems(em: EntityManager, itemIds: readonly number[]): Promise<Map<number, ItemToMove>> {
  const { rows } = await sql<ItemToMove>`select id, name, stock_tracked as "stockTracked",
      (select move_date from stock_move o where o.item_id = item.id and o.kind = 'opening') as "openedOn" from item
    where id = any(${[...new Set(itemIds)]}::int[]) order by id for no key update`.execute(em.getKysely());
  return new Map(rows.map((row) => [row.id, row]));
}
