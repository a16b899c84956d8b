import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from './entities.ts';
import { AuditSubscriber } from './audit/audit.subscriber.ts';

type PgClient = { setTypeParser(oid: number, parse: (text: string) => unknown): void };

/** numeric and bigint become numbers (15 digits carry money exactly), a moment becomes RFC 3339 in UTC. Dates stay text. */
function typeClient(client: PgClient): void {
  client.setTypeParser(1700, Number);
  client.setTypeParser(20, Number);
  client.setTypeParser(1184, (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString());
}

/** How the product talks to PostgreSQL. `poolMax` bounds the connections of one process. */
export function ormOptions(databaseUrl: string, poolMax = 16): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    pool: { min: 0, max: poolMax },
    driverOptions: {
      onPoolCreated: (pool: { on(event: 'connect', listener: (client: PgClient) => void): void }) =>
        pool.on('connect', typeClient),
      application_name: 'kontor',
      lock_timeout: 3000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 10_000,
    },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
    extensions: [Migrator],
    subscribers: [new AuditSubscriber()],
    migrations: {
      path: new URL('./migrations', import.meta.url).pathname,
      snapshotName: '.snapshot-kontor',
      tableName: 'migration',
      transactional: true,
      allOrNothing: true,
    },
    schemaGenerator: { ignoreSchema: ['graphile_worker'] },
  });
}
