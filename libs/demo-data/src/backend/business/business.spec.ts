import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { world } from '../../world.ts';
import { createBackend, type Handle } from '../index.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Schema = { properties?: Record<string, unknown>; required?: string[]; allOf?: Schema[] };
const document = JSON.parse(readFileSync(new URL('../../../../../apps/api/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const now = new Date('2026-11-21T12:00:00Z');

/** How many rows the demo firm has in each table. */
const counts = new Map<string, number>();
for (const { table, rows } of world({ today: '2026-11-21' })) counts.set(table, (counts.get(table) ?? 0) + rows.length);

let handle: Handle;
let token: string;

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await handle({
    method,
    path: `/api/v1${path}`,
    body,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });
  if (!answer) throw new Error(`nobody answers ${method} ${path}`);
  return { status: answer.status, body: answer.body as Row & Row[], headers: answer.headers ?? {} };
}
const list = (resource: string, query: Record<string, unknown> = {}) =>
  call(
    'GET',
    `/${resource}?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`,
  );

async function signIn(email: string, password: string): Promise<string> {
  const answer = await handle({ method: 'POST', path: '/jwt/login', body: { email, password } });
  return (answer?.body as { accessToken: string }).accessToken;
}

beforeAll(async () => {
  handle = createBackend({ now: () => now, roles: [{ key: 'admin', name: 'Admin', rules: [], rights: [] }] });
  token = await signIn('admin@demo.com', 'admin');
});

describe('the business resources in the browser', () => {
  it.each([
    ['customers', 'CustomerRecord', 'customer'],
    ['contacts', 'ContactRecord', 'contact'],
    ['items', 'ItemRecord', 'item'],
    ['projects', 'ProjectRecord', 'project'],
    ['project-members', 'ProjectMemberRecord', 'project_member'],
    ['tasks', 'TaskRecord', 'task'],
    ['users', 'UserRecord', 'user_account'],
    ['user-rates', 'UserRateRecord', 'user_rate'],
    ['time-entries', 'TimeEntryRecord', 'time_entry'],
    ['invoices', 'InvoiceRecord', 'invoice'],
    ['payments', 'PaymentRecord', 'payment'],
    ['write-offs', 'WriteOffRecord', 'write_off'],
    ['tax-rates', 'TaxRateRecord', 'tax_rate'],
    ['bank-accounts', 'BankAccountRecord', 'bank_account'],
    ['classifiers', 'ClassifierRecord', 'classifier'],
    ['number-series', 'NumberSeriesRecord', 'number_series'],
    ['audit', 'AuditRecord', 'audit'],
  ])('lists %s with the fields of %s', async (resource, record, table) => {
    const total = counts.get(table) ?? 0;
    const { status, body, headers } = await list(resource, { range: [0, 4] });
    expect([status, headers['Content-Range']]).toEqual([200, `${resource} 0-${Math.min(5, total) - 1}/${total}`]);
    const fields = [...(document.components.schemas[record]?.required ?? [])].sort();
    for (const row of body) expect(Object.keys(row).sort()).toEqual(fields);
  });

  it('knows the roles that it is given', async () => {
    const [role] = (await list('roles')).body;
    expect(role).toMatchObject({ key: 'admin', isBuiltIn: true, userCount: 1 });
    expect(Object.keys(role ?? {}).sort()).toEqual(
      Object.keys(document.components.schemas['RoleRecord']?.properties ?? {}).sort(),
    );
    expect((await list('users', { filter: { email: 'admin@demo.com' } })).body).toMatchObject([{ roleName: 'Admin' }]);
  });

  it('filters, searches and sorts as the API does', async () => {
    const late = await list('invoices', { filter: { overdue: true, total_gte: 1000 }, sort: ['dueDate', 'ASC'], range: [0, 99] });
    expect(late.body.length).toBeGreaterThan(0);
    expect(
      late.body.every(
        ({ status, dueDate, total }) => status === 'sent' && String(dueDate) < '2026-11-21' && Number(total) >= 1000,
      ),
    ).toBe(true);
    const dates = late.body.map(({ dueDate }) => String(dueDate));
    expect(dates).toEqual([...dates].sort());
    const [first] = (await list('customers', { filter: { q: 'NEMUNO' } })).body;
    expect(first).toMatchObject({ name: 'Nemuno logistika, UAB', country: 'LT' });
    expect((await list('customers', { filter: { id: [3, 1] } })).body.map(({ id }) => id).sort()).toEqual([1, 3]);
    expect((await call('GET', '/customers?filter={"a"')).status).toBe(400);
  });

  it('creates, changes with the version that was seen, and deletes', async () => {
    const customer = { kind: 'company', name: 'Naujas, UAB', country: 'LT', currency: 'EUR', language: 'lt', active: true };
    const added = await call('POST', '/customers', customer);
    expect(added).toMatchObject({ status: 201, body: { id: 41, version: 1, name: 'Naujas, UAB', email: null, receivable: 0 } });
    expect((await call('PUT', '/customers/41', { ...customer, name: 'Kitas, UAB' })).status).toBe(428);
    const changed = await call('PUT', '/customers/41', { ...customer, name: 'Kitas, UAB' }, { 'If-Match': '"1"' });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, name: 'Kitas, UAB' } });
    expect((await call('PUT', '/customers/41', { ...customer, version: 1 })).body).toMatchObject({ code: 'error.stale' });
    expect((await call('POST', '/customers', { ...customer, name: '', isAdmin: true })).body).toMatchObject({
      statusCode: 400,
      errors: { name: { code: 'field.required' }, isAdmin: { code: 'field.unknown' } },
    });
    expect((await call('DELETE', '/customers/1', undefined, { 'If-Match': '"1"' })).body).toMatchObject({ code: 'error.in_use' });
    expect((await call('DELETE', '/customers/41', undefined, { 'If-Match': '"2"' })).status).toBe(200);
    expect((await call('GET', '/customers/41')).status).toBe(404);
    expect((await call('POST', '/customers', customer)).body.id).toBe(42);
  });

  it('reckons an invoice from its lines, numbers it when it is sent, and takes money for it', async () => {
    const line = { kind: 'text', description: 'Work', quantity: 3, unit: 'HUR', unitPrice: 33.333333, taxRateId: 1 };
    const draft = {
      ...{ customerId: 1, invoiceDate: '2026-11-21', dueDate: '2026-12-05', currency: 'EUR', exchangeRate: 1, language: 'lt' },
      ...{ pricesIncludeTax: false, lines: [line] },
    };
    const made = await call('POST', '/invoices', draft);
    expect(made).toMatchObject({ status: 201, body: { id: 1501, status: 'draft', net: 100, tax: 21, total: 121, balance: 121 } });
    const fields = Object.keys(document.components.schemas['InvoiceDetail']?.properties ?? {}).sort();
    expect(Object.keys(made.body).sort()).toEqual(fields);
    expect((await call('POST', '/invoices/1501/send', {})).body).toMatchObject({ status: 'sent', number: 'INV-2026-1152' });
    expect((await call('PUT', '/invoices/1501', { ...draft, version: 2 })).body).toMatchObject({ code: 'invoice.frozen' });
    const payment = { paymentDate: '2026-11-21', amount: 150, method: 'bankTransfer' };
    const paid = await call('POST', '/invoices/1501/record-payment', payment);
    expect(paid.body).toMatchObject({ status: 'paid', balance: 0, paid: 121 });
    const [record] = (await call('GET', '/invoices/1501/payments')).body;
    expect(record).toMatchObject({
      unallocated: 29,
      allocations: [{ invoiceId: 1501, invoiceNumber: 'INV-2026-1152', amount: 121 }],
    });
    expect((await call('DELETE', `/payments/${record?.id}`, undefined, { 'If-Match': '"1"' })).status).toBe(200);
    expect((await call('GET', '/invoices/1501')).body).toMatchObject({ status: 'sent', balance: 121 });
    const given = { writeOffDate: '2026-11-21', amount: 121, reason: 'bankrupt' };
    const tooMuch = await call('POST', '/invoices/1501/write-off', { ...given, amount: 121.01 });
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'write_off.above_balance' } });
    const off = await call('POST', '/invoices/1501/write-off', given);
    expect(off.body).toMatchObject({ status: 'paid', paid: 0, writtenOff: 121, balance: 0 });
    const [gone] = (await list('write-offs', { filter: { invoiceId: 1501 } })).body;
    expect(gone).toMatchObject({ amount: 121, invoiceNumber: 'INV-2026-1152', currency: 'EUR', reason: 'bankrupt' });
    const undone = await call('DELETE', `/write-offs/${gone?.id}`, undefined, { 'If-Match': '"1"' });
    expect(undone.body).toMatchObject({ status: 'sent', writtenOff: 0, balance: 121 });
    expect((await call('POST', '/invoices/1501/annul', { reason: 'wrong' })).body).toMatchObject({ status: 'void', balance: 0 });
    const early = { ...draft, invoiceDate: '2026-11-02' };
    expect((await call('POST', '/invoices', early)).status).toBe(201);
    expect((await call('POST', '/invoices/1502/send', {})).body).toMatchObject({ code: 'document.date_before_last' });
    const backdateReason = 'Done on the 2nd';
    expect((await call('POST', '/invoices/1502/send', { backdateReason })).body).toMatchObject({ number: 'INV-2026-1153' });
    const proof = (await call('GET', '/number-series/1/completeness')).body;
    expect(proof).toMatchObject({ missingCount: 0, unknownCount: 0, earlierDateCount: 1 });
    expect(proof['periods']).toContainEqual(
      expect.objectContaining({ year: 2026, first: 'INV-2026-0001', last: 'INV-2026-1153', issuedCount: 1153, missing: [] }),
    );
    expect((await call('DELETE', '/invoices/1501', undefined, { 'If-Match': '"8"' })).status).toBe(409);
  });

  it('takes one payment for several invoices, or refuses it at its fields', async () => {
    const line = { kind: 'text', description: 'Work', quantity: 1, unit: 'HUR', unitPrice: 100, taxRateId: 1 };
    const draft = {
      ...{ customerId: 1, invoiceDate: '2026-11-21', dueDate: '2026-12-05', currency: 'EUR', exchangeRate: 1, language: 'lt' },
      ...{ pricesIncludeTax: false, lines: [line] },
    };
    const ids: number[] = [];
    for (const _ of [1, 2]) {
      const { id } = (await call('POST', '/invoices', draft)).body;
      await call('POST', `/invoices/${id}/send`, {});
      ids.push(id);
    }
    const payment = (amount: number, part: number) => ({
      ...{ customerId: 1, currency: 'EUR', paymentDate: '2026-11-21', method: 'card', amount },
      allocations: ids.map((invoiceId) => ({ invoiceId, amount: part })),
    });
    expect(await call('POST', '/payments', payment(300, 121.01))).toMatchObject({
      status: 422,
      body: { errors: { 'allocations.0.amount': { code: 'payment.over_balance' } } },
    });
    const made = await call('POST', '/payments', payment(300, 121));
    expect(made).toMatchObject({ status: 201, body: { unallocated: 58, allocations: [{ amount: 121 }, { amount: 121 }] } });
    const fields = Object.keys(document.components.schemas['PaymentRecord']?.properties ?? {}).sort();
    expect(Object.keys(made.body).sort()).toEqual(fields);
    for (const id of ids) expect((await call('GET', `/invoices/${id}`)).body).toMatchObject({ status: 'paid', balance: 0 });
    await call('DELETE', `/payments/${made.body.id}`, undefined, { 'If-Match': `"${made.body.version}"` });
    for (const id of ids) expect((await call('GET', `/invoices/${id}`)).body).toMatchObject({ status: 'sent', balance: 121 });
  });

  it('logs hours by the rules of the day and of the project', async () => {
    const entry = { userId: 4, projectId: 2, workDate: '2026-11-21', minutes: 60, billable: true };
    const { body } = await call('POST', '/time-entries', entry);
    expect(body).toMatchObject({ minutes: 60, billingState: 'unbilled', userName: expect.any(String) });
    expect((await call('POST', '/time-entries', { ...entry, minutes: 1000 })).status).toBe(422);
    expect(
      (await call('PATCH', `/time-entries?filter=${encodeURIComponent(JSON.stringify({ id: [body.id] }))}`, { billable: false }))
        .body,
    ).toEqual([body.id]);
    expect((await call('GET', `/time-entries/${body.id}`)).body).toMatchObject({ billingState: 'notBillable', version: 2 });
  });

  it('answers what the frame round the pages asks for', async () => {
    const { body } = await call('GET', '/dashboard');
    expect(Object.keys(body).sort()).toEqual(Object.keys(document.components.schemas['Dashboard']?.properties ?? {}).sort());
    expect((await call('GET', '/organisation/1')).body).toMatchObject({ name: 'Fjorneris, UAB' });
    expect((await call('GET', '/search?q=nemuno')).body).toMatchObject({ groups: [{ group: 'customers' }] });
    expect((await call('GET', '/notifications/unread-count')).body).toEqual({ unread: 0 });
  });

  it('says clearly what only a server can do, and shows nothing to a client', async () => {
    expect((await call('GET', '/invoices/1/pdf')).body).toMatchObject({ statusCode: 422, code: 'demo.needs_server' });
    const admin = token;
    token = await signIn('client@demo.com', 'client');
    expect((await call('GET', '/customers')).status).toBe(403);
    token = admin;
    expect(await handle({ method: 'GET', path: '/elsewhere', headers: {} })).toBeUndefined();
  });
});
