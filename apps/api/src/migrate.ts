import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { pathToFileURL } from 'node:url';
import { migrationOptions } from './orm.config.ts';
import { migrationLock } from './platform/backup/manifest.ts';
import { knownMigrations, migrationSource } from './platform/orm/migrations.ts';

/** The database has migrations that this version does not know. Its message tells the operator what to do. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was brought up to date by a newer version of Kontor (${unknown.length} ${unknown.length === 1 ? 'migration is' : 'migrations are'} unknown here, the latest ${unknown.at(-1)}). ` +
        'Start that version or a later one, or restore a backup that this one can read. KONTOR_NEWER_DATABASE=accept starts nevertheless: what this version does not know of, it may leave out or refuse.',
    );
  }
}

type Aim = {
  /** Up to this migration; all by default. */
  to?: string | undefined;
  acceptsNewer?: boolean;
};

/** Migrates the database. Replicas that start together wait for each other on an advisory lock. */
export async function migrate(databaseUrl: string, { to, acceptsNewer = false }: Aim = {}): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-migrate', keepAlive: true });
  lock.on('error', () => undefined); // the migrations themselves report a lost database
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const [known, ran] = [knownMigrations(), await migrationsOf(lock)];
    const unknown = ran.filter((name) => !known.includes(name));
    if (unknown.length && !acceptsNewer) throw new NewerDatabase(unknown);
    const done = known.every((name) => ran.includes(name)) ? [] : await runMigrations(databaseUrl, to);
    await runJobMigrations({ connectionString: databaseUrl });
    return done;
  } finally {
    await lock.end().catch(() => undefined);
  }
}

/** Read by SQL: a normal start has nothing to migrate, and should not initialise the ORM twice to find that out. */
async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('migration') is not null as found`);
  if (!rows[0]?.found) return [];
  return (await client.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name);
}

async function runMigrations(databaseUrl: string, to?: string): Promise<string[]> {
  const options = migrationOptions(databaseUrl);
  const migrations = { ...options.migrations, ...(await migrationSource()) };
  const orm = await MikroORM.init({ ...options, migrations, logger: () => undefined });
  try {
    return (await orm.migrator.up(to ? { to } : {})).map((migration) => migration.name);
  } finally {
    await orm.close(true);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set.');
  for (const name of await migrate(url)) process.stdout.write(`migrated ${name}\n`);
}
