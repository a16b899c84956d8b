import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../errors/api-error.ts';
import { find, type Column } from '../columns.ts';
import type { List } from '../list.ts';
import { directionText, placeText, type Order } from './order.ts';
import { joinsOf, type Text } from './select.ts';
import { tableText, type Table } from '../table.ts';

type Condition = RawBuilder<unknown>;
/** A condition on the row, and the tables that it joins. */
type Way = { condition: Condition; joins: readonly Table[] };
export type Found = { total: number; ids: number[] };

const maxSearch = 100;

/** A LIKE pattern for texts that contain the given one; its % and _ are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A condition that a column contains a text, ignoring case. A text that an index serves is hidden from the planner in a
 * subselect, so that the statement is planned once: all matches are found before a page is cut (see foundText), so no text needs
 * a plan of its own.
 */
export function contains(column: RawBuilder<unknown>, value: unknown): Condition {
  const text = searchText(value);
  return isServed(text)
    ? sql`${column}::text ilike (select ${containing(text)})`
    : sql`${column}::text ilike ${containing(text)}`;
}

/** A trigram index serves three characters or more. For shorter texts each row is read until a page is full. */
const isServed = (text: string): boolean => text.length >= 3;
export const isFoundFirst = ({ sql }: Pick<Text, 'sql'>): boolean => sql.includes(' ilike (select ');

function searchText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new ApiError('list.bad_filter');
  const given = String(value);
  if (given.length > maxSearch) throw new ApiError('list.search_too_long', { max: maxSearch });
  if (given.includes('\0')) throw new ApiError('list.bad_filter');
  return given;
}

/**
 * The search as alternative conditions on the row: one per searched table, since each has an index of its own; for a text that no
 * index serves they are a single one, so that rows are read only once.
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
  const ways = [...places].map(([place, all]): Way => {
    const isOwn = place === list.from;
    const texts = all.map(({ sql: derived, at }) => contains(sql.raw(at && !isOwn ? at.column : derived), text));
    return { condition: onRow(place, anyOf(texts)), joins: isOwn ? all.flatMap(({ joins }) => joins) : [] };
  });
  return isServed(text)
    ? ways
    : [{ condition: anyOf(ways.map(({ condition }) => condition)), joins: ways.flatMap(({ joins }) => joins) }];
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
 * The number of rows that meet one of the conditions, and the ids of a page of them; its last two values are the number of rows
 * on the page and before it. Counting needs all ids anyway, so the page is then read by its ids.
 */
export function foundText<T>(list: List<T>, fits: Text[], order: Order): Pick<Text, 'sql' | 'parameters'> {
  const parameters: unknown[] = [];
  const place = placeText(order);
  const each = fits.map((text) => {
    const before = parameters.length;
    parameters.push(...text.parameters);
    const where = text.sql.replace(/\$(\d+)/g, (_, at) => `$${before + Number(at)}`);
    return `select ${list.id}, ${place} from ${tableText(list.from)} ${joinsOf(list, [text, order.column])} ${where}`;
  });
  const cut = `limit $${parameters.length + 1} offset $${parameters.length + 2}`;
  return {
    sql: `with found (id, place) as materialized (${each.join(' union ')}) select (select count(*) from found) as total,
      array(select id from found order by place ${directionText(order)}, id ${order.direction} ${cut}) as ids`,
    parameters,
  };
}

/** The ids of all rows that meet one of the conditions. */
export function allFound<T>(list: List<T>, fits: Text[]): Pick<Text, 'sql' | 'parameters'> {
  const parameters: unknown[] = [];
  const each = fits.map((text) => {
    const before = parameters.length;
    parameters.push(...text.parameters);
    const where = text.sql.replace(/\$(\d+)/g, (_, at) => `$${before + Number(at)}`);
    return `select ${list.id} from ${tableText(list.from)} ${joinsOf(list, [text])} ${where}`;
  });
  return { sql: each.join(' union '), parameters };
}
