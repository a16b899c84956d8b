import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  assertCurrency,
  assertMoveDate,
  assertOpenPeriod,
  compare,
  DomainError,
  OpeningStockInput,
  priceOf,
  readOpeningStock,
  tellRepeated,
  todayIn,
  type ImportInput,
  type OpeningStockRow,
  type ReadOpeningStock,
  type ReadOpeningStocks,
} from '@kontor/domain';
import { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ask, inputOf, withoutRow } from '../../platform/imports/row-problems.ts';
import { Item } from '../items/item.entity.ts';

export type ReadyStock = { input: OpeningStockInput | undefined; row: OpeningStockRow };
type Opened = { itemId: number; moveDate: string; quantity: number; value: number; kind: string };
type Terms = { items: Map<string, Item>; opened: Map<number, Opened>; today: string; lockDate: string | null };

/** Reads a stock list, looks up its items, and applies the rules of a move to each row. */
export async function readFile(
  em: EntityManager,
  file: ImportInput,
): Promise<Omit<ReadOpeningStocks, 'stocks'> & { stocks: ReadyStock[] }> {
  const { stocks, ...read } = readOpeningStock(file);
  const { lockDate = null, timeZone, baseCurrency } = await em.findOneOrFail(Organisation, { id: 1 });
  const codes = stocks.flatMap(({ sku }) => sku?.toLowerCase() ?? []);
  const terms = { ...(await known(em, codes)), today: todayIn(timeZone, clock.now()), lockDate };
  const ready: (ReadyStock & { keys: string[]; column: string })[] = [];
  for (const stock of stocks) {
    assertCurrency(stock.cells, ['unitCost'], baseCurrency);
    const keys = stock.sku === null ? [] : [stock.sku.toLowerCase()];
    ready.push({ ...(await readyStock(stock, terms)), keys, column: stock.cells.heading('sku') });
  }
  tellRepeated(ready);
  return { ...read, stocks: ready };
}

async function readyStock(
  { cells, sku, moveDate, quantity, unitCost }: ReadOpeningStock,
  { items, opened, today, lockDate }: Terms,
): Promise<ReadyStock> {
  const problems = cells.problems.map(withoutRow);
  const told = { problems, heading: (field: string) => cells.heading((field === 'itemId' ? 'sku' : field) as never) };
  const item = items.get((sku ?? '').toLowerCase());
  const refuse = (column: 'sku' | 'quantity', code: string, value?: string): void =>
    void problems.push({ column: cells.heading(column), code, ...(value !== undefined && { params: { value } }) });
  if (sku === null) refuse('sku', 'field.required');
  else if (!item) refuse('sku', 'import.unknown_value', sku.slice(0, 200));
  const value = quantity !== null && unitCost !== null ? priceOf(quantity, unitCost) : null;
  const before = item && opened.get(item.id);
  // The same opening stock is there already: the file was imported before.
  const isThere =
    before?.kind === 'opening' &&
    before.moveDate === moveDate &&
    compare(before.quantity, quantity ?? 0) === 0 &&
    compare(before.value, value ?? 0) === 0;
  if (before && !isThere) refuse('sku', 'stock.opened');
  const wasRefused = problems.length > 0;
  const given = { itemId: item?.id ?? 1, moveDate, quantity, unitCost };
  const input = isThere ? undefined : await inputOf(OpeningStockInput, given, told);
  if (input && !wasRefused)
    await ask(told, () => {
      if (!item?.stockTracked) throw new DomainError('stock.not_tracked', undefined, { itemId: { code: 'stock.not_tracked' } });
      assertMoveDate(input.moveDate, today, 'moveDate');
      assertOpenPeriod(input.moveDate, lockDate, 'moveDate');
    });
  const row: OpeningStockRow = {
    row: cells.row,
    outcome: isThere ? 'skip' : 'create',
    existingId: isThere ? (item?.id ?? null) : null,
    problems,
    sku,
    itemId: item?.id ?? null,
    itemName: item?.name ?? null,
    moveDate,
    quantity,
    unitCost,
    value,
  };
  return { input, row };
}

/** The items of these codes that the actor may read, and the first move of each that has moved. */
async function known(em: EntityManager, codes: readonly string[]): Promise<Pick<Terms, 'items' | 'opened'>> {
  const { ability } = actor();
  const { rows } = await sql<{ id: number }>`select id from item where lower(sku) = any(${codes}::text[])`.execute(
    em.getKysely(),
  );
  const ids = rows.map(({ id }) => id);
  const items = (await em.find(Item, { id: { $in: ids } })).filter((one) => allows(ability, 'read', 'Item', one));
  const moves =
    await sql<Opened>`select distinct on (item_id) item_id as "itemId", to_char(move_date, 'YYYY-MM-DD') as "moveDate",
    quantity, value, kind from stock_move where item_id = any(${ids}::int[]) order by item_id, kind <> 'opening', id`.execute(
      em.getKysely(),
    );
  return {
    items: new Map(items.map((item) => [item.sku.toLowerCase(), item])),
    opened: new Map(moves.rows.map((move) => [move.itemId, move])),
  };
}
