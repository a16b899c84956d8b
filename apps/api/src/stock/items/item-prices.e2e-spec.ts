import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AbilityRule, ItemPriceRecord, ItemRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { billWorld, type BillWorld } from '../../purchases/bills/bill.sample.ts';

let api: TestApp;
let world: BillWorld;
let itemId: number;
const change = { sku: 'ROLL', name: 'Ritinys', kind: 'goods', stockTracked: true, active: true };

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  const { admin, line, opened, draft, otherVendorId } = world;
  const item = { ...change, sellingPrice: 9, purchasePrice: 4 };
  const created = (await admin.post('/api/v1/items').send(item).expect(201)).body as ItemRecord;
  itemId = created.id;
  await admin
    .put(`/api/v1/items/${itemId}`)
    .send({ ...item, sellingPrice: 9.5, version: created.version })
    .expect(200);
  const bought = { itemId, quantity: 10 };
  await opened({ billDate: '2026-02-02', lines: [line({ ...bought, unitCost: 5, discountPercent: 10 }), line()] });
  const inKroner = { currency: 'NOK', exchangeRate: 11.5, exchangeRateInverted: true };
  await opened({ ...inKroner, billDate: '2026-02-20', vendorId: otherVendorId, lines: [line({ ...bought, unitCost: 46 })] });
  await draft({ lines: [line({ ...bought, unitCost: 77 })] });
  const { id } = await opened({ lines: [line({ ...bought, unitCost: 88 })] });
  await admin.post(`/api/v1/bills/${id}/void`).send({ reason: 'Not ours' }).expect(200);
});
afterAll(() => api.close());

const prices = async (by: Agent): Promise<ItemPriceRecord[]> =>
  (await by.get(`/api/v1/items/${itemId}/prices`).expect(200)).body as ItemPriceRecord[];

describe('the prices of an item', () => {
  it('are what it cost on bills that count, with document and vendor, and how its own prices changed', async () => {
    const rows = await prices(world.admin);
    expect(rows.filter(({ kind }) => kind === 'bill')).toEqual([
      expect.objectContaining({
        date: '2026-02-20',
        price: 4,
        quantity: 10,
        vendorId: world.otherVendorId,
        billId: expect.any(Number),
      }),
      expect.objectContaining({ date: '2026-02-02', price: 4.5, vendorName: 'UAB Popierius', billNumber: expect.any(String) }),
    ]);
    const changed = rows.filter(({ kind }) => kind !== 'bill').map(({ kind, price }) => [kind, price]);
    expect(changed).toEqual([
      ['sellingPrice', 9.5],
      ['purchasePrice', 4],
      ['sellingPrice', 9],
    ]);
    expect(rows.find(({ price }) => price === 9.5)?.userName).toEqual(expect.any(String));
  });

  it('show a person only the prices that they may see', async () => {
    const without = (fields: string[]) => [
      { action: 'read', subject: 'Item' },
      { action: 'read', subject: 'Item', fields, inverted: true },
    ];
    const selling = await prices(await api.asOwnRole(without(['@cost'])));
    expect([...new Set(selling.map(({ kind }) => kind))]).toEqual(['sellingPrice']);
    expect(await prices(await api.asOwnRole(without(['@money'])))).toEqual([]);
    await (await api.as('employee')).get(`/api/v1/items/${itemId}/prices`).expect(403);
    await world.admin.get('/api/v1/items/999999/prices').expect(404);
  });
});

describe('the bill and the vendor of a price', () => {
  const items = { action: 'read', subject: 'Item' };
  const named = async (rules: AbilityRule[]) => {
    const rows = await prices(await api.asOwnRole([items, ...rules]));
    return rows
      .filter(({ kind }) => kind === 'bill')
      .map(({ billNumber, vendorName }) => [billNumber !== null, vendorName !== null]);
  };

  it.each<[what: string, rules: AbilityRule[], shown: [bill: boolean, vendor: boolean]]>([
    ['neither', [], [false, false]],
    ['vendors', [{ action: 'read', subject: 'Vendor' }], [false, true]],
    ['bills', [{ action: 'read', subject: 'Bill' }], [true, false]],
    [
      'bills of projects that they lead',
      [{ action: 'read', subject: 'Bill', conditions: { projectUserIds: '${userId}' } }],
      [false, false],
    ],
  ])('are named to people who may read %s', async (_, rules, shown) => expect(await named(rules)).toEqual([shown, shown]));
});

describe('the picture of an item', () => {
  const upload = (name: string, contentType: string, bytes: Buffer) =>
    world.admin
      .post('/api/v1/files')
      .field('subject', 'Item')
      .field('subjectId', String(itemId))
      .attach('file', bytes, { filename: name, contentType })
      .expect(201);
  const pictureId = async (): Promise<number | null> => {
    const { body } = await world.admin.get(listPath('items', { filter: { id: itemId } })).expect(200);
    return (body as ItemRecord[])[0]?.pictureId ?? null;
  };

  it('is the newest picture among its files', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect(await pictureId()).toBeNull();
    await upload('old.png', 'image/png', png);
    const { body } = await upload('new.png', 'image/png', png);
    await upload('manual.txt', 'text/plain', Buffer.from('How to use it'));
    expect(await pictureId()).toBe((body as { id: number }).id);
    const filter = { subject: 'Item', subjectId: itemId, mimeType_q: 'image/' };
    const files = await world.admin.get(listPath('files', { filter, sort: ['id', 'DESC'] })).expect(200);
    expect((files.body as { name: string }[]).map(({ name }) => name)).toEqual(['new.png', 'old.png']);
  });
});
