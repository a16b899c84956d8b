import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { List } from './list.ts';
import { joinsOf, selectOf } from './query/select.ts';
import { tableText } from './table.ts';

/** Rows of a list that are the actor's own, whatever their role may read; latest first. */
export async function rowsWhere<T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  condition: RawBuilder<unknown>,
  most: number,
): Promise<T[]> {
  const selection = selectOf(list.columns);
  const { rows } =
    await sql<T>`select ${sql.raw(selection.sql)} from ${sql.raw(tableText(list.from))} ${sql.raw(joinsOf(list, [selection]))}
    where ${condition} order by ${sql.raw(list.id)} desc limit ${most}`.execute(em.getKysely());
  return rows;
}
