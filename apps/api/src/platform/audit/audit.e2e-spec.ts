import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;
let customer: { id: number; version: number };
const input = { kind: 'company', name: 'UAB Istorija', country: 'LT', currency: 'EUR', language: 'lt', active: true };
type Entry = { verb: string; changes: Record<string, unknown>; userName: string; subject: string };

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Ona Onaitė' });
  employee = await api.as('employee');
  customer = (await admin.post('/api/v1/customers').send(input).expect(201)).body as typeof customer;
  await admin
    .put(`/api/v1/customers/${customer.id}`)
    .send({ ...input, name: 'UAB Kronika', discountPercent: 5, version: customer.version })
    .expect(200);
});
afterAll(() => api.close());

const history = (by: Agent, filter: object) => by.get(listPath('audit', { filter }));

describe('the history', () => {
  it('of a record says who changed what, latest first', async () => {
    const { body } = await history(admin, { subject: 'Customer', subjectId: customer.id }).expect(200);
    expect((body as Entry[]).map(({ verb, userName }) => [verb, userName])).toEqual([
      ['update', 'Ona Onaitė'],
      ['create', 'Ona Onaitė'],
    ]);
    expect((body as Entry[])[0]?.changes).toMatchObject({ name: ['UAB Istorija', 'UAB Kronika'] });
  });

  it('names a person who registered and gave no name', async () => {
    await api.sql(`update user_account set full_name = '' where id = $1`, [admin.userId]);
    for (const filter of [
      { subject: 'Customer', subjectId: customer.id },
      { subject: 'Customer', verb: 'update' },
    ]) {
      const { body } = await history(admin, filter).expect(200);
      expect((body as Entry[])[0]).toMatchObject({ userName: 'Ona Onaitė' });
    }
  });

  it('has one entry for a change sent with an idempotency key, however often it is sent', async () => {
    const send = () =>
      admin
        .post('/api/v1/customers')
        .set('Idempotency-Key', 'once')
        .send({ ...input, name: 'UAB Kartą' })
        .expect(201);
    const { id } = (await send()).body as { id: number };
    await send();
    const { body } = await history(admin, { subject: 'Customer', subjectId: id }).expect(200);
    expect((body as Entry[]).map(({ verb }) => verb)).toEqual(['create']);
  });

  it('of a deleted record keeps what it was', async () => {
    const { id, version } = (
      await admin
        .post('/api/v1/customers')
        .send({ ...input, name: 'UAB Klaida' })
        .expect(201)
    ).body as typeof customer;
    await admin.delete(`/api/v1/customers/${id}`).set('If-Match', `"${version}"`).expect(200);
    const { body } = await history(admin, { subject: 'Customer', subjectId: id }).expect(200);
    expect((body as Entry[])[0]).toMatchObject({
      verb: 'delete',
      changes: { name: ['UAB Klaida', null], country: ['LT', null] },
    });
    expect((body as Entry[])[0]?.changes).not.toHaveProperty('version');
  });

  it('has nothing about a refused change', async () => {
    const before = (await history(admin, { subject: 'Customer', subjectId: customer.id })).body as Entry[];
    await admin
      .put(`/api/v1/customers/${customer.id}`)
      .send({ ...input, name: 'UAB Pasenusi', version: 1 })
      .expect(409);
    expect((await history(admin, { subject: 'Customer', subjectId: customer.id })).body).toEqual(before);
  });

  it('of a person is shown to those with the right to read the audit', async () => {
    const { body } = await history(admin, { userId: admin.userId }).expect(200);
    expect(new Set((body as Entry[]).map(({ subject }) => subject))).toEqual(new Set(['Customer']));
    await history(employee, { userId: admin.userId }).expect(403);
    await history(employee, {}).expect(403);
  });

  it('of a record is shown to its readers, without the fields hidden from them', async () => {
    const { body } = await history(employee, { subject: 'Customer', subjectId: customer.id }).expect(200);
    expect(body).toHaveLength(2);
    expect((body as Entry[])[0]?.changes).toHaveProperty('name');
    expect(JSON.stringify(body)).not.toContain('discountPercent');
    await history(employee, { subject: 'Invoice', subjectId: 1 }).expect(404);
    await history(employee, { subject: 'Customer', subjectId: 999_999 }).expect(404);
    await history(employee, { subject: 'constructor', subjectId: 1 }).expect(404);
    await employee.get('/api/v1/audit?filter=nonsense').expect(400);
    await api.visitor.get('/api/v1/audit').expect(401);
  });

  it('of everything has the last ten thousand changes, and does not count older ones', async () => {
    await api.sql(
      `insert into audit (actor, user_id, verb, subject, subject_id, changes) select 'person', $1, 'update', 'Item', n, '{}' from generate_series(1, 12000) n`,
      [admin.userId],
    );
    const { headers, body } = await admin.get(listPath('audit', { filter: {}, range: [0, 4] })).expect(200);
    expect(headers['content-range']).toBe('audit 0-4/10000');
    expect((body as { subjectId: number }[]).map(({ subjectId }) => subjectId)).toEqual([12000, 11999, 11998, 11997, 11996]);
    const of = await admin.get(listPath('audit', { filter: { subject: 'Item' }, range: [0, 4] })).expect(200);
    expect(of.headers['content-range']).toBe('audit 0-4/12000');
  });
});
