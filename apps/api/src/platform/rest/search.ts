import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { find, type Column } from './columns.ts';
import type { List } from './list.ts';
import type { Order } from './order.ts';
import { joinsOf } from './select.ts';

type Condition = RawBuilder<unknown>;
export type Text = { sql: string; parameters: readonly unknown[] };
export type Found = { total: number; ids: number[] };

const maxSearch = 100;
const path = /^(\w+)\.(\w+)$/;
const join = /^(?:left )?join (\w+) \w+ on \w+\.(\w+) = (\w+)\.(\w+)$/;

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
export const isFoundFirst = ({ sql }: Text): boolean => sql.includes(' ilike (select ');

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
export function waysTo<T>(list: List<T>, columns: Record<string, Column>, value: unknown): Condition[] {
  const text = searchText(value);
  if (text.trim() === '') return [];
  const searched = list.search.map((name) => find(columns, name)?.sql).filter((column) => column !== undefined);
  if (!searched.length) return [sql`false`];
  const paths = searched.map((column) => {
    const [, alias = '', name = ''] = path.exec(column) ?? [];
    return list.joins?.[alias] ? { alias, name } : { alias: '', name: column };
  });
  const ways = [...new Set(paths.map(({ alias }) => alias))].map((alias) => {
    const own = paths.filter((other) => other.alias === alias);
    return onRow(list.joins ?? {}, alias, anyOf(own.map(({ name }) => contains(sql.raw(name), text))));
  });
  return isServed(text) ? ways : [anyOf(ways)];
}

/**
 * A condition on a joined record as one on the row: `i.customer_id in (select id from customer where …)`. Otherwise the join would
 * be made for each row before its text could be looked at.
 */
function onRow(joins: Record<string, string>, alias: string, condition: Condition): Condition {
  const [, table, key, owner = '', column] = join.exec(joins[alias] ?? '') ?? [];
  if (table === undefined) return condition;
  const among = sql.raw(`${joins[owner] ? '' : `${owner}.`}${column} in (select ${key} from ${table} where`);
  return onRow(joins, owner, sql`${among} ${condition})`);
}

const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/**
 * How many rows fit one of the conditions, and the ids of a page of them, with the number of its rows and of those before it as the
 * last two values. Who has to know how many fit knows all of them, and reads the page by its ids then.
 */
export function foundText<T>(list: List<T>, fits: Text[], { by, direction, empty }: Order): Text {
  const parameters: unknown[] = [];
  const each = fits.map((text) => {
    const before = parameters.length;
    parameters.push(...text.parameters);
    const where = text.sql.replace(/\$(\d+)/g, (_, at) => `$${before + Number(at)}`);
    return `select ${list.id}, ${by} from ${list.table} ${joinsOf(list, `${where} ${by}`)} ${where}`;
  });
  const cut = `limit $${parameters.length + 1} offset $${parameters.length + 2}`;
  return {
    sql: `with found (id, place) as materialized (${each.join(' union ')}) select (select count(*) from found) as total,
      array(select id from found order by place ${direction}${empty}, id ${direction} ${cut}) as ids`,
    parameters,
  };
}
