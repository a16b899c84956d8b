import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from './subjects.ts';
import { AuditSubscriber } from './platform/audit/audit.subscriber.ts';
import { KontorDriver } from './platform/orm/driver.ts';
import { unitOfWork } from './platform/context/context.ts';
import { beginWithFirst } from './platform/orm/begin.ts';
import { leaveFrozen } from './platform/orm/frozen.ts';
import { prepareOften } from './platform/orm/prepared.ts';

type PgClient = Parameters<typeof prepareOften>[0] &
  Parameters<typeof leaveFrozen>[0] & {
    setTypeParser(oid: number, parse: (text: string) => unknown): void;
  };

/**
 * A timestamp of PostgreSQL as RFC 3339. Example: `2026-11-21 09:05:00.5+00` is `2026-11-21T09:05:00.500Z`. Sessions run in UTC,
 * so nearly all texts end in +00.
 */
function moment(text: string): string {
  if (text.endsWith('+00') && text[10] === ' ')
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

/** Parses numeric and bigint as numbers (15 digits carry money exactly), and timestamps as RFC 3339 in UTC. Dates stay text. */
function typeClient(client: PgClient): void {
  client.setTypeParser(1700, Number);
  client.setTypeParser(20, Number);
  client.setTypeParser(1184, moment);
}

/** These stay open at rest, with what they have prepared: a click after a pause does not wait for a new one. */
const keptConnections = 4;

type Limits = Partial<
  Record<'lock_timeout' | 'statement_timeout' | 'query_timeout' | 'idle_in_transaction_session_timeout', number>
>;
const limitsOfRequests: Limits = {
  lock_timeout: 3000,
  statement_timeout: 10_000,
  // For a database that does not respond at all, and so cannot enforce its own limit.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A migration takes as long as it takes: rewriting a table of millions of rows, or waiting for a backup. */
export const migrationOptions = (databaseUrl: string): Options => ormOptions(databaseUrl, 2, 'none');
/** Whatever the role or the database has set. */
const withoutLimits = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** ORM options. `poolMax` limits the connections of one process. */
export function ormOptions(databaseUrl: string, poolMax = 16, limits: Limits | 'none' = limitsOfRequests): Options {
  return defineConfig({
    driver: KontorDriver,
    context: unitOfWork,
    clientUrl: databaseUrl,
    entities,
    pool: { min: Math.min(keptConnections, poolMax), max: poolMax },
    driverOptions: {
      onPoolCreated: (pool: { on(event: 'connect', listener: (client: PgClient) => void): void }) =>
        pool.on('connect', (client) => {
          typeClient(client);
          if (limits === 'none') void Promise.resolve(client.query(withoutLimits)).catch(() => undefined); // the first statement tells of a lost connection
          prepareOften(client);
          leaveFrozen(client);
          beginWithFirst(client);
        }),
      application_name: 'kontor',
      pipeline: true, // for `beginWithFirst`
      ...(limits === 'none' ? {} : limits),
      connectionTimeoutMillis: 5_000,
      // Connections that are kept at rest must outlive the patience of firewalls, and be missed when they do not.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
    extensions: [Migrator],
    subscribers: [new AuditSubscriber()],
    migrations: {
      path: new URL('./platform/orm/migrations', import.meta.url).pathname,
      snapshotName: '.snapshot-kontor',
      snapshotOnMigrate: false, // it is written with a new migration, not where one runs
      tableName: 'migration',
      transactional: true,
      allOrNothing: true,
    },
    // Functions are made by migrations alone, as triggers are.
    schemaGenerator: { ignoreSchema: ['graphile_worker'], ignoreRoutines: true },
  });
}
