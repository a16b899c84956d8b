import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VendorRecord } from '@kontor/domain';
import { aVendor } from '@kontor/demo-data';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('accountant');
});
afterAll(() => api.close());

const store = async (change: Parameters<typeof aVendor>[0] = {}): Promise<VendorRecord> =>
  (
    await admin
      .post('/api/v1/vendors')
      .send({ ...aVendor(change), alikeConfirmed: true })
      .expect(201)
  ).body as VendorRecord;
const classifier = async (type: number): Promise<number> => {
  const names = { nameEn: 'Office', nameLt: 'Biuras', nameNo: 'Kontor' };
  const sent = { type, code: `C${type}`, ...names, position: 1, active: true };
  return ((await admin.post('/api/v1/classifiers').send(sent).expect(201)).body as { id: number }).id;
};

it('asks before a second vendor gets the account of another', async () => {
  const account = 'LT601010012345678901';
  const { id, name } = await store({ account });
  const twin = aVendor({ country: 'NO', legalCode: null, vatCode: null, account });
  const answer = await admin.post('/api/v1/vendors').send(twin).expect(409);
  expect(answer.body).toMatchObject({ code: 'party.alike_account', params: { id, name } });
  const own = await api.asOwnRole([
    { action: ['read', 'create'], subject: 'Vendor' },
    { action: 'read', subject: 'Vendor', fields: ['account'], inverted: true },
  ]);
  await own.post('/api/v1/vendors').send(twin).expect(201);
});

it.each([
  ['NO2397104133006', '97104133006'],
  ['97104133057', 'NO0497104133057'],
])('asks before a second vendor gets %s as %s, which is the same account', async (account, again) => {
  const { id } = await store({ country: 'NO', legalCode: null, vatCode: null, account });
  const twin = aVendor({ country: 'NO', legalCode: null, vatCode: null, account: again });
  const { body } = await admin.post('/api/v1/vendors').send(twin).expect(409);
  expect(body).toMatchObject({ code: 'party.alike_account', params: { id } });
});

it.each([
  ['company code', { vatCode: null }, 'party.alike_legal_code'],
  ['VAT code', { legalCode: null }, 'party.alike_vat_code'],
])('asks before a second vendor gets the %s of another', async (_, change, code) => {
  await store();
  const twin = aVendor({ name: 'Kitas vardas', account: null, ...change });
  expect((await admin.post('/api/v1/vendors').send(twin).expect(409)).body).toMatchObject({ code });
  await admin
    .post('/api/v1/vendors')
    .send({ ...twin, alikeConfirmed: true })
    .expect(201);
});

it('merges two that are the same, and leaves the account of the one that stays as it was', async () => {
  const codes = { legalCode: null, vatCode: null };
  const kept = await store({ ...codes, name: 'Fjord', account: null, email: null });
  const merged = await store({ ...codes, name: 'Fjord AS', account: 'LT121000011101001000', email: 'post@fjord.example' });
  const answer = await admin
    .post(`/api/v1/vendors/${kept.id}/merge`)
    .send({ mergedId: merged.id, mergedVersion: merged.version })
    .expect(200);
  expect(answer.body).toMatchObject({ id: kept.id, account: null, accountChangedAt: null, email: 'post@fjord.example' });
  await admin.get(`/api/v1/vendors/${merged.id}`).expect(404);
});

it('keeps the primary contact person of the vendor that stays when two become one', async () => {
  const codes = { legalCode: null, vatCode: null, account: null };
  const [kept, merged] = [await store({ ...codes, name: 'Riba' }), await store({ ...codes, name: 'Riba, UAB' })];
  for (const { id } of [kept, merged])
    await admin
      .post('/api/v1/vendor-contacts')
      .send({ vendorId: id, firstName: 'Ona', lastName: String(id), isPrimary: true })
      .expect(201);
  const merge = { mergedId: merged.id, mergedVersion: merged.version };
  await admin.post(`/api/v1/vendors/${kept.id}/merge`).send(merge).expect(200);
  const { body } = await admin.get(listPath('vendor-contacts', { filter: { vendorId: kept.id } })).expect(200);
  const primary = (body as { lastName: string; isPrimary: boolean }[]).map(({ lastName, isPrimary }) => [lastName, isPrimary]);
  expect(Object.fromEntries(primary)).toEqual({ [kept.id]: true, [merged.id]: false });
});

describe('vendors', () => {
  it('lists by name, and finds by name and by code', async () => {
    await store({ name: 'Lista B', legalCode: '304567894' });
    await store({ name: 'Lista A', legalCode: null });
    const answer = await admin.get(listPath('vendors', { filter: { name_q: 'lista' }, range: [0, 0] })).expect(200);
    expect(answer.headers['content-range']).toBe('vendors 0-0/2');
    expect(answer.body).toEqual([expect.objectContaining({ name: 'Lista A' })]);
    const found = await admin.get(listPath('vendors', { filter: { q: '304567894', name_q: 'lista' } })).expect(200);
    expect(found.body).toEqual([expect.objectContaining({ name: 'Lista B' })]);
  });

  it('creates with a category and an account, which is kept without spaces', async () => {
    const categoryId = await classifier(4);
    const { id } = await store({ name: 'UAB Popierius', account: 'lt12 1000 0111 0100 1000', categoryId });
    const { body } = await admin.get(`/api/v1/vendors/${id}`).expect(200);
    expect(body).toMatchObject({ name: 'UAB Popierius', account: 'LT121000011101001000', categoryId, accountChangedAt: null });
  });

  it('changes, and keeps what it was', async () => {
    const { id, version } = await store({ name: 'Before' });
    const sent = { ...aVendor({ name: 'After' }), version };
    expect((await admin.put(`/api/v1/vendors/${id}`).send(sent).expect(200)).body).toMatchObject({ name: 'After', version: 2 });
    const [change] = await api.sql(`select changes from audit where subject = 'Vendor' and subject_id = $1 and verb = 'update'`, [
      id,
    ]);
    expect(change).toEqual({ changes: { name: ['Before', 'After'] } });
  });

  it('says since when and by whose hand an account is another one, and nothing while it stays', async () => {
    const { id, version } = await store({ account: 'LT121000011101001000' });
    const save = async (account: string | null, at: number, name = 'Popierius') =>
      (
        await admin
          .put(`/api/v1/vendors/${id}`)
          .send({ ...aVendor({ name, account }), alikeConfirmed: true, version: at })
          .expect(200)
      ).body as VendorRecord;
    const same = await save('LT12 1000 0111 0100 1000', version, 'Other');
    expect(same).toMatchObject({ accountChangedAt: null, accountChangedByName: null });
    const other = await save('8601 11 17947', same.version);
    expect(other.account).toBe('86011117947');
    expect(other.accountChangedAt).not.toBeNull();
    const [{ name } = { name: '' }] = await api.sql<{ name: string }>(
      'select full_name as name from user_account where id = $1',
      [admin.userId],
    );
    expect(other.accountChangedByName).toBe(name);
  });

  it('tells whoever else may pay of a changed account, which one of them confirms', async () => {
    const other = await api.as('admin');
    const { id, version } = await store({ name: 'Mainytas, UAB', account: 'LT121000011101001000' });
    const change = async (account: string | null, at: number): Promise<VendorRecord> =>
      (
        await admin
          .put(`/api/v1/vendors/${id}`)
          .send({ ...aVendor({ name: 'Mainytas, UAB', account }), version: at, alikeConfirmed: true })
          .expect(200)
      ).body as VendorRecord;
    const confirm = (by: Agent, at: number) => by.post(`/api/v1/vendors/${id}/confirm-account`).send({ version: at });
    expect((await confirm(other, version).expect(409)).body).toMatchObject({ code: 'vendor.account_not_changed' });
    const changed = await change('LT601010012345678901', version);
    expect(changed).toMatchObject({ accountUnconfirmed: true, accountPaidSince: false, accountConfirmedAt: null });
    const told = await api.sql(
      `select user_id as "userId" from notification where kind = 'vendorAccountChanged' and subject = 'Vendor' and subject_id = $1`,
      [id],
    );
    expect(told).toContainEqual({ userId: other.userId });
    expect(told).not.toContainEqual({ userId: admin.userId });
    expect((await confirm(admin, changed.version).expect(409)).body).toMatchObject({ code: 'vendor.confirmed_by_another' });
    expect((await confirm(other, version).expect(409)).body).toMatchObject({ code: 'error.stale' });
    await confirm(await api.as('auditor'), changed.version).expect(403);
    const done = (await confirm(other, changed.version).expect(200)).body as VendorRecord;
    expect(done.accountUnconfirmed).toBe(false);
    expect(done.accountConfirmedAt).not.toBeNull();
    const again = await change('LT121000011101001000', done.version);
    expect(again).toMatchObject({ accountUnconfirmed: true, accountConfirmedAt: null, accountConfirmedByName: null });
    expect(await change(null, again.version)).toMatchObject({ accountUnconfirmed: false });
  });

  it('deletes one, and several, all or none', async () => {
    const [one, two, three] = [await store(), await store(), await store()];
    await admin.delete(`/api/v1/vendors/${one.id}`).set('If-Match', '"1"').expect(200);
    const path = (ids: number[]): string => `/api/v1/vendors?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
    await admin.delete(path([two.id, 999_999])).expect(404);
    expect((await admin.delete(path([two.id, three.id])).expect(200)).body).toEqual([two.id, three.id]);
  });

  it('are found by the search of everything', async () => {
    const { id } = await store({ name: 'Žvaigždynas tiekimas', city: 'Utena' });
    const { body } = await admin.get('/api/v1/search?q=žvaigždynas').expect(200);
    expect((body as { groups: object[] }).groups).toContainEqual({
      group: 'vendors',
      entries: [{ id, title: 'Žvaigždynas tiekimas', subtitle: 'Utena, LT', link: `/vendors/${id}/show` }],
    });
  });
});

describe('the rights to vendors', () => {
  it('are none for a visitor, an employee and a client', async () => {
    await api.visitor.get('/api/v1/vendors').expect(401);
    for (const role of ['employee', 'client'] as const) await (await api.as(role)).get('/api/v1/vendors').expect(403);
  });

  it('are reading for an auditor and a storekeeper, of whom only the auditor sees the account', async () => {
    const { id } = await store({ account: 'LT121000011101001000' });
    const seenBy = async (role: 'auditor' | 'storekeeper'): Promise<unknown> => {
      const agent = await api.as(role);
      await agent.post('/api/v1/vendors').send(aVendor()).expect(403);
      return (await agent.get(`/api/v1/vendors/${id}`).expect(200)).body;
    };
    expect(await seenBy('auditor')).toMatchObject({ account: 'LT121000011101001000' });
    expect(await seenBy('storekeeper')).not.toHaveProperty('account');
  });
});

describe('vendors refuse', () => {
  it.each([
    ['an IBAN with a wrong check number', { account: 'LT131000011101001000' }, 'account', 'vendor.bad_account'],
    ['a Norwegian account with a wrong check digit', { country: 'NO', account: '86011117948' }, 'account', 'vendor.bad_account'],
    ['an empty name', { name: ' ' }, 'name', 'field.required'],
    ['terms of more than a year', { paymentTermsDays: 366 }, 'paymentTermsDays', 'field.too_large'],
  ])('%s', async (_, change, field, code) => {
    const { body } = await admin.post('/api/v1/vendors').send(aVendor(change)).expect(400);
    expect(body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('codes that are mistyped, when it is added and when they change', async () => {
    const refused = await admin
      .post('/api/v1/vendors')
      .send(aVendor({ vatCode: 'LT100001919018' }))
      .expect(422);
    expect(refused.body).toMatchObject({ errors: { vatCode: { code: 'party.bad_vat_code' } } });
    const { id, version } = await store();
    await admin
      .put(`/api/v1/vendors/${id}`)
      .send({ ...aVendor({ legalCode: '304567895' }), version })
      .expect(422);
  });

  it('a category of another list', async () => {
    const { body } = await admin
      .post('/api/v1/vendors')
      .send(aVendor({ categoryId: await classifier(3) }))
      .expect(422);
    expect(body).toMatchObject({ errors: { categoryId: { code: 'error.reference_missing' } } });
  });

  it('a stale save', async () => {
    const { id, version } = await store();
    const save = (name: string) => admin.put(`/api/v1/vendors/${id}`).send({ ...aVendor({ name }), version });
    await save('First').expect(200);
    expect((await save('Late').expect(409)).body).toMatchObject({ code: 'error.stale' });
  });
});
