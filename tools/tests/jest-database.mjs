// Starts one temporary PostgreSQL per test run with a migrated template; each test file copies it
// (apps/api/test/test-database.ts), which is faster than emptying tables. A migrated cluster is kept for the next run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { cache } from '../cache.mjs';
import { homeOf, startedAt } from '../postgres/pg-home.mjs';
import { discard, startPostgres } from '../postgres/pg.mjs';
import { quickFolder } from './quick-folder.mjs';

const PREFIX = 'kontor-run-';
const root = new URL('../..', import.meta.url).pathname;

export default async function () {
  if (process.env.KONTOR_TEST_PG) return; // another project of the same run has started it
  await discardKilledRuns();
  const dir = mkdtempSync(join(quickFolder(), `${PREFIX}${process.pid}-`));
  const kept = keptCluster();
  if (!existsSync(kept)) await keepCluster(kept);
  copyMigrated(dir);
  const server = await startPostgres({ dir, fast: true });
  globalThis.endTestDatabase = async () => {
    delete process.env.KONTOR_TEST_PG;
    delete process.env.KONTOR_TEST_FOLDER;
    await server.stop();
    await discard(dir);
  };
  process.env.KONTOR_TEST_PG = server.url;
  process.env.KONTOR_TEST_FOLDER = dir; // what the run throws away at its end
}

const keptCluster = () => join(cache, `test-cluster-${recipe()}`);

/** What a migrated cluster is made of. */
function recipe() {
  const hash = createHash('sha1');
  const sources = ['package-lock.json', 'tools/postgres/pg.mjs', 'apps/api/src/migrate.ts', 'apps/api/src/orm.config.ts'];
  for (const file of [...sources, ...globSync('apps/api/src/platform/orm/migrations/*.ts', { cwd: root }).sort()])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Makes the cluster that all runs begin with, beside its place: two runs may do so at once, and one may be killed. */
async function keepCluster(kept) {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) if (name.startsWith('test-cluster-')) rmSync(join(cache, name), { recursive: true });
  const dir = mkdtempSync(join(quickFolder(), `${PREFIX}${process.pid}-`));
  try {
    const server = await startPostgres({ dir, fast: true });
    try {
      await migrateTemplate(server.url);
    } finally {
      await server.stop();
    }
    const half = `${kept}.${process.pid}`;
    mkdirSync(half, { mode: 0o700 });
    copyFileSync(join(dir, 'password'), join(half, 'password'));
    copyFolder(
      join(
        homeOf(dir, () => {}),
        'cluster',
      ),
      join(half, 'cluster'),
    );
    if (existsSync(kept)) rmSync(half, { recursive: true });
    else renameSync(half, kept);
  } finally {
    await discard(dir);
  }
}

/** Puts a cluster with the migrated template, `kontor_template`, into a data folder. */
export function copyMigrated(dir) {
  const kept = keptCluster();
  copyFileSync(join(kept, 'password'), join(dir, 'password'));
  copyFolder(
    join(kept, 'cluster'),
    join(
      homeOf(dir, () => {}),
      'cluster',
    ),
  );
}

/** With owners, which Node's own copying drops. */
function copyFolder(from, to) {
  const { status } = spawnSync('cp', ['-a', from, to], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The cluster ${from} could not be copied to ${to} (see above).`);
}

/** Discards what killed runs left. The name of a folder says whose it is, so that a run that is just starting keeps its own. */
export async function discardKilledRuns(folder = quickFolder()) {
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
