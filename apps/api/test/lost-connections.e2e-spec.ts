import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { startDatabase } from '../../../tools/postgres/database.mjs';
import { copyMigrated } from '../../../tools/tests/jest-database.mjs';
import { proxyTo, type Proxy } from './proxy.ts';
import { testApp, type Agent, type TestApp } from './test-app.ts';
import { until } from './until.ts';

const dir = mkdtempSync(join(tmpdir(), 'kontor-lost-'));
const folder = join(dir, 'database');
const most = 16;
const shared = process.env['KONTOR_TEST_PG'];

let server: Awaited<ReturnType<typeof startServer>>;
let proxy: Proxy;
let api: TestApp;
let admin: Agent;
let pool: pg.Pool;

/** A PostgreSQL of this file's own, because it is killed; a durable one, so that what it acknowledged is there afterwards. */
const startServer = (port?: number) =>
  startDatabase({
    dir: folder,
    name: 'kontor_template',
    log: () => undefined,
    ...(port ? { port } : {}),
  });

/** A connection past the proxy. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(api.url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ours = `from pg_stat_activity where application_name = 'kontor' and datname = current_database()`;
const terminateAll = (): Promise<unknown> => beside((client) => client.query(`select pg_terminate_backend(pid) ${ours}`));

/** Begins 20 requests that wait for a locked table with all connections of the pool, does the work, and answers their statuses. */
const whileWaiting = (work: () => Promise<unknown>): Promise<number[]> =>
  beside(async (locker) => {
    await locker.query('begin; lock table customer in access exclusive mode');
    const creates = Array.from({ length: most + 4 }, create);
    await beside((client) =>
      until(async () => (await client.query(`select ${ours} and wait_event_type = 'Lock'`)).rowCount === most),
    );
    await work();
    await locker.query('rollback');
    return Promise.all(creates);
  });

let name = 0;
const create = async (): Promise<number> =>
  (
    await admin
      .post('/api/v1/customers')
      .send({ kind: 'company', name: `UAB ${(name += 1)}`, country: 'LT', currency: 'EUR', language: 'lt', active: true })
  ).status;

/** 24 people who write until the work is done. Their answers are 201 or 503, and some get each. */
async function whileWriting(work: () => Promise<unknown>): Promise<void> {
  const answers = new Set<number>();
  let isOver = false;
  const writers = Array.from({ length: 24 }, async () => {
    while (!isOver) answers.add(await create());
  });
  await until(() => answers.has(201));
  await work();
  await until(() => answers.has(503));
  answers.clear();
  await until(() => answers.has(201));
  isOver = true;
  await Promise.all(writers);
  expect([...answers].filter((status) => status !== 201 && status !== 503)).toEqual([]);
}

beforeAll(async () => {
  mkdirSync(folder);
  copyMigrated(folder);
  server = await startServer();
  process.env['KONTOR_TEST_PG'] = server.url.replace(/\/kontor_template$/, '');
  api = await testApp({ KONTOR_POOL_MAX: String(most) }, async (url) => (proxy = await proxyTo(url)).url);
  admin = await api.as('admin');
  pool = await api.app.get(MikroORM).em.getConnection().getNativeClient();
});
afterAll(async () => {
  await api.close();
  process.env['KONTOR_TEST_PG'] = shared;
  await proxy.close();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => expect(create()).resolves.toBe(201));

/** Nothing is lent and nobody waits, and as many as the pool has room for are served at once. */
async function expectAtRest(): Promise<void> {
  await until(() => pool.waitingCount === 0 && pool.totalCount === pool.idleCount);
  expect(await Promise.all(Array.from({ length: 24 }, create))).toEqual(Array.from({ length: 24 }, () => 201));
  await until(() => pool.waitingCount === 0 && pool.totalCount === pool.idleCount);
  expect(pool.totalCount).toBeLessThanOrEqual(most);
}

it('serves again after transactions that waited for a locked table were terminated', async () => {
  const answers = await whileWaiting(terminateAll);
  expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(answers).toContain(503);
  await expectAtRest();
});

it('serves again after all connections of 24 writers were terminated', async () => {
  await whileWriting(terminateAll);
  await expectAtRest();
});

it('serves again after PostgreSQL was killed under 24 writers', async () => {
  await whileWriting(async () => {
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    server = await startServer(server.port);
  });
  await expectAtRest();
});

it('serves again after a planned restart under 24 writers', async () => {
  await whileWriting(async () => {
    await server.stop();
    server = await startServer(server.port);
  });
  await expectAtRest();
});

it('serves again after transactions that idled too long were ended', async () => {
  const idle = Array.from({ length: most + 4 }, () =>
    api.em().transactional(async (em) => {
      const pid = await em.execute<{ pid: number }[]>(
        `select pg_backend_pid() as pid, set_config('idle_in_transaction_session_timeout', '50', true)`,
      );
      await beside((client) =>
        until(async () => !(await client.query('select from pg_stat_activity where pid = $1', [pid[0]?.pid])).rowCount),
      );
      await em.execute('select 1');
    }),
  );
  for (const end of await Promise.allSettled(idle)) expect(end.status).toBe('rejected');
  await expectAtRest();
});

it('serves again after the network was cut under 24 writers', async () => {
  await whileWriting(async () => {
    proxy.cut();
    await until(() => pool.totalCount === 0);
    proxy.mend();
  });
  await expectAtRest();
});

it('serves again after the network fell silent in the middle of transactions', async () => {
  const answers = await whileWaiting(async () => proxy.freeze());
  expect(answers).toEqual(answers.map(() => 503));
  proxy.mend();
  await expectAtRest();
});

it('serves again after commits failed with their connection', async () => {
  const cut = Array.from({ length: most + 4 }, () =>
    api.em().transactional(async (em) => {
      const [backend] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
      await beside((client) => client.query('select pg_terminate_backend($1, 5000)', [backend?.pid]));
    }),
  );
  for (const end of await Promise.allSettled(cut)) expect(end.status).toBe('rejected');
  await expectAtRest();
});
