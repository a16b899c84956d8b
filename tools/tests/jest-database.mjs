// Starts one temporary PostgreSQL per test run and migrates one template; each test file copies it
// (apps/api/test/test-database.ts), which is faster than emptying tables.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startedAt } from '../postgres/pg-home.mjs';
import { discard, startPostgres } from '../postgres/pg.mjs';

const PREFIX = 'kontor-run-';
const root = new URL('../..', import.meta.url).pathname;

export default async function () {
  if (process.env.KONTOR_TEST_PG) return; // another project of the same run has started it
  await discardKilledRuns();
  const dir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startPostgres({ dir, fast: true });
  globalThis.endTestDatabase = async () => {
    delete process.env.KONTOR_TEST_PG;
    await server.stop();
    await discard(dir);
  };
  try {
    await migrateTemplate(server.url);
  } catch (error) {
    await globalThis.endTestDatabase();
    throw error;
  }
  process.env.KONTOR_TEST_PG = server.url;
}

/** Discards what killed runs left. The name of a folder says whose it is, so that a run that is just starting keeps its own. */
export async function discardKilledRuns(folder = tmpdir()) {
  for (const name of readdirSync(folder)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid && !startedAt(Number(pid))) await discard(join(folder, name));
  }
}

async function migrateTemplate(url) {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  await client.query('create database kontor_template');
  await client.end();
  // In a child process with the product's loader, so that this file needs no TypeScript.
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: `${url}/kontor_template` };
  const { status } = spawnSync(
    process.execPath,
    ['--import', join(root, 'tools/ts.mjs'), join(root, 'apps/api/src/migrate.ts')],
    { env, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error('The migrations failed on an empty database (apps/api/src/migrate.ts, see above).');
}
