import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { pathToFileURL } from 'node:url';
import { ormOptions } from './orm.config.ts';

const lockKey = 7_451_001;

/** Brings the database up to date. Replicas that start together wait for each other on an advisory lock. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-migrate' });
  await lock.connect();
  await lock.query('select pg_advisory_lock($1)', [lockKey]);
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl, 2), logger: () => undefined });
  try {
    const done = await orm.migrator.up();
    await runJobMigrations({ connectionString: databaseUrl });
    return done.map((migration) => migration.name);
  } finally {
    await orm.close(true);
    await lock.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set.');
  for (const name of await migrate(url)) process.stdout.write(`migrated ${name}\n`);
}
