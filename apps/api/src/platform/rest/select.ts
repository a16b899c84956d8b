import { sql, type RawBuilder } from 'kysely';
import type { Column } from './columns.ts';
import type { List } from './list.ts';
import type { Order } from './order.ts';

const selections = new WeakMap<Record<string, Column>, string>();

export function selectOf(columns: Record<string, Column>): string {
  const known = selections.get(columns);
  if (known !== undefined) return known;
  const made = Object.entries(columns)
    .map(([name, { sql }]) => `${sql} as "${name}"`)
    .join(', ');
  selections.set(columns, made);
  return made;
}

/** Those that the statement names, and those that they lead through. */
export function joinsOf<T>({ joins = {} }: List<T>, statement: string): string {
  const found: string[] = [];
  let text = statement;
  for (const [alias, join] of Object.entries(joins).reverse()) {
    if (!new RegExp(`\\b${alias}\\.`).test(text)) continue;
    found.unshift(join);
    text += join;
  }
  return found.join(' ');
}

export const whereOf = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** Those rows that the condition names, in order. */
export function rowsText<T>(list: List<T>, columns: Record<string, Column>, where: string, order: Order): string {
  const [selection, orderBy] = [selectOf(columns), orderText(list, order)];
  return `select ${selection} from ${list.table} ${joinsOf(list, `${selection} ${where} ${orderBy}`)} ${where} order by ${orderBy}`;
}

/**
 * A page of them, with the number of its rows and of those before it as the last two values. It is cut before what is only shown
 * is joined: PostgreSQL would join, and sort with all columns, whatever fits.
 */
export function pageText<T>(list: List<T>, columns: Record<string, Column>, where: string, order: Order, values: number): string {
  const [alias, orderBy] = [list.table.split(' ')[1] ?? '', orderText(list, order)];
  const needed = joinsOf(list, `${where} ${orderBy}`);
  const joins = where ? needed : sortedJoins(needed, order);
  const cut = `from ${list.table} ${joins} ${where} order by ${orderBy} limit $${values + 1} offset $${values + 2}`;
  return rowsText({ ...list, table: `(select ${alias}.* ${cut}) ${alias}` }, columns, '', order);
}

/**
 * Where all rows are ordered by a name of another table, that table is sorted first, so that its rows lead to ours until a page is
 * full. PostgreSQL sorts none below a join of its own accord, and would join all rows. With a filter it is right to: the first rows
 * that fit may come late in that order.
 */
function sortedJoins(joins: string, { by, direction }: Order): string {
  const [, alias = '', column = ''] = /^(\w+)\.(.+)$/.exec(by) ?? [];
  return joins.replace(
    new RegExp(`(?<!left )join (\\w+) ${alias} on`),
    (_, table: string) => `join (select * from ${table} order by ${column} ${direction} offset 0) ${alias} on`,
  );
}

export const orderText = <T>(list: List<T>, { by, direction, empty }: Order): string =>
  `${by} ${direction}${empty}, ${list.id} ${direction}`;
