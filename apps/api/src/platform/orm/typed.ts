import type { SnakeCase } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';

type Plain = string | number | boolean | Date | null | undefined;

/** The columns that hold a value: keys are ids, and what an entity has many of is no column. */
type Row<E> = { [K in keyof E & string as NonNullable<E[K]> extends Plain ? SnakeCase<K> : never]: Value<E[K]> };
/** What an entity may leave out is empty in its table. */
type Value<V> = undefined extends V ? Exclude<V, undefined> | null : V;
type Tables<E> = { [T in keyof E]: Row<E[T]> };

/**
 * Kysely's builder over the tables that a report reads, typed by their entities: a wrong column does not compile, and the rows have the
 * types of the columns. What SQL alone can say stands in it as `sql`. Example: `typed<{ invoice: Invoice }>(db).selectFrom('invoice as i')`.
 */
export const typed = <E extends Record<string, object>>(db: Kysely<unknown>): Kysely<Tables<E>> =>
  db as unknown as Kysely<Tables<E>>;
