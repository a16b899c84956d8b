import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startDatabase } from '../../../tools/postgres/database.mjs';
import { stopwatch } from './stopwatch.ts';
import { until } from './until.ts';

/** `KONTOR_KILLS=20 KONTOR_WRITERS=8` runs it longer; a few are enough to find a broken promise. */
const kills = Number(process.env['KONTOR_KILLS'] ?? 3);
const writers = Number(process.env['KONTOR_WRITERS'] ?? 8);

const root = new URL('../../../', import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), 'kontor-kill-'));
const acknowledged = new Map<string, number>();
const tried = new Set<string>();
let database: Awaited<ReturnType<typeof startDatabase>>;
let api: ChildProcess | undefined;
let port = 0;
let token = '';

const base = (): string => `http://127.0.0.1:${port}`;
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => done(free));
    });
  });

async function startApi(): Promise<number> {
  const took = stopwatch();
  api = spawn(process.execPath, ['--import', `${root}tools/ts.mjs`, `${root}apps/api/src/main.ts`], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: database.url,
      PORT: String(port),
      KONTOR_DATA_DIR: dir,
      KONTOR_REGISTRATION: 'open',
      KONTOR_LOG_LEVEL: 'silent',
    },
  });
  await untilReady();
  return took();
}

async function untilReady(): Promise<void> {
  await until(() =>
    fetch(`${base()}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function post(path: string, body: object, key?: string): Promise<Response> {
  return fetch(`${base()}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });
}

const add = (name: string): Promise<Response> =>
  post('/api/v1/customers', { kind: 'company', name, country: 'LT', currency: 'EUR', language: 'lt', active: true }, name);

/** Writes as fast as the server answers; whatever was answered with 201 must stay. */
async function write(writer: number, end: { stopped: boolean }): Promise<void> {
  for (let n = 0; !end.stopped; n += 1) {
    const name = `w${writer}-${acknowledged.size}-${n}-${Math.random().toString(36).slice(2, 8)}`;
    tried.add(name);
    const answer = await add(name).catch(() => undefined);
    if (answer?.status === 201) {
      const body = (await answer.json().catch(() => undefined)) as { id: number } | undefined;
      if (body) acknowledged.set(name, body.id);
    } else await sleep(20);
  }
}

async function ask<T>(text: string): Promise<T[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  database = await startDatabase({ dir: join(dir, 'database'), name: 'kontor', log: () => undefined });
  port = await freePort();
  await startApi();
  const { accessToken } = (await (
    await post('/jwt/register', { email: 'a@example.com', username: 'a', password: 'correct horse battery' })
  ).json()) as { accessToken: string };
  token = accessToken;
});

afterAll(async () => {
  api?.kill('SIGKILL');
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('loses no acknowledged write when the API is killed, and does nothing twice when requests are repeated', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const end = { stopped: false };
    const work = Array.from({ length: writers }, (_, writer) => write(writer, end));
    // A slow machine answers little in a fixed time: only then would nothing be lost because nothing was written.
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + writers);
    await sleep(Math.random() * 600);
    api?.kill('SIGKILL');
    await sleep(50);
    end.stopped = true;
    await Promise.all(work);
    expect(await startApi()).toBeLessThan(10_000);
  }
  const kept = new Map(
    (await ask<{ name: string; id: number }>('select name, id from customer')).map(({ name, id }) => [name, id]),
  );
  const lost = [...acknowledged].filter(([name, id]) => kept.get(name) !== id);
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(kills * writers);

  const unsure = [...tried].filter((name) => !acknowledged.has(name));
  for (const name of unsure) expect((await add(name)).status).toBe(201);
  const counts = await ask<{ name: string; rows: number; history: number }>(`select name, count(*)::int as rows,
    (select count(*)::int from audit a where a.subject = 'Customer' and a.verb = 'create' and a.changes -> 'name' ->> 1 = c.name) as history from customer c group by name`);
  expect(counts).toHaveLength(tried.size);
  expect(counts.filter(({ rows, history }) => rows !== 1 || history !== 1)).toEqual([]);
}, 600_000);

it('comes back by itself when the database is killed', async () => {
  const end = { stopped: false };
  const work = Array.from({ length: writers }, (_, writer) => write(writer, end));
  try {
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + writers);
    process.kill(database.pid, 'SIGKILL');
    await database.stop();
    const took = stopwatch();
    database = await startDatabase({ dir: join(dir, 'database'), name: 'kontor', port: database.port, log: () => undefined });
    await untilReady();
    expect(took()).toBeLessThan(30_000);
  } finally {
    end.stopped = true;
    await Promise.all(work);
  }
  const kept = new Set((await ask<{ name: string }>('select name from customer')).map(({ name }) => name));
  expect([...acknowledged.keys()].filter((name) => !kept.has(name))).toEqual([]);
  expect((await add('after the storm')).status).toBe(201);
});
