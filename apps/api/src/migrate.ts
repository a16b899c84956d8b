import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ormOptions } from './orm.config.ts';
import { migrationLock } from './platform/backup/manifest.ts';

/** Migrates the database to the latest or a given migration. Replicas that start together wait for each other on an advisory lock. */
export async function migrate(databaseUrl: string, to?: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-migrate' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = (await isUpToDate(lock)) ? [] : await runMigrations(databaseUrl, to);
    await runJobMigrations({ connectionString: databaseUrl });
    return done;
  } finally {
    await lock.end();
  }
}

/** A normal start has nothing to migrate, and should not initialise the ORM twice to find that out. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('migration') is not null as found`);
  if (!rows[0]?.found) return false;
  const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map(({ name }) => name));
  return knownMigrations().every((name) => done.has(name));
}

export const knownMigrations = (): string[] =>
  readdirSync(new URL('./platform/orm/migrations', import.meta.url)).flatMap(
    (file) => /^(Migration\d+)\.[jt]s$/.exec(file)?.[1] ?? [],
  );

async function runMigrations(databaseUrl: string, to?: string): Promise<string[]> {
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl, 2), logger: () => undefined });
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
