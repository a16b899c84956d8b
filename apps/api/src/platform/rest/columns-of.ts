import type { Collection } from '@mikro-orm/core';
import { columnsOfTable, type DefinedColumn } from '../subjects/definition.ts';
import type { Column, Columns } from './columns.ts';
import type { Table } from './table.ts';

/** The columns of an entity, without its collections. */
type Own<E> = { [K in keyof E & string as NonNullable<E[K]> extends Collection<infer _> ? never : K]: E[K] };
type Change = (column: Column) => Column;
const offTheWire = Symbol('off the wire');
type OffTheWire = typeof offTheWire;

type Special<E, S> = { [K in keyof S]: K extends keyof Own<E> ? Column | Change | OffTheWire : Column };
type LeftOut<S> = { [K in keyof S]: S[K] extends OffTheWire ? K : never }[keyof S];
type Wire<E, S> = Columns<Record<Exclude<keyof Own<E> | keyof S, LeftOut<S>>, unknown>>;

/**
 * The wire columns of a record: those of its table, and the special ones. It does not compile when the entity has a column that
 * the record lacks, unless the list leaves it out, or when the record has a field that neither the entity nor the list has.
 */
export function columnsOf<E extends object, S extends object>(table: Table<E>, special: S & Special<E, S>): Wire<E, S> {
  const { ...rest } = special as unknown as Record<string, Column | Change | OffTheWire>;
  const columns: Record<string, Column> = {};
  for (const { property, hidden } of columnsOfTable(table.source)) {
    const said = rest[property];
    delete rest[property];
    if (hidden || said === offTheWire) continue;
    const own = of(table, property as keyof E & string);
    columns[property] = said === undefined ? own : typeof said === 'function' ? said(own) : said;
  }
  return { ...columns, ...rest } as Wire<E, S>;
}

/** A column of this table: `of(c, 'name')`. A version, and any value that cannot be compared, is shown only. */
export function of<E extends object>(table: Table<E>, property: keyof E & string): Column {
  const found = columnsOfTable(table.source).find((column) => column.property === property);
  if (!found) throw new Error(`${table.name} has no column for ${property}`);
  return columnAt(table, found);
}

const columnAt = (table: Table, { column, kind, nullable, isVersion }: DefinedColumn): Column => ({
  sql: `${table.alias}.${column}`,
  kind: kind ?? 'text',
  queryable: kind !== undefined && !isVersion,
  joins: table.path,
  at: { table, column },
  neverEmpty: !nullable && !table.join?.left,
});

/** Columns of this table by name, such as those that a list leaves out and the single record shows. */
export const columnsNamed = <E extends object, K extends keyof E & string>(
  table: Table<E>,
  names: readonly K[],
): Record<K, Column> => Object.fromEntries(names.map((name) => [name, of(table, name)])) as Record<K, Column>;

/** A name: sorted by the alphabet of the reader. */
export const alphabetic: Change = (column) => ({ ...column, alphabetic: true });
/** Cannot be filtered or sorted by. */
export const onlyShown: Change = (column) => ({ ...column, queryable: false });
/** Columns of the entity that the list leaves out: `...without('snapshot', 'terms')`. */
export const without = <K extends string>(...names: K[]): Record<K, OffTheWire> =>
  Object.fromEntries(names.map((name) => [name, offTheWire])) as Record<K, OffTheWire>;
