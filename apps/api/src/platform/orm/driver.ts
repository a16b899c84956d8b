import {
  isRaw,
  TransactionContext,
  type AnyEntity,
  type Configuration,
  type Dictionary,
  type EntityData,
  type EntityManagerType,
  type LoggingOptions,
  type QueryResult,
  type RawQueryFragment,
} from '@mikro-orm/core';
import {
  AbstractSqlDriver,
  EntityManager,
  MikroORM,
  PostgreSqlConnection,
  PostgreSqlPlatform,
  type GetKyselyOptions,
  type NativeQueryBuilder,
} from '@mikro-orm/postgresql';
import { CompiledQuery, PostgresDialect, type Kysely } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { context } from '../context/context.ts';
import { withLoans } from './loans.ts';

/** An update of one row or an insert of any number. A batch update uses `case when` without types, so its values stay in the text. */
const binds = /^(insert into|update) (?!.*\bcase when\b)/s;
const mostParameters = 10_000;

/**
 * MikroORM writes values into the text of each statement, so that no two are alike and the server parses and plans each one. Sent
 * as parameters, the statement can be prepared (see prepared.ts).
 */
class BindingConnection extends PostgreSqlConnection {
  /** MikroORM makes the pool, and Kysely takes its clients as loans. */
  override createKyselyDialect(options: PoolConfig & { onPoolCreated?: (pool: Pool) => void }): PostgresDialect {
    let dialect: PostgresDialect | undefined;
    const onPoolCreated = (pool: Pool): void => {
      options.onPoolCreated?.(pool);
      dialect = new PostgresDialect({ pool: withLoans(pool) });
    };
    const plain = super.createKyselyDialect(Object.assign({}, options, { onPoolCreated }));
    return dialect ?? plain;
  }

  override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[] = EntityData<AnyEntity>[]>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: readonly unknown[] | Dictionary = [],
    method: 'all' | 'get' | 'run' = 'all',
    transaction?: Kysely<unknown>,
    logging?: LoggingOptions,
  ): Promise<T> {
    const bound = typeof query === 'string' && Array.isArray(params) ? bind(query, params as unknown[]) : undefined;
    if (!bound) return super.execute<T>(query, params, method, transaction, logging);
    await this.ensureConnection();
    const result = await (transaction ?? this.getClient()).executeQuery(CompiledQuery.raw(bound.text, bound.values));
    return this.transformRawResult<T>(result, method);
  }
}

/** Undefined when MikroORM's own form must be used. */
export function bind(query: string, params: readonly unknown[]): { text: string; values: unknown[] } | undefined {
  if (!params.length || params.length > mostParameters || !binds.test(query) || /\?\?|\\\?/.test(query)) return undefined;
  const parts = query.split('?');
  if (parts.length !== params.length + 1) return undefined;
  const values: unknown[] = [];
  let text = parts[0] ?? '';
  for (const [at, value] of params.entries()) {
    if (isRaw(value) && value.params.length) return undefined;
    text += (isRaw(value) ? value.sql : `$${values.push(json(value))}`) + (parts[at + 1] ?? '');
  }
  return { text, values };
}

const json = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value;

/** Plain reads outside a transaction skip the unit of work: creating one takes longer than sending the statement. */
function readPlainly<E extends EntityManager<KontorDriver>>(em: E): E {
  const ofUnit = em.getKysely.bind(em);
  const getKysely = (options?: GetKyselyOptions): Kysely<unknown> =>
    options || context()?.unit || TransactionContext.getEntityManager(em.name) ? ofUnit(options) : em.getConnection().getClient();
  return Object.assign(em, { getKysely });
}

/** PostgreSQL through MikroORM, with values sent as parameters. */
export class KontorDriver extends AbstractSqlDriver<BindingConnection> {
  declare [EntityManagerType]: EntityManager<this>;

  constructor(config: Configuration) {
    super(config, new PostgreSqlPlatform(), BindingConnection, ['kysely', 'pg']);
  }

  override createEntityManager(useContext?: boolean): this[typeof EntityManagerType] {
    return readPlainly(new EntityManager(this.config, this, this.metadata, useContext));
  }

  override getORMClass(): typeof MikroORM {
    return MikroORM;
  }
}
