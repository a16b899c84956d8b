import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { answeredWithNext } from '../orm/begin.ts';

/**
 * Inserts rows of several entities in one statement, bypassing the unit of work: for parts of a new record, whose history the
 * record itself tells. All rows of an entity name the same columns; the others get their default. A refusal of the database comes with the
 * next statement of the transaction, COMMIT at the latest.
 */
export async function insertRows(
  em: EntityManager,
  ...parts: readonly (readonly [entity: EntityClass<object>, rows: readonly object[]])[]
): Promise<void> {
  const insertions = parts.filter(([, rows]) => rows.length).map(([entity, rows]) => insertion(em, entity, rows));
  if (insertions.length) await sql`${sql.raw(answeredWithNext)} with ${sql.join(insertions)} select`.execute(em.getKysely());
}

/** The rows are sent as one JSON value, so that the statement is the same for any number of them and stays prepared. */
function insertion(em: EntityManager, entity: EntityClass<object>, rows: readonly object[]): RawBuilder<unknown> {
  const { tableName, properties } = em.getMetadata().get<object>(entity);
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => {
    const [column] = (properties as Record<string, { fieldNames: readonly string[] } | undefined>)[name]?.fieldNames ?? [];
    if (!column) throw new Error(`${entity.name} has no column for ${name}`);
    return column;
  });
  const storedAs = (row: Record<string, unknown>) =>
    Object.fromEntries(names.map((name, at) => [columns[at] ?? name, row[name] ?? null]));
  const stored = rows.map((row) => storedAs({ ...row }));
  const table = sql.table(tableName);
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  return sql`${sql.ref(`new_${tableName}`)} as (insert into ${table} (${listed})
    select ${listed} from json_populate_recordset(null::${table}, ${JSON.stringify(stored)}::json))`;
}
