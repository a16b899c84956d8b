import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { encrypt, EncryptedText, howToRead, keyIds, opened } from './encrypted.ts';

type Column = { table: string; column: string };
type Rekeyed = { renewed: number; unreadable: number };

/** Every encrypted column, found in the entities. */
export const sealedColumns = (em: EntityManager): Column[] =>
  [...em.getMetadata().getAll().values()].flatMap(({ tableName: table, props }) =>
    props
      .filter(({ customType }) => customType instanceof EncryptedText)
      .map(({ fieldNames }) => ({ table, column: fieldNames[0] ?? '' })),
  );

const keyOf = (column: string) => sql`split_part(${sql.ref(column)}, '.', 2)`;
const databaseOf = (em: EntityManager): Kysely<unknown> => em.fork().getKysely() as unknown as Kysely<unknown>;

/** How many values were encrypted with unknown keys, and what to do; undefined when there are none. */
export async function unreadableValues(em: EntityManager): Promise<string | undefined> {
  const db = databaseOf(em);
  const found: string[] = [];
  for (const { table, column } of sealedColumns(em)) {
    const { rows } = await sql<{ key: string; many: number }>`select ${keyOf(column)} as key, count(*)::int as many
      from ${sql.table(table)} where ${sql.ref(column)} is not null and ${keyOf(column)} <> all (${keyIds()}) group by 1`.execute(
      db,
    );
    found.push(...rows.map(({ key, many }) => `${many} in ${table}.${column} (key ${key})`));
  }
  return found.length
    ? `Encrypted values cannot be read with the keys of this installation: ${found.join(', ')}. ${howToRead}`
    : undefined;
}

const atOnce = 500;

/** Encrypts values of former keys again with the current key. A value that somebody saves meanwhile is left as saved. */
export async function rekey(em: EntityManager): Promise<Rekeyed> {
  const db = databaseOf(em);
  const [present = ''] = keyIds();
  const done = { renewed: 0, unreadable: 0 };
  for (const { table, column } of sealedColumns(em)) {
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number; sealed: string }>`select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null and ${keyOf(column)} <> ${present} and id > ${last} order by id limit ${atOnce}`.execute(
        db,
      );
      for (const { id, sealed } of rows) {
        const text = opened(sealed);
        if (text === undefined) {
          done.unreadable += 1;
          continue;
        }
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${encrypt(text)}
          where id = ${id} and ${sql.ref(column)} = ${sealed}`.execute(db);
        done.renewed += 1;
      }
      last = rows.at(-1)?.id ?? last;
      if (rows.length < atOnce) break;
    }
  }
  return done;
}
