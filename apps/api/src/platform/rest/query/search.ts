import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../errors/api-error.ts';
import { find, type Column } from '../columns.ts';
import type { List } from '../list.ts';
import { directionText, placeText, type Order } from './order.ts';
import { joinsOf, type Text } from './select.ts';
import { tableText, type Table } from '../table.ts';

type Condition = RawBuilder<unknown>;
/** A condition on the row that finds it, and what has to be joined for it. */
type Way = { condition: Condition; joins: readonly Table[] };
export type Found = { total: number; ids: number[] };

const maxSearch = 100;

/** The pattern of what contains the text; the person's % and _ are plain characters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Contains, whatever the case. A text that an index serves is kept from the planner, so that the statement is planned once: of what
 * is found all is known before a page is cut (see foundText), which no text makes a bad plan for.
 */
export function contains(column: RawBuilder<unknown>, value: unknown): Condition {
  const text = searchText(value);
  return isServed(text)
    ? sql`${column}::text ilike (select ${containing(text)})`
    : sql`${column}::text ilike ${containing(text)}`;
}

/** By an index of trigrams. Shorter texts are looked for in each row, and until a page is full. */
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
 * The search as conditions on the row: a row that meets one of them is found. There is one for each table that is searched, as each
 * has an index of its own; for a text that no index serves they are one, so that all rows are only read once.
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
 * A condition on a joined record as one on the row: `i.customer_id in (select id from customer where …)`. Otherwise the join would
 * be made for each row before its text could be looked at.
 */
function onRow({ name, join }: Table, condition: Condition): Condition {
  if (!join) return condition;
  const { owner, column, key } = join;
  const among = sql.raw(`${owner.join ? '' : `${owner.alias}.`}${column} in (select ${key} from ${name} where`);
  return onRow(owner, sql`${among} ${condition})`);
}

const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/**
 * How many rows fit one of the conditions, and the ids of a page of them, with the number of its rows and of those before it as the
 * last two values. Counting what fits needs all ids anyway, so the page is then read by its ids.
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

/** The ids of all rows that fit one of the conditions. */
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
