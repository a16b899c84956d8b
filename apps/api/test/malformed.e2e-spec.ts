import { readFileSync } from 'node:fs';
import { Agent as Connections, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ofThisTurn } from '../../../tools/tests/turn.mjs';
import { unlisted } from './operations.ts';
import { testApp, type Agent, type TestApp } from './test-app.ts';

type Sent = { method: string; path: string; of?: Operation; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: Record<string, unknown>; text: string };
type Operation = { method: string; path: string; takesBody: boolean; takesList: boolean };

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: unknown; parameters: { name: string }[] }>>;
};
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { requestBody, parameters }]) => ({
    method: method.toUpperCase(),
    path,
    takesBody: requestBody !== undefined || ['post', 'put', 'patch'].includes(method),
    takesList: parameters.some(({ name }) => name === 'sort'),
  })),
);
/** The event stream stays open, and has tests of its own. */
const tested = ofThisTurn(operations.filter(({ path }) => path !== '/api/v1/events'));

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Named after the attack. Each is sent to every operation that it fits. */
const bodies: [string, string, string?][] = [
  ['half a JSON text', '{"a":'],
  ['no JSON at all', 'hello'],
  ['an empty body', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['an empty object', '{}'],
  ['a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  [
    'a prototype further in',
    '{"task":{"constructor":{"prototype":1}},"event":{"id":{"constructor":1}},"lines":[{"constructor":1}],"productId":{"constructor":1},"ids":[{"__proto__":{}}]}',
  ],
  ['a deep object', nested(40)],
  ['a very deep object', nested(5000)],
  ['a NUL in a text', '{"name":"a\\u0000b","code":"\\u0000","note":"\\u0000","text":"\\u0000","bankName":"\\u0000"}'],
  ['lone surrogates', '{"name":"\\ud800","note":"\\udfff"}'],
  ['numbers beyond all limits', '{"id":1e308,"amount":1e308,"minutes":1e308,"quantity":-1e308,"projectId":99999999999}'],
  ['numbers as texts', '{"projectId":"1 or 1=1","minutes":"60","amount":"12","active":"yes"}'],
  ['a query operator', '{"name":{"$ne":null},"email":{"$gt":""},"projectId":{"$in":[1]},"id":{"$ne":0}}'],
  ['lists where one value belongs', '{"name":["a"],"email":["a","b"],"projectId":[1],"customerId":[1],"lines":[[]]}'],
  ['objects where texts belong', '{"name":{},"note":{},"lines":{},"content":{}}'],
  [
    'a date that does not exist',
    '{"workDate":"2026-02-30","invoiceDate":"2026-13-01","dueDate":"yesterday","paymentDate":"0000-00-00"}',
  ],
  ['a huge text', JSON.stringify({ name: 'x'.repeat(500_000), note: 'y'.repeat(200_000) })],
  ['more than a mebibyte', JSON.stringify({ name: 'x'.repeat(1_100_000) })],
  [
    'a list that is too long',
    JSON.stringify({ lines: Array.from({ length: 5000 }, () => ({})), ids: Array.from({ length: 20_000 }, (_, n) => n) }),
  ],
  ['SQL', `{"name":"'; drop table customer; --","code":"') or 1=1 --"}`],
  ['unknown fields', '{"isAdmin":true,"roleId":1,"status":"paid","number":"INV-1","total":0}'],
  ['another type of content', '<a/>', 'application/xml'],
  ['a form', 'a=1&b=2', 'application/x-www-form-urlencoded'],
  ['another character set', '{}', 'application/json; charset=utf-16'],
  ['a form with parts that never begins', 'x', 'multipart/form-data; boundary=y'],
];
const queries: [string, string][] = [
  ['half a filter', 'filter={"a":'],
  ['a filter that is a list', 'filter=[1,2]'],
  ['a filter that is null', 'filter=null'],
  ['a filter on a prototype', `filter=${encodeURIComponent('{"__proto__":1,"constructor":1,"toString":1}')}`],
  ['a filter with SQL in a name', `filter=${encodeURIComponent('{"id;drop table customer":1}')}`],
  ['a filter with SQL in a value', `filter=${encodeURIComponent(`{"q":"' or 1=1 --"}`)}`],
  ['a filter with an object for a value', `filter=${encodeURIComponent('{"id":{"$gt":0},"q":{"a":1}}')}`],
  ['a filter with a NUL', `filter=${encodeURIComponent('{"q":"a\\u0000b"}')}`],
  ['a filter with ids that are none', `filter=${encodeURIComponent('{"id":["x",null,1.5]}')}`],
  ['a filter with an id beyond the limit', `filter=${encodeURIComponent('{"id":[99999999999999]}')}`],
  ['a filter with a backslash', `filter=${encodeURIComponent('{"q":"\\\\"}')}`],
  ['an order by SQL', `sort=${encodeURIComponent('["id desc; select 1","ASC"]')}`],
  ['an order by a secret', `sort=${encodeURIComponent('["passwordHash","ASC"]')}`],
  ['an order in no direction', `sort=${encodeURIComponent('["id","SIDEWAYS"]')}`],
  ['an order of objects', `sort=${encodeURIComponent('[{"a":1},{"b":2}]')}`],
  ['a range backwards', 'range=[10,0]'],
  ['a range below zero', 'range=[-5,5]'],
  ['a range of everything', 'range=[0,1000000000]'],
  ['a range of texts', 'range=["a","b"]'],
  ['a range beyond all numbers', 'range=[1e300,1e301]'],
  ['parameters many times', 'filter={}&filter={}&range=[0,1]&range=[0,2]&sort=["id","ASC"]&sort=["id","ASC"]'],
  ['parameters as objects', 'filter[a]=1&range[0]=1&q[]=x&from[]=1&date[a]=1&userId[]=2'],
  ['words where dates and numbers belong', 'from=x&to=y&date=z&userId=abc&customerId=-1&projectId=1.5&groupBy=none&q=%25'],
  ['a search that is too long', `q=${'x'.repeat(500)}`],
  ['a broken escape', 'filter=%E0%A4%A'],
  ['an address that is too long', `x=${'y'.repeat(9000)}`],
];
const ids = [
  '0',
  '-1',
  '1.5',
  'abc',
  '99999999999',
  '2147483648',
  '%00',
  '1%27',
  '..%2f..%2fetc%2fpasswd',
  '%F0%28',
  '1e3',
  '0x10',
  'null',
  'NaN',
  '%EF%BC%91',
];
const others: [string, Partial<Sent>][] = [
  ['a method that is none', { method: 'PROPFIND' }],
  ['a version that is none', { headers: { 'If-Match': '"x"' }, body: '{}' }],
  ['a version from far away', { headers: { 'If-Match': '"99999999999999999999"' }, body: '{}' }],
  ['a key that is too long', { headers: { 'Idempotency-Key': 'k'.repeat(300) }, body: '{}' }],
  ['a token that is none', { headers: { Authorization: 'Bearer x.y.z' } }],
  [
    'a token without a signature',
    { headers: { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwidHlwIjoiYWNjZXNzIiwic2lkIjoxfQ.' } },
  ],
];

const connections = new Connections({ keepAlive: true, maxSockets: 16 });
const answered: [string, number][] = [];
let api: TestApp;
let admin: Agent;
let port: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const server = api.app.getHttpServer() as Server;
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  connections.destroy();
  await api.close();
});

/** Sends raw bytes, so that no client library corrects them. */
function send({ method, path, headers = {}, body }: Sent): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = httpRequest(
      {
        agent: connections,
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          Authorization: `Bearer ${admin.token}`,
          ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error(`no answer within 20 s: ${method} ${path}`)));
    // A server that refuses a body early may close before it has read all of it.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? done({ status: 413, headers: {}, text: '' }) : fail(error),
    );
    outgoing.end(body);
  });
}

const leaks =
  /select .* from|insert into|update .* set|node_modules|\.ts:\d|pg_\w|mikro|SQLSTATE|relation "|syntax error|"stack"/i;
const ownShapes = /^\/jwt\//;

function expectDecent(answer: Answer, what: Sent): void {
  const said = `${what.method} ${what.path.slice(0, 120)} → ${answer.status} ${answer.text.slice(0, 200)}`;
  expect(answer.status < 500 || answer.status === 503 ? '' : said).toBe('');
  if (what.of?.method === what.method) answered.push([`${what.method} ${what.of.path}`, answer.status]);
  if (answer.status < 400 || !answer.text) return;
  expect(leaks.test(answer.text) ? said : '').toBe('');
  if (ownShapes.test(what.path) && !answer.text.includes('statusCode')) return;
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  expect({ said, ...body }).toMatchObject({
    statusCode: answer.status,
    code: expect.stringMatching(/^[a-z_]+\.[a-z_]+$/),
    message: expect.any(String),
    requestId: expect.any(String),
  });
}

/** Sixteen at a time, as a scanner would. */
async function all(list: Sent[]): Promise<void> {
  const waiting = [...list];
  const worker = async (): Promise<void> => {
    for (let what = waiting.shift(); what; what = waiting.shift()) expectDecent(await send(what), what);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
const path = (operation: Operation, id = '1'): string => operation.path.replace(/\{\w+\}/g, id);
const json = { 'Content-Type': 'application/json' };

describe('malformed input never breaks anything', () => {
  it.each(bodies.map(([name, body, type = 'application/json']) => ({ name, body, type })))(
    '$name as a body',
    async ({ body, type }) => {
      await all(
        tested
          .filter(({ takesBody }) => takesBody)
          .map((operation) => ({
            of: operation,
            method: operation.method,
            path: path(operation, '999999'),
            body,
            headers: { 'Content-Type': type },
          })),
      );
    },
  );
  it.each(queries)('%s in the query', async (_, query) => {
    await all(
      tested
        .filter(({ method, path: where }) => method === 'GET' && !/docs|metrics/.test(where))
        .map((operation) => ({ of: operation, method: 'GET', path: `${path(operation)}?${query}` })),
    );
    await all(
      tested
        .filter(({ method, path: where }) => method === 'DELETE' && !where.includes('{'))
        .map((operation) => ({ of: operation, method: 'DELETE', path: `${path(operation)}?${query}` })),
    );
  });
  it.each(ids)('the id %s', async (id) => {
    await all(
      tested
        .filter(({ path: where }) => where.includes('{id}'))
        .map((operation) => ({
          of: operation,
          method: operation.method,
          path: path(operation, id),
          ...(operation.takesBody ? { body: '{"version":1}', headers: json } : {}),
        })),
    );
  });
  it.each(others)('%s', async (_, odd) => {
    await all(
      tested.map((operation) => ({
        of: operation,
        method: operation.method,
        path: path(operation, '999999'),
        ...odd,
        headers: { ...(odd.body ? json : {}), ...odd.headers },
      })),
    );
  });
  it('was answered only with a status that the document lists', () => expect(unlisted(answered)).toEqual([]));
  it('has left everything unchanged', async () => {
    const [counts] = await api.sql(
      `select (select count(*)::int from organisation) as organisations, (select count(*)::int from customer) as customers, (select count(*)::int from invoice) as invoices`,
    );
    expect(counts).toEqual({ organisations: 1, customers: 0, invoices: 0 });
    expect((await send({ method: 'GET', path: '/health/ready' })).status).toBe(200);
    expect(await api.sql('select message, route from error_log')).toEqual([]);
  });
});
