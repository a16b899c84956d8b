import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from './test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ KONTOR_TRUST_PROXY: 'true' });
});
afterAll(() => api.close());

const spellings = ['/jwt/login', '/JWT/login', '/jwt/LOGIN/', '/Jwt/Login'];
const headersOf = (headers: Record<string, string>): object =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['x-request-id', 'date', 'connection'].includes(name)));

describe('another spelling of a path', () => {
  it('has the headers and refusals of the path', async () => {
    const told = async (path: string, type: string, body: string) => {
      const answer = await api.visitor.post(path).set('Content-Type', type).send(body);
      return { status: answer.status, headers: headersOf(answer.headers) };
    };
    for (const [type, body] of [
      ['application/json', '{"email":"a@example.com","password":"x"}'],
      ['text/plain', '{"email":"a@example.com","password":"x"}'],
      ['application/json', '{'],
    ] as const) {
      const right = await told('/jwt/login', type, body);
      expect(right.headers).toMatchObject({ 'cache-control': 'no-store' });
      for (const path of spellings) expect(await told(path, type, body)).toEqual(right);
    }
  });

  it('counts for the same rate limit', async () => {
    const tryIt = (at: number) =>
      api.visitor
        .post(spellings[at % spellings.length] ?? '')
        .set('X-Forwarded-For', '192.0.2.7')
        .send({ email: `nobody${at}@example.com`, password: 'x' });
    for (let at = 0; at < 10; at += 1) expect((await tryIt(at)).status).not.toBe(429);
    for (let at = 0; at < 4; at += 1) await tryIt(at).expect(429);
  });

  it('needs the same token and rights', async () => {
    const client = await api.as('client');
    for (const path of ['/api/v1/users', '/API/V1/Users', '/api/v1/users/']) {
      await api.visitor.get(path).expect(401);
      await client.get(path).expect(403);
    }
  });

  it('is the same request to an idempotency key', async () => {
    const admin = await api.as('admin');
    const aCustomer = { kind: 'company', name: 'UAB Raidė', country: 'LT', currency: 'EUR', language: 'lt', active: true };
    const ids = new Set<unknown>();
    for (const path of ['/api/v1/customers', '/API/v1/Customers/'])
      ids.add(((await admin.post(path).set('Idempotency-Key', 'one').send(aCustomer).expect(201)).body as { id: number }).id);
    expect(ids.size).toBe(1);
  });
});

it('an unfinished request header is waited for 20 seconds at most', async () => {
  const server = api.app.getHttpServer() as Server;
  expect(server.headersTimeout).toBe(20_000);
  server.headersTimeout = 300;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  server.headersTimeout = 20_000;
});
