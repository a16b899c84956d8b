import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { discard, startPostgres } from './pg.mjs';
import { startedAt } from './pg-home.mjs';

const folders = [];
let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kontor-test-pg-'));
  folders.push(dir);
});
afterAll(() => Promise.all(folders.map(discard)));

async function query(url, sql) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the server of this folder and keeps it running. */
async function keeper() {
  const code = `const { startPostgres } = await import(${JSON.stringify(new URL('./pg.mjs', import.meta.url).href)});
    const server = await startPostgres({ dir: ${JSON.stringify(dir)} });
    console.log(JSON.stringify({ url: server.url, pid: server.pid }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(line.toString()) };
}

async function kill(child) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

it('keeps its rows across stop and start, with all data synced', async () => {
  const first = await startPostgres({ dir });
  expect(
    await query(
      first.url,
      `select current_setting('fsync') || current_setting('synchronous_commit') || current_setting('full_page_writes') as safe`,
    ),
  ).toEqual([{ safe: 'ononon' }]);
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  expect(startedAt(first.pid)).toBeUndefined();
  const second = await startPostgres({ dir });
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

it('refuses connections without the generated password, which only its owner may read', async () => {
  const server = await startPostgres({ dir, fast: true });
  const password = readFileSync(join(dir, 'password'), 'utf8');
  expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
  expect(password.length).toBeGreaterThanOrEqual(32);
  await expect(query(server.url.replace(password, 'kontor'), 'select 1')).rejects.toThrow('password authentication failed');
  const [{ rolpassword }] = await query(server.url, `select rolpassword from pg_authid where rolname = 'kontor'`);
  expect(rolpassword).toMatch(/^SCRAM-SHA-256\$/);
  await server.stop();
});

it('refuses a second start on the same folder in one sentence that names the first', async () => {
  const first = await keeper();
  await expect(startPostgres({ dir })).rejects.toThrow(
    `Kontor already runs on the data folder ${dir} (process ${first.child.pid}).`,
  );
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await kill(first.child);
});

it('takes over the server of a killed starter, and stops it', async () => {
  const first = await keeper();
  await kill(first.child);
  const second = await startPostgres({ dir });
  expect(second).toMatchObject({ takenOver: true, pid: first.pid });
  await second.stop();
  expect(startedAt(first.pid)).toBeUndefined();
});

it('recovers committed data when starter and server are killed outright', async () => {
  const first = await keeper();
  await query(first.url, 'create table kept as select generate_series(1, 1000) as n');
  process.kill(first.pid, 'SIGKILL');
  await kill(first.child);
  const second = await startPostgres({ dir });
  expect(second.takenOver).toBe(false);
  expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  await second.stop();
});
