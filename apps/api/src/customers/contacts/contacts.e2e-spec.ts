import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContactInput, ContactRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;

const aCustomer = async (): Promise<number> =>
  (
    (
      await admin
        .post('/api/v1/customers')
        .send({
          kind: 'company',
          name: 'AS Fjord',
          country: 'NO',
          currency: 'NOK',
          language: 'no',
          active: true,
          alikeConfirmed: true,
        })
        .expect(201)
    ).body as { id: number }
  ).id;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  customerId = await aCustomer();
});
afterAll(() => api.close());

const input = (change: Partial<ContactInput> = {}): ContactInput => ({
  customerId,
  firstName: 'Ingrid',
  lastName: 'Bø',
  isPrimary: false,
  // Many are the same.
  alikeConfirmed: true,
  ...change,
});
const store = async (change: Partial<ContactInput> = {}): Promise<ContactRecord> =>
  (await admin.post('/api/v1/contacts').send(input(change)).expect(201)).body as ContactRecord;
const one = async (id: number): Promise<ContactRecord> =>
  (await admin.get(`/api/v1/contacts/${id}`).expect(200)).body as ContactRecord;

describe('contacts', () => {
  it('lists those of one customer', async () => {
    const other = await aCustomer();
    const { id } = await store({ customerId: other, firstName: 'Åse' });
    const { body } = await admin.get(listPath('contacts', { filter: { customerId: other } })).expect(200);
    expect(body).toEqual([expect.objectContaining({ id, fullName: 'Åse Bø', customerName: 'AS Fjord' })]);
  });

  it('asks before somebody is entered a second time, by name or email, and when another is renamed', async () => {
    const own = await aCustomer();
    await store({ customerId: own, firstName: 'Rasa', email: 'rasa@example.lt' });
    const again = (change: object) =>
      admin.post('/api/v1/contacts').send({ ...input({ customerId: own }), alikeConfirmed: false, ...change });
    const problem = { code: 'party.alike_person', params: { name: 'Rasa Bø' } };
    expect((await again({ firstName: 'rasa' }).expect(409)).body).toMatchObject(problem);
    expect((await again({ firstName: 'R.', email: 'Rasa@example.lt' }).expect(409)).body).toMatchObject(problem);
    const { id, version } = (await again({ firstName: 'Ona' }).expect(201)).body as ContactRecord;
    const rename = { ...input({ customerId: own, firstName: 'Rasa' }), version };
    const { status } = await admin.put(`/api/v1/contacts/${id}`).send({ ...rename, alikeConfirmed: false });
    expect(status).toBe(409);
    await admin.put(`/api/v1/contacts/${id}`).send(rename).expect(200);
  });

  it('creates, changes and deletes', async () => {
    const { id, version } = await store({ email: 'ingrid@example.no' });
    const changed = await admin
      .put(`/api/v1/contacts/${id}`)
      .send({ ...input({ position: 'Daglig leder' }), version })
      .expect(200);
    expect(changed.body).toMatchObject({ position: 'Daglig leder', version: 2 });
    await admin.delete(`/api/v1/contacts/${id}`).set('If-Match', '"2"').expect(200);
    await admin.get(`/api/v1/contacts/${id}`).expect(404);
  });

  it('puts a new primary contact in the place of the old one, in the history too', async () => {
    const own = await aCustomer();
    const first = await store({ customerId: own, isPrimary: true });
    const second = await store({ customerId: own, isPrimary: true });
    expect([(await one(first.id)).isPrimary, second.isPrimary]).toEqual([false, true]);
    const { version } = await one(first.id);
    await admin
      .put(`/api/v1/contacts/${first.id}`)
      .send({ ...input({ customerId: own, isPrimary: true }), version })
      .expect(200);
    expect((await one(second.id)).isPrimary).toBe(false);
    const history = await api.sql(
      `select changes -> 'isPrimary' as change from audit where subject = 'Contact' and subject_id = $1 and verb = 'update'`,
      [second.id],
    );
    expect(history).toEqual([{ change: [true, false] }]);
  });

  it('says what each gets by email, which takes an address', async () => {
    const getsAll = { getsInvoices: true, getsReminders: true, getsEstimates: true };
    const refused = async (call: PromiseLike<{ body: unknown }>) =>
      expect((await call).body).toMatchObject({ errors: { email: { code: 'contact.needs_email' } } });
    await refused(admin.post('/api/v1/contacts').send(input(getsAll)).expect(422));
    const { id, version } = await store({ ...getsAll, email: 'ingrid@example.no' });
    expect(await one(id)).toMatchObject(getsAll);
    const change = { ...input(), email: null, version };
    await refused(admin.put(`/api/v1/contacts/${id}`).send(change).expect(422));
    const none = { getsInvoices: false, getsReminders: false, getsEstimates: false };
    const { body } = await admin
      .put(`/api/v1/contacts/${id}`)
      .send({ ...change, ...none })
      .expect(200);
    expect(body).toMatchObject({ ...none, email: null });
  });

  it('keeps one primary contact when many are made at once', async () => {
    const own = await aCustomer();
    await Promise.all(Array.from({ length: 6 }, () => store({ customerId: own, isPrimary: true })));
    const { body } = await admin.get(listPath('contacts', { filter: { customerId: own, isPrimary: true } })).expect(200);
    expect(body).toHaveLength(1);
  });
});

describe('contacts refuse', () => {
  it('a person without the right', async () => {
    const employee = await api.as('employee');
    await employee.get('/api/v1/contacts').expect(200);
    await employee.post('/api/v1/contacts').send(input()).expect(403);
  });

  it('a stale save, a bad field, a customer that does not exist', async () => {
    const { id, version } = await store();
    await admin
      .put(`/api/v1/contacts/${id}`)
      .send({ ...input({ phone: '+370 600 00001' }), version })
      .expect(200);
    await admin
      .put(`/api/v1/contacts/${id}`)
      .send({ ...input({ phone: '+370 600 00002' }), version })
      .expect(409);
    const bad = await admin
      .post('/api/v1/contacts')
      .send(input({ email: 'nobody' }))
      .expect(400);
    expect(bad.body).toMatchObject({ errors: { email: { code: 'field.not_an_email' } } });
    const lost = await admin
      .post('/api/v1/contacts')
      .send(input({ customerId: 999_999, isPrimary: true }))
      .expect(409);
    expect(lost.body).toMatchObject({ code: 'error.reference_missing' });
  });

  it('to follow a person to another customer', async () => {
    const { id, version } = await store();
    const answer = await admin
      .put(`/api/v1/contacts/${id}`)
      .send({ ...input({ customerId: await aCustomer() }), version })
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { customerId: { code: 'contact.keeps_customer' } } });
  });
});
