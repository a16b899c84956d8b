import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../errors/api-error.ts';
import { find, type Column } from '../columns.ts';
import type { List } from '../list.ts';
import { directionText, placeText, type Order } from './order.ts';
import { hasWords, isServed, wordsOf } from './plain-text.ts';
import { joinsOf, type Text } from './select.ts';
import { tableText, type Table } from '../table.ts';

type Condition = RawBuilder<unknown>;
/** A condition on the row, and the tables that it joins. */
type Way = { condition: Condition; joins: readonly Table[] };
export type Found = { total: number; ids: number[] };

const maxSearch = 100;

/** A condition that a column contains each word of a text, in any order, ignoring case, accents and signs. */
export const contains = (column: RawBuilder<unknown>, value: unknown): Condition => hasWords(column, searchText(value));

export const isFoundFirst = ({ sql }: Pick<Text, 'sql'>): boolean => sql.includes(' like (select ');

function searchText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new ApiError('list.bad_filter');
  const given = String(value);
  if (given.length > maxSearch) throw new ApiError('list.search_too_long', { max: maxSearch });
  if (given.includes('\0')) throw new ApiError('list.bad_filter');
  return given;
}

/**
 * The search as alternative conditions on the row: one per searched table, since each has an index of its own; for a text that no
 * index serves they are a single one, so that rows are read only once. The longest word leads to the rows, and the others may stand in any of
 * the tables.
 */
export function waysTo<T>(list: List<T>, columns: Record<string, Column>, value: unknown): Way[] {
  const text = searchText(value);
  if (text.trim() === '') return [];
  const searched = list.search.map((name) => find(columns, name)).filter((column) => column !== undefined);
  if (!searched.length) return [{ condition: sql`false`, joins: [] }];
  const places = new Map<Table, Column[]>();
  for (const column of searched) {
    const place = column.at?.table ?? list.from;
    places.set(place, [...(places.get(place) ?? []), column]);
  }
  const sqlOf = (place: Table, { sql: derived, at }: Column) => sql.raw(at && place !== list.from ? at.column : derived);
  const inPlace = (place: Table, all: Column[], word: string): Condition =>
    onRow(place, anyOf(all.map((column) => hasWords(sqlOf(place, column), word))));
  const [longest = text, ...others] = wordsOf(text);
  const rest = others.map((word) => anyOf([...places].map(([place, all]) => inPlace(place, all, word))));
  const own = (places.get(list.from) ?? []).flatMap(({ joins }) => joins);
  const ways = [...places].map(([place, all]): Way => ({
    condition: sql.join([inPlace(place, all, longest), ...rest], sql` and `),
    joins: place === list.from || rest.length ? own : [],
  }));
  return isServed(longest)
    ? ways
    : [{ condition: anyOf(ways.map(({ condition }) => sql`(${condition})`)), joins: ways.flatMap(({ joins }) => joins) }];
}

/**
 * A condition on a joined record, as one on the row: `i.customer_id in (select id from customer where …)`. Otherwise every row
 * would be joined before its text could be compared.
 */
function onRow({ name, join }: Table, condition: Condition): Condition {
  if (!join) return condition;
  const { owner, column, key } = join;
  const among = sql.raw(`${owner.join ? '' : `${owner.alias}.`}${column} in (select ${key} from ${name} where`);
  return onRow(owner, sql`${among} ${condition})`);
}

const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/**
 * The number of rows that meet one of the conditions, and the ids of a page of them. Counting needs all ids anyway, so the page is then read
 * by its ids.
 */
export function foundPage<T>(
  list: List<T>,
  fits: readonly Fit[],
  order: Order,
  { first, rowCount }: { first: number; rowCount: number },
): RawBuilder<Found> {
  const place = placeText(order);
  const found = eachFound(list, fits, `${list.id}, ${place}`, order.column);
  return sql`with found (id, place) as materialized (${found}) select (select count(*) from found) as total,
      array(select id from found order by place ${sql.raw(directionText(order))}, id ${sql.raw(order.direction)} limit ${rowCount} offset ${first}) as ids`;
}

/** The ids of all rows that meet one of the conditions. */
export const allFound = <T>(list: List<T>, fits: readonly Fit[]): RawBuilder<unknown> => eachFound(list, fits, list.id);

type Fit = Pick<Text, 'where' | 'joins'>;

const eachFound = <T>(list: List<T>, fits: readonly Fit[], shown: string, by?: Column): RawBuilder<unknown> =>
  sql.join(
    fits.map((fit) => {
      const joins = joinsOf(list, by ? [fit, by] : [fit]);
      return sql`select ${sql.raw(shown)} from ${sql.raw(`${tableText(list.from)} ${joins}`)} ${fit.where}`;
    }),
    sql` union `,
  );
