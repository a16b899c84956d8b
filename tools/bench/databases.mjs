// The benchmark's own PostgreSQL and its databases, kept in .data/bench between runs.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../postgres/pg.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export async function withClient(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The databases by scale, with durable settings as `npm start` has them. */
export async function startDatabases({ scales, fresh, port, log }) {
  const server = await startPostgres({ dir: join(root, '.data/bench/postgres'), port, log });
  try {
    const urls = new Map();
    for (const scale of scales) {
      const name = `kontor_bench_${scale}`;
      const url = `${server.url}/${name}`;
      await makeDatabase(server.url, name, fresh);
      if (scale > 1) log(`preparing ${name}; the first time this takes a few minutes`);
      const child = spawnSync(process.execPath, ['--import', './tools/ts.mjs', 'tools/bench/prepare.ts', url, String(scale)], {
        cwd: root,
        stdio: 'inherit',
      });
      if (child.status !== 0) throw new Error(`${name} could not be prepared.`);
      await tidy(url);
      urls.set(scale, url);
    }
    return { urls, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function makeDatabase(server, name, fresh) {
  const known = new Set(readdirSync(join(root, 'apps/api/src/platform/orm/migrations')).map((file) => file.replace(/\.ts$/, '')));
  await withClient(`${server}/postgres`, async (client) => {
    const { rowCount: there } = await client.query('select from pg_database where datname = $1', [name]);
    // A kept database cannot be migrated when its migrations were squashed since.
    const stale = there && (fresh || (await migrationsOf(`${server}/${name}`)).some((migration) => !known.has(migration)));
    if (stale) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
    if (stale || !there) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

const migrationsOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('migration') as found`);
    if (!rows[0].found) return [];
    return (await client.query('select name from migration')).rows.map(({ name }) => name);
  });

/** Deletes what the last run has written, so that every run begins with the same tables. */
export const tidy = (url) =>
  withClient(url, async (client) => {
    const gone = await client.query(`delete from time_entry where note = 'bench'`);
    const drafts = await client.query(`delete from invoice where internal_note = 'bench' and status = 'draft'`);
    await client.query(`delete from session where user_agent = 'kontor-bench'`);
    if (gone.rowCount + drafts.rowCount === 0) return;
    await client.query(`set session_replication_role = replica`); // triggers refuse changes of the history
    await client.query(`delete from audit where request_id is not null`);
    await client.query(`reset session_replication_role`);
    await client.query(
      'vacuum (analyze) time_entry, unbilled_entry, month_hours, invoice, invoice_line, invoice_tax, audit, session',
    );
  });
