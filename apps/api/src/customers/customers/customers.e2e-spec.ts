import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerInput, CustomerOption } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aPayment, aSentInvoice } from '../../../test/builders/invoice.ts';
import { aChangeOrder, aMilestone, aProject } from '../../../test/builders/project.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee');
});
afterAll(() => api.close());

const input = (change: Partial<CustomerInput> = {}): CustomerInput => ({
  kind: 'company',
  name: 'UAB Ąžuolas',
  country: 'LT',
  currency: 'EUR',
  language: 'lt',
  active: true,
  ...change,
});

async function aStoredCustomer(change: Partial<CustomerInput> = {}): Promise<{ id: number; version: number }> {
  return (
    await admin
      .post('/api/v1/customers')
      .send({ ...input(change), alikeConfirmed: true })
      .expect(201)
  ).body as { id: number; version: number };
}

describe('the currency of a customer', () => {
  const toEuro = async ({ id, version }: { id: number; version: number }) =>
    admin.put(`/api/v1/customers/${id}`).send({ ...input(), currency: 'EUR', version });

  it.each([
    ['hours with a rate', (customerId: number) => aTimeEntry({ projectId: aProject({ customerId }), billingRate: 920 })],
    ['a fixed price', (customerId: number) => aProject({ customerId, billing: 'fixedPrice', budgetAmount: 5000 })],
    ['a milestone with an amount', (customerId: number) => aMilestone({ projectId: aProject({ customerId }), amount: 500 })],
    ['a change order', (customerId: number) => aChangeOrder({ projectId: aProject({ customerId }) })],
    ['an open invoice', (customerId: number) => aSentInvoice({ customerId, currency: 'NOK' })],
    ['unused credit', (customerId: number) => aPayment({ customerId, currency: 'NOK' })],
  ])('stays where there is %s in it', async (_, priced) => {
    const made = await aStoredCustomer({ currency: 'NOK' });
    await store(api, priced(made.id));
    const answer = await toEuro(made);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { currency: { code: 'customer.keeps_currency', params: { currency: 'NOK' } } } });
  });

  it('changes as long as nothing is priced in it', async () => {
    const made = await aStoredCustomer({ currency: 'NOK' });
    await store(api, aTimeEntry({ projectId: aProject({ customerId: made.id }) }));
    expect((await toEuro(made)).status).toBe(200);
  });
});

describe('where a customer receives e-invoices', () => {
  const refused = [
    [
      'an address without its type',
      { electronicAddress: '991825827' },
      'electronicAddressScheme',
      'party.electronic_address_scheme',
    ],
    ['a type without an address', { electronicAddressScheme: '0088' }, 'electronicAddress', 'party.bad_electronic_address'],
    [
      'a number of another type',
      { electronicAddress: '991825827', electronicAddressScheme: '0200' },
      'electronicAddress',
      'party.bad_electronic_address',
    ],
  ] as const;
  it.each(refused)('is not %s', async (_, given, field, code) => {
    const created = await admin.post('/api/v1/customers').send(input(given)).expect(422);
    expect(created.body).toMatchObject({ errors: { [field]: { code } } });
    const { id, version } = await aStoredCustomer();
    const changed = await admin.put(`/api/v1/customers/${id}`).send({ ...input(given), version });
    expect(changed.body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('is kept with the channel, which stay as they are when they are left out', async () => {
    const given = { electronicAddress: '991 825 827', electronicAddressScheme: '0192' } as const;
    const { id, version } = await aStoredCustomer({ ...given, publicBody: true, invoiceChannel: 'mailWithXml' });
    const { body } = await admin
      .put(`/api/v1/customers/${id}`)
      .send({ ...input(given), version })
      .expect(200);
    expect(body).toMatchObject({ ...given, publicBody: true, invoiceChannel: 'mailWithXml' });
  });
});

describe('a second customer of one firm', () => {
  const code = { country: 'NO', legalCode: '914778271' };
  it('is asked about, and added when that is confirmed', async () => {
    const { id } = await aStoredCustomer({ ...code, name: 'Fjord Media AS' });
    const twin = input({ ...code, legalCode: '914 778 271' });
    const refused = await admin.post('/api/v1/customers').send(twin).expect(409);
    const problem = { code: 'party.alike_legal_code', params: { id, name: 'Fjord Media AS' } };
    expect(refused.body).toMatchObject({ ...problem, errors: { alikeConfirmed: problem } });
    await admin
      .post('/api/v1/customers')
      .send({ ...twin, alikeConfirmed: true })
      .expect(201);
  });

  it('is asked about when a code is changed, not at each saving afterwards', async () => {
    const vatCode = 'LT100001919017';
    await aStoredCustomer({ vatCode });
    const { id, version } = await aStoredCustomer();
    const save = (at: number, change: object) =>
      admin.put(`/api/v1/customers/${id}`).send({ ...input(), ...change, version: at });
    expect((await save(version, { vatCode })).body).toMatchObject({ code: 'party.alike_vat_code' });
    await save(version, { vatCode, alikeConfirmed: true }).expect(200);
    await save(version + 1, { vatCode, name: 'Other' }).expect(200);
  });

  it('is asked about by name too, written otherwise, when it is entered and when another is renamed', async () => {
    const { id } = await aStoredCustomer({ name: 'UAB „Žalgirio namai“', country: 'LT' });
    const problem = { code: 'party.alike_name', params: { id } };
    const twin = input({ name: 'Zalgirio Namai, UAB', country: 'LT' });
    expect((await admin.post('/api/v1/customers').send(twin).expect(409)).body).toMatchObject(problem);
    await admin
      .post('/api/v1/customers')
      .send({ ...twin, country: 'LV' })
      .expect(201);
    const other = await aStoredCustomer({ name: 'Kita įmonė', country: 'LT' });
    const rename = (change: object) =>
      admin.put(`/api/v1/customers/${other.id}`).send({ ...twin, ...change, version: other.version });
    expect((await rename({}).expect(409)).body).toMatchObject(problem);
    await rename({ alikeConfirmed: true }).expect(200);
  });

  it('says nothing of a customer whom the person may not see', async () => {
    const { id } = await aStoredCustomer({ country: 'NO', legalCode: '991825827' });
    const blind = await api.asOwnRole([
      { action: ['read', 'create'], subject: 'Customer' },
      { action: 'read', subject: 'Customer', conditions: { id }, inverted: true },
    ]);
    await blind
      .post('/api/v1/customers')
      .send(input({ country: 'NO', legalCode: '991825827' }))
      .expect(201);
  });
});

describe('customers', () => {
  it('lists by name, with the number of all that fit', async () => {
    await aStoredCustomer({ name: 'Lista B' });
    await aStoredCustomer({ name: 'Lista A' });
    const answer = await admin
      .get(listPath('customers', { filter: { name_q: 'lista' }, sort: ['name', 'ASC'], range: [0, 0] }))
      .expect(200);
    expect(answer.headers['content-range']).toBe('customers 0-0/2');
    expect(answer.body).toEqual([expect.objectContaining({ name: 'Lista A', receivable: 0 })]);
  });

  it('finds whatever the case, and takes % and _ as they are', async () => {
    await aStoredCustomer({ name: 'Žalioji 100% giria' });
    expect((await admin.get(listPath('customers', { filter: { q: 'ŽALIOJI 100%' } }))).body).toHaveLength(1);
    expect((await admin.get(listPath('customers', { filter: { q: 'Ža%giria' } }))).body).toHaveLength(0);
  });

  it('gives many by id in one request, without a range', async () => {
    const made = [await aStoredCustomer(), await aStoredCustomer()];
    const answer = await admin.get(listPath('customers', { filter: { id: made.map(({ id }) => id) } })).expect(200);
    expect((answer.body as { id: number }[]).map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
  });

  it('offers all to choose from, a thousand at a time', async () => {
    await aStoredCustomer();
    await api.sql(
      `insert into customer select (jsonb_populate_record(c, jsonb_build_object('id', 100000 + n))).*
        from customer c, generate_series(1, 1000) n where c.id = (select max(id) from customer)`,
    );
    const [active] = await api.sql<{ count: number }>('select count(*)::int as count from customer where active');
    for (const path of ['options', 'options-with-projects']) {
      const page = async (query = '') =>
        (await admin.get(`/api/v1/customers/${path}${query}`).expect(200)).body as CustomerOption[];
      const [first, second, third] = [await page(), await page('?page=2'), await page('?page=3')];
      expect([first.length, third]).toEqual([1000, []]);
      expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(active?.count);
    }
    await api.sql('delete from customer where id > 100000');
  });

  it('creates, and writes down who did it', async () => {
    const { id } = await aStoredCustomer({ name: 'Nauja' });
    expect((await admin.get(`/api/v1/customers/${id}`).expect(200)).body).toMatchObject({ id, name: 'Nauja', version: 1 });
    const history = await api.sql(
      `select user_id, verb, changes -> 'name' as name from audit where subject = 'Customer' and subject_id = $1`,
      [id],
    );
    expect(history).toEqual([{ user_id: admin.userId, verb: 'create', name: [null, 'Nauja'] }]);
  });

  it('is kept without the blanks of a pasted text, and needs a name of more than blanks', async () => {
    const pasted = input({ name: ' Šaltinis\u00a0', email: ' ona@example.com ', city: '  ' });
    const { body } = await admin.post('/api/v1/customers').send(pasted).expect(201);
    expect(body).toMatchObject({ name: 'Šaltinis', email: 'ona@example.com', city: null });
    const refused = await admin
      .post('/api/v1/customers')
      .send(input({ name: '   ' }))
      .expect(400);
    expect(refused.body).toMatchObject({ errors: { name: { code: 'field.required' } } });
  });

  it('changes, and keeps what it was', async () => {
    const { id, version } = await aStoredCustomer({ name: 'Before' });
    const answer = await admin
      .put(`/api/v1/customers/${id}`)
      .send({ ...input({ name: 'After' }), version })
      .expect(200);
    expect(answer.body).toMatchObject({ name: 'After', version: 2 });
    expect(answer.headers['etag']).toBe('"2"');
    const [change] = await api.sql(
      `select changes from audit where subject = 'Customer' and subject_id = $1 and verb = 'update'`,
      [id],
    );
    expect(change).toEqual({ changes: { name: ['Before', 'After'] } });
  });

  it('deletes several at once, all or none', async () => {
    const [one, other] = [await aStoredCustomer(), await aStoredCustomer()];
    const path = (ids: number[]): string => `/api/v1/customers?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
    await admin.delete(path([one.id, 999_999])).expect(404);
    await admin.get(`/api/v1/customers/${one.id}`).expect(200);
    expect((await admin.delete(path([one.id, other.id])).expect(200)).body).toEqual([one.id, other.id]);
    await admin.get(`/api/v1/customers/${one.id}`).expect(404);
  });

  it('does nothing twice under one key', async () => {
    const send = () =>
      admin
        .post('/api/v1/customers')
        .set('Idempotency-Key', 'same')
        .send(input({ name: 'Once' }));
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => (body as { id: number }).id));
    expect(ids.size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await api.sql(`select id from customer where name = 'Once'`)).toHaveLength(1);
    await admin
      .post('/api/v1/customers')
      .set('Idempotency-Key', 'same')
      .send(input({ name: 'Other' }))
      .expect(422);
  });
});

describe('customers refuse', () => {
  it('a visitor, and a person without the right', async () => {
    await api.visitor.get('/api/v1/customers').expect(401);
    await employee.get('/api/v1/customers').expect(200);
    await employee.post('/api/v1/customers').send(input()).expect(403);
    await (await api.as('client')).get('/api/v1/customers').expect(403);
  });

  it('to show, sort or filter money for those who may not see it', async () => {
    const [row] = (await employee.get('/api/v1/customers')).body as object[];
    expect(row).not.toHaveProperty('hourlyRate');
    expect(row).not.toHaveProperty('receivable');
    await employee.get(listPath('customers', { sort: ['hourlyRate', 'ASC'] })).expect(400);
    await employee.get(listPath('customers', { filter: { hourlyRate_gte: 1 } })).expect(400);
  });

  it('a stale save and one without a version', async () => {
    const { id, version } = await aStoredCustomer();
    await admin
      .put(`/api/v1/customers/${id}`)
      .send({ ...input({ name: 'First' }), version })
      .expect(200);
    const late = await admin
      .put(`/api/v1/customers/${id}`)
      .send({ ...input({ name: 'Late' }), version })
      .expect(409);
    expect(late.body).toMatchObject({ code: 'error.stale', params: { version: 2 } });
    await admin.put(`/api/v1/customers/${id}`).send(input()).expect(428);
  });

  it.each([
    ['a website that a link would run', { website: 'javascript:alert(1)' }, 400, 'website', 'field.not_an_address'],
    ['a telephone number of letters', { phone: 'abc' }, 400, 'phone', 'field.not_a_phone'],
    ['a country that is none', { country: 'XX' }, 400, 'country', 'field.not_a_country'],
    ['a company code with a wrong check digit', { legalCode: '304567895' }, 422, 'legalCode', 'party.bad_legal_code'],
    ['a VAT code of another form', { vatCode: 'XX' }, 422, 'vatCode', 'party.bad_vat_code'],
    [
      'an organisation number that is mistyped',
      { country: 'NO', legalCode: '991825828' },
      422,
      'legalCode',
      'party.bad_legal_code',
    ],
  ])('%s', async (_what, change, status, field, code) => {
    const answer = await admin.post('/api/v1/customers').send(input(change)).expect(status);
    expect(answer.body.errors).toMatchObject({ [field]: { code } });
  });

  it('no code that was stored before it was checked, until it is changed', async () => {
    const { id } = (
      await admin
        .post('/api/v1/customers')
        .send(input({ name: 'Old code' }))
        .expect(201)
    ).body as { id: number };
    await api.sql(`update customer set legal_code = '304567895' where id = $1`, [id]);
    const save = async (change: object) => {
      const { version } = (await admin.get(`/api/v1/customers/${id}`)).body as { version: number };
      return admin.put(`/api/v1/customers/${id}`).send({ ...input({ name: 'Old code' }), ...change, version });
    };
    expect((await save({ legalCode: '304567895', city: 'Kaunas' })).status).toBe(200);
    expect((await save({ legalCode: '304567896' })).status).toBe(422);
  });

  it('bad fields, each by name', async () => {
    const answer = await admin
      .post('/api/v1/customers')
      .send({ ...input({ name: '' }), currency: 'euro', extra: 1 })
      .expect(400);
    expect(answer.body).toMatchObject({
      code: 'error.invalid',
      errors: { name: { code: 'field.required' }, currency: { code: 'field.not_a_currency' }, extra: { code: 'field.unknown' } },
    });
  });

  it.each([
    ['an unknown field in the filter', { filter: { nothing: 1 } }, 'list.unknown_field'],
    ['an unknown field in the order', { sort: ['nothing', 'ASC'] }, 'list.unknown_field'],
    ['a direction that is none', { sort: ['name', 'UP'] }, 'list.bad_sort'],
    ['a range that is too wide', { range: [0, 1000] }, 'list.bad_range'],
    ['a value of the wrong kind', { filter: { active: 'perhaps' } }, 'list.bad_filter'],
    ['a name that every object has', { filter: { constructor: 1 } }, 'list.unknown_field'],
    ['a search that is too long', { filter: { q: 'x'.repeat(101) } }, 'list.search_too_long'],
  ])('%s', async (_, query, code) => {
    const answer = await admin.get(listPath('customers', query as Parameters<typeof listPath>[1])).expect(400);
    expect(answer.body).toMatchObject({ code });
  });
});
