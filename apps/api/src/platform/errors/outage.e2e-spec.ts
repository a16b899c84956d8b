import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proxyTo, type Proxy } from '../../../test/proxy.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { isFull, isOutage } from './outage.ts';
import { toAnswer } from './to-answer.ts';
import { stopwatch } from '../../../test/stopwatch.ts';

let api: TestApp;
let proxy: Proxy;
let admin: Agent;

beforeAll(async () => {
  api = await testApp({}, async (url) => (proxy = await proxyTo(url)).url);
  admin = await api.as('admin');
});
afterAll(async () => {
  await api.close();
  await proxy.close();
});

const aCustomer = {
  kind: 'company',
  name: 'UAB Tyla',
  country: 'LT',
  currency: 'EUR',
  language: 'lt',
  active: true,
  alikeConfirmed: true,
};
const busy = {
  statusCode: 503,
  code: 'error.busy',
  message: expect.any(String) as unknown,
  requestId: expect.any(String) as unknown,
};

async function expectBusy(): Promise<void> {
  const calls = [
    () => admin.get('/api/v1/customers'),
    () => admin.post('/api/v1/customers').send(aCustomer),
    () => api.visitor.post('/jwt/login').send({ email: 'admin@example.com', password: 'correct horse battery' }),
    () => api.visitor.post('/jwt/refresh-token').send({ refreshToken: 'x'.repeat(43) }),
  ];
  for (const answer of await Promise.all(calls.map((call) => call()))) {
    expect([answer.status, answer.body]).toEqual([503, busy]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
}

describe('without the database', () => {
  it('answers 503 in the usual form to everything that needs it, and recovers when it is back', async () => {
    await admin.get('/api/v1/customers').expect(200);
    proxy.cut();
    await expectBusy();
    await wait(1050);
    await api.visitor.get('/health/ready').expect(503);
    await api.visitor.get('/health/live').expect(200);
    proxy.mend();
    await admin.post('/api/v1/customers').send(aCustomer).expect(201);
  });

  it('ends a request by a time limit when the database does not answer', async () => {
    await admin.get('/api/v1/customers').expect(200);
    proxy.freeze();
    const took = stopwatch();
    await expectBusy();
    expect(took()).toBeLessThan(30_000);
    proxy.mend();
    await admin.post('/api/v1/customers').send(aCustomer).expect(201);
  });
});

describe('errors that are not ours', () => {
  const fault = (code: string): Error => Object.assign(new Error('x'), { code });

  it.each(['08006', '57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])('%s is an outage', (code) => {
    expect(isOutage(fault(code))).toBe(true);
    expect(toAnswer(fault(code))).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk', (code) => {
    expect(isFull(fault(code))).toBe(true);
    expect(toAnswer(fault(code))).toMatchObject({ status: 507, code: 'error.storage_full' });
  });

  it('our own error stays a 500', () => {
    for (const error of [fault('42601'), new TypeError('x'), undefined])
      expect(toAnswer(error)).toMatchObject({ status: 500, unknown: true });
  });
});
