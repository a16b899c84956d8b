import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let api: TestApp;
let admin: Agent;
let pool: pg.Pool;
beforeAll(async () => {
  api = await testApp({ KONTOR_POOL_MAX: '8' });
  admin = await api.as('admin');
  pool = await api.app.get(MikroORM).em.getConnection().getNativeClient();
});
afterAll(() => api.close());

/** All at once, as many as these; answers what each says. */
async function onEach<T>(count: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  const answers = await Promise.all(clients.map(work));
  for (const client of clients) client.release();
  return answers;
}
const pidOf = (client: pg.PoolClient): number => (client as unknown as { processID: number }).processID;
const kept = async (): Promise<number[]> =>
  (
    await api.sql<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'kontor' and datname = current_database() order by backend_start`,
    )
  ).map(({ pid }) => pid);

it('four connections or more are open before anybody asks', async () => {
  await until(() => pool.totalCount >= 4 && pool.idleCount === pool.totalCount);
});

it('after a rest four connections stay, with what they have prepared, and serve the next click', async () => {
  pool.options.idleTimeoutMillis = 50;
  // Repeated on all of them, so that whichever stay have it prepared.
  const all = await onEach(8, async (client) => {
    for (let times = 0; times < 3; times += 1) await client.query('select name from customer where id = $1', [1]);
    return pidOf(client);
  });
  expect(new Set(all).size).toBe(8);
  await until(() => pool.totalCount === 4);
  // What the pool has closed ends at the server a moment later.
  await until(async () => (await kept()).length <= 4);
  const stayed = await kept();
  expect(stayed).toHaveLength(4);
  expect(all).toEqual(expect.arrayContaining(stayed));
  const prepared = await onEach(4, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements');
    return [pidOf(client), rows[0]?.count ?? 0] as const;
  });
  expect(prepared.map(([pid]) => pid).sort()).toEqual([...stayed].sort());
  expect(Math.min(...prepared.map(([, count]) => count))).toBeGreaterThan(0);
  await admin.get('/api/v1/customers').expect(200);
  expect(await kept()).toEqual(stayed);
});
