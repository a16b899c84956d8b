import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ormOptions } from './orm.config.ts';

const lockKey = 7_451_001;

/** Brings the database up to date. Replicas that start together wait for each other on an advisory lock. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-migrate' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    const done = (await isUpToDate(lock)) ? [] : await runMigrations(databaseUrl);
    await runJobMigrations({ connectionString: databaseUrl });
    return done;
  } finally {
    await lock.end();
  }
}

/** The usual start has nothing to do, and need not make the ORM twice to find that out. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('migration') is not null as found`);
  if (!rows[0]?.found) return false;
  const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map(({ name }) => name));
  const known = readdirSync(new URL('./platform/orm/migrations', import.meta.url)).map(
    (file) => /^(Migration\d+)\.[jt]s$/.exec(file)?.[1],
  );
  return known.every((name) => name === undefined || done.has(name));
}

async function runMigrations(databaseUrl: string): Promise<string[]> {
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl, 2), logger: () => undefined });
  try {
    return (await orm.migrator.up()).map((migration) => migration.name);
  } finally {
    await orm.close(true);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set.');
  for (const name of await migrate(url)) process.stdout.write(`migrated ${name}\n`);
}
