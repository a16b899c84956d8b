import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ItemInput, ItemRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let number = 0;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const input = (change: Partial<ItemInput> = {}): ItemInput => ({
  sku: `SKU-${(number += 1)}`,
  name: 'Serverio priežiūra',
  kind: 'service',
  sellingPrice: 49.123456,
  active: true,
  ...change,
});
const store = async (change: Partial<ItemInput> = {}): Promise<ItemRecord> =>
  (await admin.post('/api/v1/items').send(input(change)).expect(201)).body as ItemRecord;
const classifier = async (type: number, code: string): Promise<number> => {
  const names = { nameEn: code, nameLt: code, nameNo: code };
  const sent = { type, code, ...names, position: 1, active: true };
  return ((await admin.post('/api/v1/classifiers').send(sent).expect(201)).body as { id: number }).id;
};

describe('items', () => {
  it('lists, searches and keeps six decimals of a price', async () => {
    await store({ name: 'Žaibas', purchasePrice: 10 });
    const { body } = await admin.get(listPath('items', { filter: { q: 'žaibas' } })).expect(200);
    expect(body).toEqual([expect.objectContaining({ sellingPrice: 49.123456, purchasePrice: 10, unitCode: null })]);
  });

  it('are found by their whole barcode, as a scanner types it', async () => {
    const { id } = await store({ kind: 'goods', barcode: '4771234567890' });
    const found = async (q: string) => JSON.stringify((await admin.get(`/api/v1/search?q=${q}`).expect(200)).body);
    expect(await found('4771234567890')).toContain(`/items/${id}/show`);
    expect(await found('477123456')).not.toContain(`/items/${id}/show`);
  });

  it('creates, changes and deletes, with the code of its unit', async () => {
    const unitId = await classifier(6, 'XHR');
    const { id, version } = await store({ unitId });
    const changed = await admin
      .put(`/api/v1/items/${id}`)
      .send({ ...input({ unitId, sellingPrice: 0 }), version })
      .expect(200);
    expect(changed.body).toMatchObject({ sellingPrice: 0, unitCode: 'XHR', version: 2 });
    await admin.delete(`/api/v1/items/${id}`).set('If-Match', '"2"').expect(200);
  });
});

it('a storekeeper manages items: adds, changes and removes those without a use', async () => {
  const keeper = await api.as('storekeeper');
  const { id, version } = (await keeper.post('/api/v1/items').send(input()).expect(201)).body as ItemRecord;
  await keeper
    .put(`/api/v1/items/${id}`)
    .send({ ...input(), version })
    .expect(200);
  await keeper.delete(`/api/v1/items/${id}`).set('If-Match', '"2"').expect(200);
});

describe('items without the right to see prices', () => {
  const unpriced = (): object => ({ sku: input().sku, name: 'Lentyna', kind: 'goods', active: true });
  let person: Agent;
  beforeAll(async () => {
    const writes = { action: ['read', 'create', 'update'], subject: 'Item' };
    const rules = [writes, { ...writes, fields: ['@money'], inverted: true }];
    person = await api.asOwnRole(rules);
  });

  it('are added without one, and cost nothing until somebody sets it', async () => {
    const { body } = await person.post('/api/v1/items').send(unpriced()).expect(201);
    const { id, version } = body as ItemRecord;
    expect(body).not.toHaveProperty('sellingPrice');
    const stored = (await admin.get(`/api/v1/items/${id}`).expect(200)).body as ItemRecord;
    expect(stored).toMatchObject({ name: 'Lentyna', sellingPrice: 0, purchasePrice: null, version });
  });

  it('keep their prices when the rest changes', async () => {
    const { id, version, sku } = await store({ sellingPrice: 90, purchasePrice: 60 });
    await person
      .put(`/api/v1/items/${id}`)
      .send({ ...unpriced(), sku, name: 'Aukšta lentyna', version })
      .expect(200);
    const stored = (await admin.get(`/api/v1/items/${id}`).expect(200)).body as ItemRecord;
    expect(stored).toMatchObject({ name: 'Aukšta lentyna', sellingPrice: 90, purchasePrice: 60 });
  });

  it('take no price from them', async () => {
    const { body } = await person.post('/api/v1/items').send(input()).expect(403);
    expect(body).toMatchObject({ errors: { sellingPrice: { code: 'field.not_allowed' } } });
  });

  it('need one of everybody else, when they are added and when they are changed', async () => {
    const problem = { code: 'error.invalid', errors: { sellingPrice: { code: 'field.required' } } };
    expect((await admin.post('/api/v1/items').send(unpriced()).expect(400)).body).toMatchObject(problem);
    const { id, version, sku } = await store();
    const change = { ...unpriced(), sku, version };
    expect((await admin.put(`/api/v1/items/${id}`).send(change).expect(400)).body).toMatchObject(problem);
    const none = { ...change, sellingPrice: null };
    expect((await admin.put(`/api/v1/items/${id}`).send(none).expect(400)).body).toMatchObject(problem);
  });
});

describe('items refuse', () => {
  it('a person without the right', async () => {
    await (await api.as('employee')).get('/api/v1/items').expect(403);
  });

  it('a code that is in use, whatever the case', async () => {
    const { sku } = await store({ sku: 'Kabelis-5' });
    const answer = await admin
      .post('/api/v1/items')
      .send(input({ sku: sku.toUpperCase() }))
      .expect(409);
    expect(answer.body).toMatchObject({ errors: { sku: { code: 'item.sku_in_use' } } });
  });

  it('a category where a unit belongs', async () => {
    const answer = await admin
      .post('/api/v1/items')
      .send(input({ unitId: await classifier(3, 'CAT') }))
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { unitId: { code: 'error.reference_missing' } } });
  });

  it('a stale save and bad prices', async () => {
    const { id, version } = await store();
    await admin
      .put(`/api/v1/items/${id}`)
      .send({ ...input(), version })
      .expect(200);
    await admin
      .put(`/api/v1/items/${id}`)
      .send({ ...input(), version })
      .expect(409);
    const bad = await admin
      .post('/api/v1/items')
      .send(input({ sellingPrice: -1, purchasePrice: 0.1234567 }))
      .expect(400);
    expect(bad.body).toMatchObject({
      errors: { sellingPrice: { code: 'field.too_small' }, purchasePrice: { code: 'field.not_a_number' } },
    });
  });
});
