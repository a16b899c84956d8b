import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { filterOperators, timelineSpan, type ColumnKind, type ListDescription } from '@kontor/domain';
import { createBackend, type Handle } from '@kontor/demo-data/backend';
import { record, type ApiDocument } from '@kontor/demo-data/recording';
import { ofThisTurn } from '../../../tools/tests/turn.mjs';
import { loadDemo } from '../src/demo/load-demo.ts';
import { testApp, type TestApp } from './test-app.ts';

type Row = Record<string, unknown>;
type Answer = { status: number; body: unknown; contentRange: string | null };

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as ApiDocument;
const lists = Object.entries(document.paths).flatMap(([path, { get }]): [string, ListDescription][] =>
  get?.['x-list'] ? [[path, get['x-list']]] : [],
);
const today = new Date().toISOString().slice(0, 10);

let api: TestApp;
let handle: Handle;
let parts: Map<string, unknown>;
let token: string;
let demoToken: string;

async function ask(path: string, language = ''): Promise<Answer> {
  const { status, body, headers } = await api.visitor
    .get(path)
    .set({ Authorization: `Bearer ${token}`, ...(language ? { 'Accept-Language': language } : {}) });
  return { status, body: body as unknown, contentRange: headers['content-range'] ?? null };
}

async function askDemo(path: string, language = '', method = 'GET'): Promise<Answer> {
  const headers = { Authorization: `Bearer ${demoToken}`, 'Accept-Language': language };
  const answer = await handle({ method, path, headers });
  if (!answer) throw new Error(`The demo does not know ${method} ${path}`);
  return { status: answer.status, body: answer.body, contentRange: answer.headers?.['Content-Range'] ?? null };
}

const login = { email: 'admin@demo.com', password: 'admin' };

beforeAll(async () => {
  api = await testApp();
  await loadDemo(api.url, { today, scale: 0.1 });
  const signedIn = (await api.visitor.post('/jwt/login').send(login)).body as { accessToken: string; userData: { id: number } };
  token = signedIn.accessToken;
  parts = await record({ document, ask, personId: signedIn.userData.id, today, timeZone: 'Europe/Vilnius' });
  // As a browser would receive it.
  const sent = new Map([...parts].map(([name, part]) => [name, JSON.stringify(part)]));
  handle = createBackend({
    recording: (name) => Promise.resolve(JSON.parse(sent.get(name) ?? `no part ${name}`)),
  });
  const demo = await handle({ method: 'POST', path: '/jwt/login', body: login });
  demoToken = ((demo?.body ?? {}) as { accessToken: string }).accessToken;
});
afterAll(() => api.close());

const listQuery = (query: { filter?: unknown; sort?: unknown; range?: unknown }): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** Refusals are compared without their request id. */
const essence = ({ status, body, contentRange }: Answer): unknown =>
  status === 200 ? { status, body, contentRange } : { status, ...(body as Row), requestId: undefined };

async function agree(path: string, language = ''): Promise<Answer> {
  const [real, played] = [await ask(path, language), await askDemo(path, language)];
  expect({ path: decodeURIComponent(path), ...(essence(played) as object) }).toEqual({
    path: decodeURIComponent(path),
    ...(essence(real) as object),
  });
  return played;
}

/** A value that a row has. The API returns moments less precisely than it stores them, so a moment in between is taken. */
function someValue(rows: Row[], field: string, kind: ColumnKind): unknown {
  const values = rows.map((row) => row[field]).filter((value) => value !== null);
  const value = values[values.length >> 1];
  return kind === 'moment' && typeof value === 'string' ? new Date(Date.parse(value) + 500).toISOString() : (value ?? 'none');
}

const compared = (kind: ColumnKind): string[] =>
  filterOperators.filter((operator) => operator !== 'q' && !(kind === 'flag' && /^[gl]te?$/.test(operator)));

/** The field with all that is asked of its kind, for the first one of that kind in a list; other fields take one by turns. */
function byTurns<T>(
  fields: Record<string, ColumnKind>,
  askedOf: (kind: ColumnKind) => readonly T[],
): [string, ColumnKind, readonly T[]][] {
  const met = new Set<ColumnKind>();
  return Object.entries(fields).map(([field, kind], at) => {
    const all = askedOf(kind);
    const asked = met.has(kind) ? all.filter((_, index) => index === at % all.length) : all;
    met.add(kind);
    return [field, kind, asked];
  });
}

/** Fields that no row of the demo firm has; the tests of their nouns fill them. */
const empty: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/credit-notes': ['referenceNumber', 'orderNumber', 'yourReference', 'retainerInvoiceId'],
  '/api/v1/estimates': ['referenceNumber', 'orderNumber', 'discountPercent', 'discountAmount', 'invoiceId', 'invoiceNumber'],
  '/api/v1/retainer-invoices': [
    'projectId',
    'referenceNumber',
    'orderNumber',
    'yourReference',
    'discountPercent',
    'discountAmount',
    'projectName',
  ],
  '/api/v1/time-entries': ['overrideRate', 'lockDate'],
  '/api/v1/absences': ['note', 'remark'],
  '/api/v1/work-contracts': ['validTo'],
  '/api/v1/audit': ['requestId', 'tokenId', 'tokenName', 'serviceAccountName'],
  '/api/v1/customers': [
    'shippingStreet',
    'shippingCity',
    'shippingZip',
    'shippingCountry',
    'markUpPercent',
    'creditLimit',
    'orderReference',
    'electronicAddress',
    'electronicAddressScheme',
    'notes',
  ],
  '/api/v1/contacts': ['notes'],
  '/api/v1/items': ['description', 'pictureId'],
  '/api/v1/stock-moves': ['originId', 'note'],
  '/api/v1/inventory-adjustments': ['note', 'reversalDate', 'reversalReason'],
  '/api/v1/stock-counts': ['categoryId', 'note', 'postedAt', 'postedById', 'adjustmentId', 'postedByName', 'reversalDate'],
  '/api/v1/vendors': ['phone', 'accountFromEInvoice', 'accountConfirmedAt', 'accountConfirmedByName'],
  '/api/v1/bills': ['referenceNumber', 'discountAmount', 'approvedAt', 'approvedByName'],
  '/api/v1/vendor-contacts': ['notes'],
  '/api/v1/vendor-credit-notes': ['discountPercent', 'discountAmount'],
  '/api/v1/payment-runs': ['note', 'exportedAt', 'paidAt', 'exportedByName'],
  '/api/v1/expenses': ['exchangeRateSource', 'taxAmount', 'markUpPercent'],
  '/api/v1/projects': ['markUpPercent', 'description'],
  '/api/v1/users': ['avatar', 'invitedAt', 'personalId', 'bankAccount'],
  '/api/v1/tax-rates': ['saftCode'],
  '/api/v1/recurring-bills': ['lastDate', 'times', 'orderNumber', 'discountPercent', 'discountAmount'],
  '/api/v1/recurring-invoices': [
    'lastDate',
    'times',
    'projectId',
    'orderNumber',
    'yourReference',
    'discountPercent',
    'discountAmount',
    'projectName',
  ],
};

describe.each(lists)('the recorded list %s', (path, list) => {
  let rows: Row[];
  beforeAll(async () => {
    rows = (await agree(`${path}?${listQuery({ range: [0, 999] })}`)).body as Row[];
  });

  it('has a value in every field of some row', () => {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const without = fields.filter((field) => rows.every((row) => row[field] === null || row[field] === undefined));
    expect(without.filter((field) => !empty[path]?.includes(field))).toEqual([]);
  });

  it('answers as the API does: pages, orders and alphabets', async () => {
    await agree(path);
    for (const range of [[0, 0], [3, 7], [5000, 5001], [1, 0], [0, 1000], 'x']) await agree(`${path}?${listQuery({ range })}`);
    for (const [field, , directions] of ofThisTurn(byTurns(list.fields, () => ['ASC', 'DESC'])))
      for (const direction of directions)
        await agree(`${path}?${listQuery({ sort: [field, direction], range: [0, 99] })}`, list.names.includes(field) ? 'lt' : '');
    for (const language of ['en', 'nb-NO,nb;q=0.9', 'de', 'de, no'])
      for (const field of list.names) await agree(`${path}?${listQuery({ sort: [field, 'ASC'], range: [0, 99] })}`, language);
    await agree(`${path}?${listQuery({ sort: ['nothing', 'ASC'] })}`);
    await agree(`${path}?${listQuery({ sort: ['id'] })}`);
    await agree(`${path}?sort=x&filter=${encodeURIComponent('{"a"')}`);
  });

  it('answers as the API does: filters', async () => {
    for (const [field, kind, operators] of ofThisTurn(byTurns(list.fields, compared))) {
      const value = someValue(rows, field, kind);
      for (const operator of operators) {
        const filter = { [`${field}_${operator}`]: operator.endsWith('_any') ? [value] : value };
        await agree(`${path}?${listQuery({ filter, range: [0, 4] })}`);
      }
      for (const filter of [{ [field]: [value, value] }, { [field]: null }, { [`${field}_neq`]: null }, { [field]: {} }])
        await agree(`${path}?${listQuery({ filter, range: [0, 4] })}`);
    }
    for (const [question, kind] of Object.entries(list.questions))
      for (const value of kind === 'flag' ? [true, false, 'x'] : [])
        await agree(`${path}?${listQuery({ filter: { [question]: value } })}`);
    const ids = rows.slice(0, 40).map(({ id }) => id);
    await agree(`${path}?${listQuery({ filter: { id: ids } })}`);
    await agree(`${path}?${listQuery({ filter: { id: 'x' } })}`);
    await agree(`${path}?${listQuery({ filter: { nothing: 1 } })}`);
    await agree(`${path}?${listQuery({ filter: [] })}`);
  });

  it('answers as the API does: searches', async () => {
    const texts = list.search.map((field) => someValue(rows, field, 'text')).map(String);
    const parts = texts.flatMap((text) => [text.slice(0, 2), text.slice(1, 6).toUpperCase(), ` ${text.slice(-3)}`]);
    for (const q of [...new Set([...parts, 'ą', '%', '_', '\\', '', 12, 'nowhere', 'x'.repeat(101), true])])
      await agree(`${path}?${listQuery({ filter: { q }, range: [0, 9] })}`);
    for (const field of Object.keys(list.fields).filter((name) => list.fields[name] === 'text'))
      await agree(`${path}?${listQuery({ filter: { [`${field}_q`]: 'an' }, range: [0, 9] })}`);
  });

  it('answers as the API does: single records', async () => {
    if (!document.paths[`${path}/{id}`]?.['get']) return;
    for (const row of [rows.at(0), rows.at(rows.length >> 1), rows.at(-1)]) if (row) await agree(`${path}/${String(row['id'])}`);
    await agree(`${path}/2000000000`);
  });
});

describe('the recorded demo', () => {
  it('has an answer to every question that is not a list and needs no input', async () => {
    const calls = Object.entries(document.paths).filter(
      ([path, { get }]) =>
        path.startsWith('/api/v1/') && get?.responses['200']?.content?.['application/json'] && !path.includes('{'),
    );
    const open = calls.filter(([, { get }]) => !get?.['x-list'] && !get?.parameters.some(({ required }) => required));
    expect(open.length).toBeGreaterThan(5);
    for (const [path] of open) {
      const { status } = await ask(path);
      expect([path, (await askDemo(path)).status]).toEqual([path, status === 200 ? 200 : 422]);
    }
  });

  it('answers the questions of the screens as the API does, and refuses others', async () => {
    const month = `from=${today.slice(0, 7)}-01`;
    const end = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).toISOString().slice(0, 10);
    await agree(`/api/v1/time-entries/days?${month}&to=${end}`);
    await agree(`/api/v1/time-entries/overview?to=${end}&${month}&groupBy=customer`);
    await agree(`/api/v1/time-entries/day-allowance?date=${today}&userId=`);
    await agree('/api/v1/time-entries/unbilled?customerId=3');
    await agree('/api/v1/invoices/counts');
    await agree(`/api/v1/invoices/12/payments?${listQuery({ sort: ['paymentDate', 'ASC'] })}`);
    await agree('/api/v1/number-series/1/completeness');
    const { from, to } = timelineSpan('weeks', today);
    await agree(`/api/v1/project-timeline?from=${from}&to=${to}&scope=open`);
    const other = await askDemo('/api/v1/time-entries/days?from=2020-01-01&to=2020-02-02');
    expect(other).toMatchObject({ status: 422, body: { code: 'demo.needs_server' } });
  });

  it('refuses writes, and what only a server can do', async () => {
    const writes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) =>
        method !== 'get' && path.startsWith('/api/v1/') ? [[method, path] as const] : [],
      ),
    );
    expect(writes.length).toBeGreaterThan(50);
    for (const [method, path] of [...writes, ['get', '/api/v1/invoices/{id}/pdf'] as const])
      expect([method, path, await askDemo(path.replace(/\{\w+\}/g, '1'), '', method.toUpperCase())]).toEqual([
        method,
        path,
        expect.objectContaining({ status: 422, body: expect.objectContaining({ code: 'demo.needs_server' }) }),
      ]);
  });

  it('passes unknown calls to the network, and shows Clients nothing', async () => {
    expect(await handle({ method: 'GET', path: '/api/v1/nothing' })).toBeUndefined();
    expect(await handle({ method: 'GET', path: '/api/v1/customers/1/nothing' })).toBeUndefined();
    const client = await handle({ method: 'POST', path: '/jwt/login', body: { email: 'client@demo.com', password: 'client' } });
    const headers = { Authorization: `Bearer ${((client?.body ?? {}) as { accessToken: string }).accessToken}` };
    expect((await handle({ method: 'GET', path: '/api/v1/customers', headers }))?.status).toBe(403);
    expect((await handle({ method: 'GET', path: '/api/v1/customers' }))?.status).toBe(401);
  });
});
