import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VendorContactInput, VendorContactRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let vendorId: number;

const aVendor = async (): Promise<number> =>
  (
    (
      await admin
        .post('/api/v1/vendors')
        .send({ kind: 'company', name: 'AS Fjord', country: 'NO', currency: 'NOK', active: true, alikeConfirmed: true })
        .expect(201)
    ).body as { id: number }
  ).id;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  vendorId = await aVendor();
});
afterAll(() => api.close());

const input = (change: Partial<VendorContactInput> = {}): VendorContactInput => ({
  vendorId,
  firstName: 'Ingrid',
  lastName: 'Bø',
  isPrimary: false,
  // Many are the same.
  alikeConfirmed: true,
  ...change,
});
const store = async (change: Partial<VendorContactInput> = {}): Promise<VendorContactRecord> =>
  (await admin.post('/api/v1/vendor-contacts').send(input(change)).expect(201)).body as VendorContactRecord;
const one = async (id: number): Promise<VendorContactRecord> =>
  (await admin.get(`/api/v1/vendor-contacts/${id}`).expect(200)).body as VendorContactRecord;

describe('contact persons of vendors', () => {
  it('lists those of one vendor', async () => {
    const other = await aVendor();
    const { id } = await store({ vendorId: other, firstName: 'Åse' });
    const { body } = await admin.get(listPath('vendor-contacts', { filter: { vendorId: other } })).expect(200);
    expect(body).toEqual([expect.objectContaining({ id, fullName: 'Åse Bø', vendorName: 'AS Fjord' })]);
  });

  it('creates, changes and deletes', async () => {
    const { id, version } = await store({ email: 'ingrid@example.no' });
    const changed = await admin
      .put(`/api/v1/vendor-contacts/${id}`)
      .send({ ...input({ position: 'Daglig leder' }), version })
      .expect(200);
    expect(changed.body).toMatchObject({ position: 'Daglig leder', version: 2 });
    await admin.delete(`/api/v1/vendor-contacts/${id}`).set('If-Match', '"2"').expect(200);
    await admin.get(`/api/v1/vendor-contacts/${id}`).expect(404);
  });

  it('puts a new primary contact in the place of the old one, in the history too', async () => {
    const own = await aVendor();
    const first = await store({ vendorId: own, isPrimary: true });
    const second = await store({ vendorId: own, isPrimary: true });
    expect([(await one(first.id)).isPrimary, second.isPrimary]).toEqual([false, true]);
    const { version } = await one(first.id);
    await admin
      .put(`/api/v1/vendor-contacts/${first.id}`)
      .send({ ...input({ vendorId: own, isPrimary: true }), version })
      .expect(200);
    expect((await one(second.id)).isPrimary).toBe(false);
    const history = await api.sql(
      `select changes -> 'isPrimary' as change from audit where subject = 'VendorContact' and subject_id = $1 and verb = 'update'`,
      [second.id],
    );
    expect(history).toEqual([{ change: [true, false] }]);
  });

  it('keeps one primary contact when many are made at once', async () => {
    const own = await aVendor();
    await Promise.all(Array.from({ length: 6 }, () => store({ vendorId: own, isPrimary: true })));
    const { body } = await admin.get(listPath('vendor-contacts', { filter: { vendorId: own, isPrimary: true } })).expect(200);
    expect(body).toHaveLength(1);
  });
});

describe('contacts refuse', () => {
  it('a person without the right', async () => {
    const employee = await api.as('employee');
    await employee.get('/api/v1/vendor-contacts').expect(403);
    await employee.post('/api/v1/vendor-contacts').send(input()).expect(403);
  });

  it('a stale save, a bad field, a vendor that does not exist', async () => {
    const { id, version } = await store();
    await admin
      .put(`/api/v1/vendor-contacts/${id}`)
      .send({ ...input({ phone: '+370 600 00001' }), version })
      .expect(200);
    await admin
      .put(`/api/v1/vendor-contacts/${id}`)
      .send({ ...input({ phone: '+370 600 00002' }), version })
      .expect(409);
    const bad = await admin
      .post('/api/v1/vendor-contacts')
      .send(input({ email: 'nobody' }))
      .expect(400);
    expect(bad.body).toMatchObject({ errors: { email: { code: 'field.not_an_email' } } });
    const lost = await admin
      .post('/api/v1/vendor-contacts')
      .send(input({ vendorId: 999_999, isPrimary: true }))
      .expect(409);
    expect(lost.body).toMatchObject({ code: 'error.reference_missing' });
  });

  it('to follow a person to another vendor', async () => {
    const { id, version } = await store();
    const answer = await admin
      .put(`/api/v1/vendor-contacts/${id}`)
      .send({ ...input({ vendorId: await aVendor() }), version })
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { vendorId: { code: 'vendor_contact.keeps_vendor' } } });
  });
});
