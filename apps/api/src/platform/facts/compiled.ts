import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type CompiledQuery } from 'kysely';

/** The builder without a connection, for statements that others run. */
const builder = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The text and values of a statement that the builder says. */
export const compiled = (said: (db: Kysely<unknown>) => { compile: () => CompiledQuery }): CompiledQuery =>
  said(builder).compile();
