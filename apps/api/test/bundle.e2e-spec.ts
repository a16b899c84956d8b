import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { freePort } from '../../../tools/postgres/pg.mjs';
import { bundledMain } from '../../../tools/start/bundle.mjs';
import { knownMigrations } from '../src/platform/orm/migrations.ts';
import { freshDatabase } from './test-database.ts';

// Served, drawn and worked with by the bundle: apps/admin/e2e/hour-to-paid.e2e.ts.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const hook = ['--import', './tools/start/bundled.mjs'];
const snapshot = () => readFileSync(join(root, 'apps/api/src/platform/orm/migrations/.snapshot-kontor.json'), 'utf8');
const before = snapshot();
const dir = mkdtempSync(join(tmpdir(), 'kontor-bundle-'));
const customer = { kind: 'company', name: 'Kept by the backup', country: 'LT', currency: 'EUR', language: 'lt', active: true };

let main = '';
let database: Awaited<ReturnType<typeof freshDatabase>>;
let api: ChildProcess;
let said = '';
let token = '';
let base = '';

const environment = (url: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  DATABASE_URL: url,
  KONTOR_DATA_DIR: dir,
  KONTOR_REGISTRATION: 'open',
  KONTOR_WORKER: 'false',
});

async function on<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

const ask = (path: string): request.Test => request(base).get(path).auth(token, { type: 'bearer' });

/** Runs a command of the operator as the image does. */
function run(command: string, url: string, ...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...hook, join(dirname(main), `${command}.js`), ...args], {
    cwd: root,
    env: environment(url),
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

beforeAll(async () => {
  main = bundledMain();
  database = await freshDatabase('template0');
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  api = spawn(process.execPath, [...hook, main], {
    cwd: root,
    env: { ...environment(database.url), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((ready, fail) => {
    for (const stream of [api.stdout, api.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Kontor is ready')) ready();
      });
    api.once('exit', () => fail(new Error(`Kontor did not start:\n${said}`)));
  });
  const visitor = { email: 'ona@example.com', username: 'ona', password: 'correct horse battery' };
  token = (await request(base).post('/jwt/register').send(visitor).expect(200)).body.accessToken;
  await request(base).post('/api/v1/customers').auth(token, { type: 'bearer' }).send(customer).expect(201);
});

afterAll(async () => {
  if (api.exitCode === null && api.signalCode === null) {
    const ended = once(api, 'close');
    api.kill('SIGTERM');
    await ended;
  }
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

it('is made once for the same sources', () => {
  expect(bundledMain({ log: (line) => expect(line).toBe('nothing is made') })).toBe(main);
});

it('brings an empty database up to date with every migration', async () => {
  expect(said).toContain(`Database brought up to date (${knownMigrations().length} migrations).`);
  expect(snapshot() === before).toBe(true); // a database that is brought up to date changes nothing in the sources
  const ran = await on<{ name: string }>(database.url, 'select name from migration');
  expect(ran.map(({ name }) => name).toSorted()).toEqual(knownMigrations().toSorted());
});

it('serves what it reads from files', async () => {
  const files = ['/api/openapi.json', '/api/docs/swagger-ui.css'];
  expect(await Promise.all(files.map(async (path) => (await ask(path)).status))).toEqual([200, 200]);
});

it('makes a backup, restores and verifies it, encrypts anew and lets people in again', async () => {
  const file = join(dir, 'all.tar.gz');
  expect(run('backup', database.url, file)).toMatchObject({ status: 0, err: expect.stringMatching(/has \d+ rows/) });
  const empty = await freshDatabase('template0');
  try {
    expect(run('restore', empty.url, file)).toMatchObject({ status: 0 });
    expect(await on(empty.url, 'select name from customer')).toEqual([{ name: customer.name }]);
    expect(run('verify', empty.url, '--files')).toMatchObject({
      status: 0,
      out: expect.stringContaining('every figure is right'),
    });
    expect(run('rekey', empty.url)).toMatchObject({
      status: 0,
      out: expect.stringContaining('encrypted with the present key'),
    });
    expect(run('reset-password', empty.url, 'ona')).toMatchObject({ status: 0, out: expect.stringMatching(/https?:/) });
  } finally {
    await empty.drop();
  }
});

it('logs an unexpected error with the lines of the sources', async () => {
  await on(database.url, 'alter table customer rename to customer_elsewhere');
  said = '';
  await ask('/api/v1/customers').expect(500);
  while (!said.includes('requestId')) await once(api.stdout ?? api, 'data');
  const places = [...said.matchAll(/file:\/\/([^\s"\\]+\.ts):(\d+):(\d+)/g)].map(([, file = '', line, column]) => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return { file, text: lines[Number(line) - 1]?.slice(Number(column) - 1) };
  });
  expect(places.filter(({ text }) => !text)).toEqual([]);
  expect(places.find(({ file }) => file.endsWith('platform/rest/list.ts'))?.text).toMatch(/^\w/);
});
