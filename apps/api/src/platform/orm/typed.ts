import type { SnakeCase } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';

type Plain = string | number | boolean | Date | null | undefined;

/** The columns of an entity: foreign keys are ids, and collections are left out. */
type Row<E> = { [K in keyof E & string as NonNullable<E[K]> extends Plain ? SnakeCase<K> : never]: Value<E[K]> } & {
  [K in keyof E & string as NonNullable<E[K]> extends { id: number } ? `${SnakeCase<K>}_id` : never]: undefined extends E[K]
    ? number | null
    : number;
};
/** A value that the entity may leave out is null in its table. */
type Value<V> = undefined extends V ? Exclude<V, undefined> | null : V;
type Tables<E> = { [T in keyof E]: Row<E[T]> };

/**
 * Kysely's builder over the tables of a report, typed by their entities: a wrong column does not compile, and rows have the types
 * of the columns. What the builder cannot express stays `sql`. Example: `typed<{ invoice: Invoice }>(db).selectFrom('invoice as
 * i')`.
 */
export const typed = <E extends Record<string, object>>(db: Kysely<unknown>): Kysely<Tables<E>> =>
  db as unknown as Kysely<Tables<E>>;
