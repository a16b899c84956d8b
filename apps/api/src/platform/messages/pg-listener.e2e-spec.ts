import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proxyTo, type Proxy } from '../../../test/proxy.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { PgListener } from './pg-listener.ts';

let api: TestApp;
let direct: TestApp;
let proxy: Proxy;
let listener: PgListener;
const heard: string[] = [];

beforeAll(async () => {
  direct = await testApp();
  api = await testApp({}, async (url) => (proxy = await proxyTo(url)).url);
  listener = api.app.get(PgListener);
  listener.on('kontor_test', (text) => heard.push(text));
});
afterAll(async () => {
  await api.close();
  await proxy.close();
  await direct.close();
});

const listeners = async (): Promise<number> => {
  const [row] = await direct.sql<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = 'kontor-listen' and datname = $1`,
    [new URL(api.url).pathname.slice(1)],
  );
  return row?.n ?? 0;
};

/** Number of attempts to connect, and of connections once it listens again. */
async function outage(ms: number): Promise<{ attempts: number; listeners: number }> {
  heard.length = 0;
  const before = proxy.attempts();
  proxy.cut();
  await wait(ms);
  const attempts = proxy.attempts() - before;
  expect(await listeners()).toBe(0);
  proxy.mend();
  await until(() => heard.includes(''));
  await listener.notify([{ channel: 'kontor_test', payload: 'back' }]);
  await until(() => heard.includes('back'));
  await wait(300);
  return { attempts, listeners: await listeners() };
}

describe('the listener on the database', () => {
  it('reconnects once after an outage of 2 seconds, and reports that messages were missed', async () => {
    const { attempts, listeners: open } = await outage(2000);
    expect(attempts).toBeGreaterThan(1);
    expect(attempts).toBeLessThanOrEqual(6);
    expect([open, heard]).toEqual([1, ['', 'back']]);
  });

  it('reconnects once after an outage of 70 seconds, here 20 times as fast, without trying ever more often', async () => {
    const { firstMs, longestMs } = listener.pace;
    Object.assign(listener.pace, { firstMs: firstMs / 20, longestMs: longestMs / 20 });
    const { attempts, listeners: open } = await outage(70_000 / 20);
    expect(attempts).toBeGreaterThan(3);
    expect(attempts).toBeLessThanOrEqual(24);
    expect([open, heard]).toEqual([1, ['', 'back']]);
  });
});
