import { filterValue } from '@kontor/domain';
import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { Kind } from '../subjects/definition.ts';
import type { Table } from './table.ts';

/** A column of a list: its SQL, and the kind of value that it can be compared with. */
export type Column = {
  sql: string;
  kind: Kind;
  queryable: boolean;
  /** The joins that it needs. */
  joins: readonly Table[];
  /** Table and column, unless it is derived. */
  at?: { table: Table; column: string };
  /** A NULLS clause would prevent reading an index backwards, so columns without nulls omit it. */
  neverEmpty?: boolean;
  /** An array: a filter or condition on it asks whether it has the value. */
  many?: true;
  /** Asks for one of these values in an array: the records that have one are found first, from an index. */
  has?: (values: readonly unknown[]) => RawBuilder<unknown>;
  /** The same of one record or of all, where no page is cut. */
  hasOfOne?: (values: readonly unknown[]) => RawBuilder<unknown>;
  /** Sorted by the alphabet of the reader. */
  alphabetic?: true;
};
declare const fields: unique symbol;
/** Exactly these columns: one that the record does not have is not let through with the others. */
export type Columns<T> = { [K in keyof T]: Column } & { readonly [fields]?: keyof T };

/** Turns a column into a part of a condition, and notes the tables that the statement must join for it. */
export type Reference = (column: Column) => RawBuilder<unknown>;
export const plain: Reference = (column) => sql.raw(column.sql);

/** A column derived by SQL, through these joined tables. */
const derived =
  (kind: Kind) =>
  (sql: string, ...through: Table[]): Column => ({ sql, kind, queryable: true, joins: through.flatMap(({ path }) => path) });

export const text = derived('text');
export const whole = derived('whole');
export const number = derived('number');
export const flag = derived('flag');
export const day = derived('date');
/** The ids of all records that a row leads to, such as the projects of a bill's lines. `rows` selects them. */
export const ids = (rows: string, ...through: Table[]): Column => ({ ...whole(`array(${rows})`, ...through), many: true });
/**
 * The ids to which rows of other tables lead from a record: `linked('b.id', 'bill_line l', 'l.bill_id', 'l.project_id')`. Asked for, the rows
 * with such an id are found first and lead to their records; an array for each record would read the rows of all records. A page takes them as
 * one value: from a subselect PostgreSQL would go through all records in the order of the page, looking for the rows of each.
 */
export const linked = (owner: string, rows: string, at: string, id: string): Column => {
  const found = (values: readonly unknown[]) =>
    sql`select ${sql.raw(at)} from ${sql.raw(rows)} where ${sql.raw(id)} = any(${values}::int[])`;
  return {
    ...ids(`select ${id} from ${rows} where ${at} = ${owner} and ${id} is not null`),
    has: (values) => sql`${sql.raw(owner)} = any(array(${found(values)}))`,
    hasOfOne: (values) => sql`${sql.raw(owner)} in (${found(values)})`,
  };
};
/** Computed only for the rows of a page: shown, but neither filtered nor sorted by. */
export const shown = (sql: string): Column => ({ ...text(sql), queryable: false });

/** The value of a filter, converted to the kind of the column; a wrong kind is refused before it reaches the database. */
export function valueFor(name: string, { kind }: Column, value: unknown): string | number | boolean {
  const found = filterValue(kind, value);
  if (found === undefined) throw new ApiError('list.bad_filter', { field: name });
  return found;
}

export function unknownField(field: string, columns: Record<string, Column>): ApiError {
  const allowed = Object.keys(columns).filter((name) => columns[name]?.queryable);
  return new ApiError('list.unknown_field', { field: field.slice(0, 60), allowed: allowed.join(', ') });
}

export function find(columns: Record<string, Column>, name: string): Column | undefined {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column?.queryable ? column : undefined;
}
