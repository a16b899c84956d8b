import pg from 'pg';
import { columnsOfTable, tableNameOf } from '../subjects/definition.ts';
import { allSubjects } from '../subjects/subjects.ts';
import type { TableOf } from './manifest.ts';

type Column = { name: string; value: string; isText: boolean };
/** A table with the values of its columns as SQL. */
export type ExportedTable = { name: string; columns: Column[] };

/** The tables of a full export: without those that stay behind, and with another value where a column does. */
export async function exportedTables(client: pg.Client, tables: readonly TableOf[]): Promise<ExportedTable[]> {
  const { rows } = await client.query<{
    name: string;
  }>(`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')`);
  const texts = new Set(rows.map(({ name }) => name));
  const left = tablesLeft();
  const replaced = valuesReplaced();
  return tables
    .filter(({ name }) => !left.has(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => ({
        name: column,
        value: replaced.get(`${name}.${column}`) ?? pg.escapeIdentifier(column),
        isText: texts.has(`${name}.${column}`),
      })),
    }));
}

const tablesLeft = (): Set<string> =>
  new Set(
    allSubjects()
      .filter(({ exported }) => exported === false)
      .flatMap(({ entity, parts }) => [entity, ...parts.map((part) => part.entity)].map(tableNameOf)),
  );

function valuesReplaced(): Map<string, string> {
  const values = new Map<string, string>();
  for (const { entity, exported } of allSubjects())
    if (typeof exported === 'object')
      for (const { property, column } of columnsOfTable(entity)) {
        const value = exported[property];
        if (value !== undefined) values.set(`${tableNameOf(entity)}.${column}`, value);
      }
  return values;
}

/** The rows as they are, in the order of their ids where they have them. */
export function rowsSql({ name, columns }: ExportedTable): string {
  const values = columns.map(({ name: column, value }) => `${value} as ${pg.escapeIdentifier(column)}`);
  return selectSql(name, columns, values);
}

/** The rows for a spreadsheet: a text that would be a formula begins with an apostrophe. */
export function cellsSql({ name, columns }: ExportedTable): string {
  const cells = columns.map(({ name: column, value, isText }) => {
    const cell = isText ? `case when ${value} ~ '^[=+@\\t\\r-]' then '''' || ${value} else ${value} end` : value;
    return `${cell} as ${pg.escapeIdentifier(column)}`;
  });
  return selectSql(name, columns, cells);
}

const selectSql = (name: string, columns: readonly Column[], values: readonly string[]): string =>
  `select ${values.join(', ')} from ${pg.escapeIdentifier(name)} as source${columns.some((column) => column.name === 'id') ? ' order by source.id' : ''}`;

/** What the columns are: their types, and where the keys among them lead. */
export const columnsSql = `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as leads_to
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;
