import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { ERROR_SINK, type ErrorSink } from '../errors/error-sink.ts';

let api: TestApp;
let admin: Agent;
let sink: ErrorSink;
type Kept = {
  id: number;
  count: number;
  message: string;
  stack: string;
  route: string;
  resolvedAt: string | null;
  source: string;
  userId: number;
};

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  sink = api.app.get<ErrorSink>(ERROR_SINK);
});
afterAll(() => api.close());

const list = async (): Promise<Kept[]> => (await admin.get('/api/v1/error-logs').expect(200)).body as Kept[];
const failing = (detail: string): Error =>
  Object.assign(new Error(`Customer ${detail} broke`), { stack: 'Error: broke\n    at save (customers.ts:10:5)' });

describe('the error log', () => {
  it('keeps equal errors as one row with a count', async () => {
    await Promise.all([1, 22, 333].map((id) => sink.record('server', failing(String(id)), 'GET /api/v1/customers?token=abc')));
    await sink.record('server', new Error('Something else'), 'GET /');
    const rows = (await list()).filter(({ message }) => message.includes('broke'));
    expect(rows).toEqual([expect.objectContaining({ source: 'server', count: 3, route: 'GET /api/v1/customers' })]);
  });

  it('keeps no secrets', async () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_DEF-1';
    const secret = [
      'password=hunter2hunter2',
      '{"refreshToken":"r3fr3sh"}',
      `Authorization: Bearer ${jwt}`,
      'postgresql://kontor:pgpass@db/kontor',
      'LT12 1000 0111 0100 1000',
      '33309240064',
      'ona@example.com',
    ].join(' | ');
    await sink.record('job', Object.assign(new Error(secret), { stack: secret }), 'job x');
    const [row] = (await list()).filter(({ source }) => source === 'job');
    const kept = `${row?.message} ${row?.stack}`;
    for (const word of ['hunter2', 'r3fr3sh', 'eyJ', 'pgpass', '0111 0100', '33309240064', 'ona@example.com'])
      expect(kept).not.toContain(word);
    expect(kept).toContain('password=***');
  });

  it('accepts more browser errors at once than there are connections, each with a key and once', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => api.as('employee')));
    const tell = (one: Agent, n: number) =>
      one.post('/api/v1/error-logs/browser').set('Idempotency-Key', `k${n}`).send({ message: 'Crowd' });
    const answers = await Promise.all(people.map(tell));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(204));
    await Promise.all(people.map(tell));
    expect((await list()).find(({ message }) => message === 'Crowd')).toMatchObject({ count: 24 });
  });

  it('accepts an uncaught browser error from anybody who is signed in', async () => {
    const client = await api.as('client');
    await client
      .post('/api/v1/error-logs/browser')
      .send({ message: 'x is undefined', stack: 'at App.tsx:1', route: '/invoices/index' })
      .expect(204);
    expect((await list())[0]).toMatchObject({ source: 'browser', message: 'x is undefined', userId: client.userId });
    await client.post('/api/v1/error-logs/browser').send({ stack: 'only' }).expect(400);
    await api.visitor.post('/api/v1/error-logs/browser').send({ message: 'x' }).expect(401);
    for (let at = 0; at < 30; at++) await client.post('/api/v1/error-logs/browser').send({ message: 'again' });
    await client.post('/api/v1/error-logs/browser').send({ message: 'again' }).expect(429);
  });

  it('tells warnings from errors; a warning that became an error stays one until it is resolved', async () => {
    const print = (level: 'error' | 'warning') => sink.record('job', failing('print'), 'job print', level);
    const levels = async (filter: object) =>
      (
        (await admin.get(listPath('error-logs', { filter })).expect(200)).body as {
          message: string;
          level: string;
          count: number;
        }[]
      )
        .filter(({ message }) => message.includes('print'))
        .map(({ level, count }) => [level, count]);
    await print('warning');
    expect(await levels({ level: 'warning' })).toEqual([['warning', 1]]);
    expect(await levels({ level: 'error' })).toEqual([]);
    await print('error');
    await print('warning');
    expect(await levels({ level: 'error' })).toEqual([['error', 3]]);
    await api.sql('update error_log set resolved_at = now()');
    await print('warning');
    expect(await levels({ level: 'warning' })).toEqual([['warning', 4]]);
    await admin.post('/api/v1/error-logs/browser').send({ message: 'slow', level: 'warning' }).expect(204);
    await admin.post('/api/v1/error-logs/browser').send({ message: 'slow', level: 'fatal' }).expect(400);
    expect((await list())[0]).toMatchObject({ source: 'browser', level: 'warning' });
    await api.sql(`delete from error_log where message like '%print%' or message = 'slow'`);
  });

  it('resolves an error, which becomes unresolved when it happens again', async () => {
    const [row] = (await list()).filter(({ message }) => message.includes('broke'));
    const resolved = await admin.post(`/api/v1/error-logs/${row?.id}/resolve`).expect(200);
    expect((resolved.body as Kept).resolvedAt).not.toBeNull();
    await sink.record('server', failing('4'), 'GET /api/v1/customers');
    expect((await admin.get(`/api/v1/error-logs/${row?.id}`).expect(200)).body).toMatchObject({ count: 4, resolvedAt: null });
  });

  it('logs an unknown error of a route under the request id of the answer, which reveals nothing', async () => {
    await api.sql('alter table customer rename to customer_away');
    const answer = await admin.get('/api/v1/customers').expect(500);
    await api.sql('alter table customer_away rename to customer');
    expect(answer.body).toEqual({
      statusCode: 500,
      code: 'error.unexpected',
      message: 'Error occurred!',
      requestId: expect.any(String),
    });
    expect(
      await api.sql(`select source from error_log where request_id = $1`, [(answer.body as { requestId: string }).requestId]),
    ).toEqual([{ source: 'server' }]);
  });

  it('is for an Admin', async () => {
    for (const role of ['accountant', 'employee', 'client'] as const) {
      const other = await api.as(role);
      await other.get('/api/v1/error-logs').expect(403);
      await other.post('/api/v1/error-logs/1/resolve').expect(403);
    }
    await admin.get('/api/v1/error-logs/999999').expect(404);
  });
});
