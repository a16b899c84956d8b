import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { proxyTo, type Proxy } from '../../../test/proxy.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { clock } from '../context/clock.ts';

const { now } = clock;
const start = Date.parse('2026-03-02T10:00:00Z');
let seconds = 0;
let api: TestApp;
let proxy: Proxy;
let pool: pg.Pool;

beforeEach(async () => {
  seconds = 0;
  clock.now = () => new Date(start + seconds * 1000);
  api = await testApp({ KONTOR_POOL_MAX: '2' }, async (url) => (proxy = await proxyTo(url)).url);
  pool = await api.app.get(MikroORM).em.getConnection().getNativeClient();
});
afterEach(async () => {
  clock.now = now;
  await api.close();
  await proxy.close();
});

const live = async (): Promise<number> => (await api.visitor.get('/health/live')).status;
/** Lends the whole pool to somebody who never gives it back. */
const exhaust = (): Promise<pg.PoolClient[]> => Promise.all([pool.connect(), pool.connect()]);

describe('/health/live', () => {
  it('fails when the pool has given nothing for a minute while PostgreSQL answers, and no longer when it gives again', async () => {
    const lent = await exhaust();
    seconds += 30;
    const before = proxy.attempts();
    expect(await live()).toBe(200);
    await until(() => proxy.attempts() > before);
    seconds += 59;
    expect(await live()).toBe(200);
    await until(async () => {
      seconds += 1;
      return (await live()) === 503;
    });
    expect((await api.visitor.get('/health/live')).body).toEqual({ status: 'unavailable' });
    for (const client of lent) client.release();
    expect(await live()).toBe(200);
  });

  it('is no affair of a database that is away, however long', async () => {
    const lent = await exhaust();
    proxy.cut();
    for (const minute of [10, 20, 30]) {
      const before = proxy.attempts();
      seconds = minute * 60;
      expect(await live()).toBe(200);
      await until(() => proxy.attempts() > before);
    }
    expect(await live()).toBe(200);
    for (const client of lent) client.release(true);
  });

  it('stays well in a process that nobody has asked anything for an hour', async () => {
    seconds = 3600;
    expect(await live()).toBe(200);
    seconds += 61;
    expect(await live()).toBe(200);
    await api.visitor.get('/health/ready').expect(200);
  });
});
