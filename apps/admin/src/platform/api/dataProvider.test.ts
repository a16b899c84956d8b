import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { HttpError } from 'react-admin';
import '../../resources.ts';
import { makeDataProvider } from './dataProvider.ts';
import { onFormFixed } from './calls/fixed.ts';
import { makeHttp } from './calls/http.ts';
import { clearSession, readSession, writeSession, type Session } from './session/session.ts';

type Asked = { method: string; path: string; headers: Headers; body: unknown };
let asked: Asked[] = [];
let answer: (request: Asked) => { status?: number; body: unknown; range?: string };

const session = (accessToken: string): Session => ({
  userData: { id: 1, fullName: 'Ann', username: 'ann', avatar: null, email: 'a@b.c', role: 'Admin', ability: [], extras: {} },
  accessToken,
  refreshToken: `refresh of ${accessToken}`,
});
const words = (key: string, options?: Record<string, unknown>): string => [key, options?.['name']].filter(Boolean).join(' ');
const provider = makeDataProvider(makeHttp(words));

beforeEach(() => {
  asked = [];
  answer = () => ({ body: {} });
  clearSession();
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname + decodeURIComponent(url.search),
      headers: new Headers(init.headers),
      body,
    };
    asked.push(request);
    await Promise.resolve();
    const { status = 200, body: json, range } = answer(request);
    const headers: Record<string, string> = { 'Content-Type': 'application/json', ...(range && { 'Content-Range': range }) };
    return new Response(JSON.stringify(json), { status, headers });
  };
});
afterEach(() => {
  clearSession();
  localStorage.clear();
});

const refused = async (call: Promise<unknown>): Promise<HttpError> => {
  try {
    await call;
  } catch (error) {
    return error as HttpError;
  }
  throw new Error('The call was not refused.');
};

it('sends back only what the input names, and the version', async () => {
  const record = { id: 7, name: 'Acme', email: 'a@acme.com', version: 3, balance: 12, createdAt: '2026-01-01' };
  await provider.update('customers', { id: 7, data: record, previousData: record });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'PUT', path: '/api/v1/customers/7' });
  expect(asked[0]?.body).toEqual({ name: 'Acme', email: 'a@acme.com', version: 3 });
  expect(asked[0]?.headers.get('If-Match')).toBe('"3"');
});

it('gives each creation a key of its own', async () => {
  answer = () => ({ body: { id: 1 } });
  await provider.create('customers', { data: { name: 'Acme' } });
  await provider.create('customers', { data: { name: 'Acme' } });
  const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

it('sends a creation again with the same key when its answer was lost, and not when it was refused', async () => {
  const normal = globalThis.fetch;
  const lost: typeof fetch = async (...request) => {
    await normal(...request);
    throw new TypeError('Failed to fetch');
  };
  const keys = () => asked.map(({ headers }) => headers.get('Idempotency-Key'));
  const create = () => provider.create('customers', { data: { name: 'Acme' } });
  globalThis.fetch = lost;
  await refused(create());
  globalThis.fetch = normal;
  answer = () => ({ status: 409, body: { code: 'party.alike', message: 'Is this another one?' } });
  await refused(create());
  answer = () => ({ body: { id: 1 } });
  await create();
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
  globalThis.fetch = lost;
  await refused(provider.command('invoices', 4, 'send', { to: 'a@b.c' }));
  globalThis.fetch = normal;
  await provider.command('invoices', 5, 'send', { to: 'a@b.c' });
  await provider.command('invoices', 4, 'send', { to: 'a@b.c' });
  expect(new Set(keys().slice(3)).size).toBe(2);
  expect(keys()[5]).toBe(keys()[3]);
});

it('reads many records with one request', async () => {
  answer = () => ({ body: [{ id: 1 }, { id: 2 }], range: 'tax-rates 0-1/2' });
  const { data } = await provider.getMany('taxRates', { ids: [1, 2] });
  expect(data).toHaveLength(2);
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/tax-rates?filter={"id":[1,2]}']);
});

it('changes and deletes many records with one request each', async () => {
  answer = () => ({ body: [1, 2, 3] });
  await provider.updateMany('items', { ids: [1, 2, 3], data: { active: false } });
  await provider.deleteMany('items', { ids: [1, 2, 3] });
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', '/api/v1/items?filter={"id":[1,2,3]}', { active: false }],
    ['DELETE', '/api/v1/items?filter={"id":[1,2,3]}', undefined],
  ]);
});

it('puts a refusal into the words of the reader, at the fields and at the top', async () => {
  const body = {
    statusCode: 400,
    code: 'error.invalid',
    message: 'Some fields need your attention.',
    errors: { 'lines.0.quantity': { code: 'error.too_small', message: 'Too small', params: { name: 'quantity' } } },
    requestId: 'r1',
  };
  answer = () => ({ status: 400, body });
  const { message, status, body: told } = await refused(provider.create('invoices', { data: {} }));
  expect({ message, status }).toEqual({ message: 'errors.error.invalid', status: 400 });
  expect(told.errors).toEqual({
    'lines.0.quantity': 'errors.error.too_small quantity',
    root: { serverError: 'errors.error.invalid' },
  });
});

it('tells a question from a refusal: nothing is wrong with a form that is only asked', async () => {
  const problem = { code: 'party.alike_legal_code', message: 'Asks', params: { name: 'Fjord Media AS' } };
  answer = () => ({ status: 409, body: { statusCode: 409, ...problem, errors: { alikeConfirmed: problem } } });
  const { body: asked } = await refused(provider.create('customers', { data: {} }));
  expect(asked.errors).toEqual({ alikeConfirmed: 'errors.party.alike_legal_code Fjord Media AS' });
  answer = () => ({ status: 409, body: { statusCode: 409, ...problem, errors: { alikeConfirmed: problem, name: problem } } });
  const { body: both } = await refused(provider.create('customers', { data: {} }));
  expect(both.errors).toHaveProperty('root');
});

it('takes the message of a refusal away when its own write is answered anew, and not when another was refused with the same words', async () => {
  const gone: string[] = [];
  const stop = onFormFixed((message) => gone.push(message));
  const refusal = { statusCode: 422, code: 'demo.needs_server', message: 'Not here' };
  answer = () => ({ status: 422, body: refusal });
  const save = () => provider.update('customers', { id: 7, data: { id: 7, version: 1 }, previousData: { id: 7 } });
  await refused(save());
  await refused(provider.command('invoices', 4, 'send'));
  await refused(provider.command('invoices', 4, 'send'));
  expect(gone).toEqual([]);
  answer = () => ({ body: {} });
  await provider.command('invoices', 4, 'send');
  expect(gone).toEqual([]);
  await save();
  expect(gone).toEqual(['errors.demo.needs_server']);
  stop();
});

it('says that there is no connection instead of what the browser says', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { message, status } = await refused(provider.getOne('customers', { id: 1 }));
  expect({ message, status }).toEqual({ message: 'kontor.error.network', status: 0 });
});

it('renews a token that has run out once, however many calls need it', async () => {
  writeSession(session('old'));
  answer = ({ path, headers }) => {
    if (path === '/jwt/refresh-token') return { body: session('new') };
    return headers.get('Authorization') === 'Bearer new'
      ? { body: { id: 1 } }
      : { status: 401, body: { code: 'error.not_signed_in' } };
  };
  const answers = await Promise.all([1, 2, 3, 4].map((id) => provider.getOne('customers', { id })));
  expect(answers).toHaveLength(4);
  expect(asked.filter(({ path }) => path === '/jwt/refresh-token')).toHaveLength(1);
  expect(readSession()?.accessToken).toBe('new');
});

it('ends the session where the refresh token is refused', async () => {
  writeSession(session('old'));
  answer = () => ({ status: 401, body: { code: 'error.not_signed_in', message: 'Please log in.' } });
  const { status } = await refused(provider.getOne('customers', { id: 1 }));
  expect(status).toBe(401);
  expect(readSession()).toBeNull();
});

it('asks in the language of the page, by whose alphabet names are sorted', async () => {
  document.documentElement.lang = 'lt';
  answer = () => ({ body: [], range: 'items 0-0/0' });
  await provider.getList('items', { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' }, filter: {} });
  expect(asked[0]?.headers.get('Accept-Language')).toBe('lt');
});

it('sorts by the usual field where a remembered one orders the list no longer', async () => {
  answer = () => ({ body: [], range: 'x 0-0/0' });
  const pagination = { page: 1, perPage: 10 };
  for (const [resource, field, sorted] of [
    ['invoices', 'language', ['invoiceDate', 'DESC']],
    ['invoices', 'total', ['total', 'ASC']],
    ['timeSheets', 'billingState', ['id', 'DESC']],
  ] as const) {
    await provider.getList(resource, { pagination, sort: { field, order: 'ASC' }, filter: {} });
    expect(asked.at(-1)?.path).toContain(`sort=${JSON.stringify(sorted)}`);
  }
});
