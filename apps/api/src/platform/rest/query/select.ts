import { sql, type RawBuilder } from 'kysely';
import type { Column } from '../columns.ts';
import type { List } from '../list.ts';
import { directionText, placeText, type Order } from './order.ts';
import { joinText, tableText, type Table } from '../table.ts';

/** A part of a statement, and the joined tables that it uses. */
export type Part = { sql: string; joins: Iterable<Table> };
/** With the condition that it was compiled from, for statements that hold several. */
export type Text = Part & { parameters: readonly unknown[]; where: RawBuilder<unknown> };

const selections = new WeakMap<Record<string, Column>, Part>();

export function selectOf(columns: Record<string, Column>): Part {
  const known = selections.get(columns);
  if (known !== undefined) return known;
  const all = Object.entries(columns);
  const made = {
    sql: all.map(([name, { sql }]) => `${sql} as "${name}"`).join(', '),
    joins: new Set(all.flatMap(([, { joins }]) => joins)),
  };
  selections.set(columns, made);
  return made;
}

/** The joins that the parts need, each after the one it depends on. */
export function joinsOf<T>({ joins }: List<T>, parts: { joins: Iterable<Table> }[], written = joinText): string {
  const needed = new Set(parts.flatMap((part) => [...part.joins]));
  return joins
    .filter((table) => needed.has(table))
    .map((table) => written(table))
    .join(' ');
}

export const whereOf = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** The rows that meet the condition, in order. */
export function rowsText<T>(list: List<T>, columns: Record<string, Column>, where: Part, order: Order, rows?: string): string {
  const selection = selectOf(columns);
  const joins = joinsOf(list, [selection, where, order.column]);
  return `select ${selection.sql} from ${rows ?? tableText(list.from)} ${joins} ${where.sql} order by ${orderText(list, order)}`;
}

/**
 * A page of them; its last two values are the number of rows on the page and before it. It is cut before joining tables for shown
 * columns: PostgreSQL would otherwise join, and sort with all columns, every matching row.
 */
export function pageText<T>(list: List<T>, columns: Record<string, Column>, where: Text, order: Order): string {
  const { alias } = list.from;
  const joins = joinsOf(list, [where, order.column], where.sql ? joinText : (table) => joinText(table, sortedRows(table, order)));
  const values = where.parameters.length;
  const cut = `from ${tableText(list.from)} ${joins} ${where.sql} order by ${orderText(list, order)} limit $${values + 1} offset $${values + 2}`;
  if (isScanned(list, order))
    return rowsText(list, columns, { sql: `where ${list.id} = any(array(select ${list.id} ${cut}))`, joins: [] }, order);
  return rowsText(list, columns, everywhere, order, `(select ${alias}.* ${cut}) ${alias}`);
}

const everywhere: Part = { sql: '', joins: [] };

/** The tables that grow without end. */
export const growing = new Set<string>();

/**
 * Sorted by a field that orders no index of its own: an index that holds all such fields of the table is read instead of its rows, which are
 * ten times as wide. PostgreSQL expects ten rows of an array, and so looks the rows of the page up one by one.
 */
const isScanned = <T>({ sortFields, from, columns, sort }: List<T>, { column }: Order): boolean =>
  sortFields !== undefined && (column.at?.table === from || column.at?.table.join?.left === true) && column !== columns[sort[0]];

/**
 * When rows are sorted by a name of another table, without a filter, that table is sorted first, so that its rows lead to ours
 * until a page is full. PostgreSQL does not sort below a join by itself, and would join all rows. With a filter it is right to,
 * since the first matching rows may come late in that order; so it is where the other table grows, since few of its rows may lead to ours.
 */
const sortedRows = (table: Table, { column: { at }, collation, direction }: Order): string | undefined =>
  at?.table === table && !table.join?.left && !growing.has(table.name)
    ? `(select * from ${table.name} order by ${at.column}${collation} ${direction} offset 0)`
    : undefined;

const orderText = <T>(list: List<T>, order: Order): string =>
  `${placeText(order)} ${directionText(order)}, ${list.id} ${order.direction}`;
