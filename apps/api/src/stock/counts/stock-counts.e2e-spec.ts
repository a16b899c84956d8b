import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import type { ItemRecord, StockCountDetail, StockCountLineRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { adjustmentReason } from '../adjustments/inventory-adjustments.sample.ts';
import { stockedItem } from '../moves/stock-moves.sample.ts';

let api: TestApp;
let admin: Agent;
let keeper: Agent;
let reasonId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  keeper = await api.as('storekeeper');
  reasonId = await adjustmentReason(admin);
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

const path = '/api/v1/stock-counts';
const begin = async (change: object = {}): Promise<StockCountDetail> =>
  (
    await keeper
      .post(path)
      .send({ countDate: '2026-03-10', reasonId, ...change })
      .expect(201)
  ).body as StockCountDetail;
const enter = (id: number, entry: object, who = keeper) => who.post(`${path}/${id}/enter`).send(entry);
const get = async (id: number): Promise<StockCountDetail> =>
  (await keeper.get(`${path}/${id}`).expect(200)).body as StockCountDetail;
const lineOf = async (id: number, itemId: number): Promise<StockCountLineRecord | undefined> =>
  (await get(id)).lines.find((line) => line.itemId === itemId);
const onHand = async (itemId: number): Promise<number | null> =>
  ((await admin.get(`/api/v1/items/${itemId}`).expect(200)).body as ItemRecord).onHand;

describe('a stock count', () => {
  it('lists goods, takes what is counted, shows what differs, and posts it as an adjustment', async () => {
    const [short, right, left] = [await stockedItem(admin), await stockedItem(admin), await stockedItem(admin)];
    const { id, status, adjustmentId } = await begin();
    expect([status, adjustmentId]).toEqual(['open', null]);
    await enter(id, { itemId: short, counted: 8 }).expect(200);
    await enter(id, { itemId: right, counted: 10 }).expect(200);
    expect(await lineOf(id, short)).toMatchObject({ onHand: 10, counted: 8, difference: -2, countedByName: expect.any(String) });
    expect(await lineOf(id, left)).toMatchObject({ onHand: 10, counted: null, difference: null });
    const { body } = await keeper.post(`${path}/${id}/post`).send({}).expect(200);
    const posted = body as StockCountDetail;
    expect(posted).toMatchObject({ status: 'posted', countedCount: 2, postedByName: expect.any(String) });
    expect(await Promise.all([short, right, left].map(onHand))).toEqual([8, 10, 10]);
    expect(await lineOf(id, short)).toMatchObject({ onHand: 10, counted: 8, difference: -2 });
    const adjustment = await admin.get(`/api/v1/inventory-adjustments/${posted.adjustmentId ?? 0}`).expect(200);
    expect(adjustment.body).toMatchObject({ status: 'posted', lines: [{ itemId: short, counted: 8, difference: -2 }] });
    expect((await enter(id, { itemId: right, counted: 1, was: 10 }).expect(409)).body).toMatchObject({
      code: 'count.cannot_enter',
    });
    await keeper.post(`${path}/${id}/post`).send({}).expect(409);
  });

  it('says that its adjustment was reversed', async () => {
    const itemId = await stockedItem(admin);
    const { id } = await begin();
    await enter(id, { itemId, counted: 8 }).expect(200);
    const posted = (await keeper.post(`${path}/${id}/post`).send({}).expect(200)).body as StockCountDetail;
    expect(posted.reversalDate).toBeNull();
    const reversal = { reversalDate: '2026-03-12', reversalReason: 'Counted twice' };
    await admin
      .post(`/api/v1/inventory-adjustments/${posted.adjustmentId ?? 0}/reverse`)
      .send(reversal)
      .expect(200);
    expect(await get(id)).toMatchObject({ status: 'posted', reversalDate: '2026-03-12' });
    const { body } = await keeper.get(listPath('stock-counts', { filter: { id } })).expect(200);
    expect(body).toMatchObject([{ id, reversalDate: '2026-03-12' }]);
  });

  it('fixes a difference by what was there when it was counted, and keeps what was entered since', async () => {
    const itemId = await stockedItem(admin);
    const { id } = await begin();
    await enter(id, { itemId, counted: 9 }).expect(200);
    const issue = { itemId, holderId: admin.userId, moveDate: '2026-03-09', quantity: 1 };
    await keeper.post('/api/v1/stock-moves/issue').send(issue).expect(201);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 10, difference: -1, onHandAfter: 8, moves: [{ quantity: -1 }] });
    // Who knows that the paper was late, and the goods gone, counts again.
    await enter(id, { itemId, counted: 9, was: 9 }).expect(200);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 9, difference: 0, onHandAfter: 9, moves: [] });
    expect((await keeper.post(`${path}/${id}/post`).send({}).expect(200)).body).toMatchObject({ adjustmentId: null });
    expect(await onHand(itemId)).toBe(9);
  });

  it('is counted by several at once: scans add up, and nobody overwrites another', async () => {
    const itemId = await stockedItem(admin);
    const { id } = await begin();
    const scans = await Promise.all(
      Array.from({ length: 16 }, (_, at) => enter(id, { itemId, add: 1 }, at % 2 ? admin : keeper)),
    );
    expect(scans.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(await lineOf(id, itemId)).toMatchObject({ counted: 16 });
    const typed = await Promise.all([3, 4, 5, 6].map((counted) => enter(id, { itemId, counted, was: 16 })));
    expect(typed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await enter(id, { itemId, counted: 1 }).expect(409)).body).toMatchObject({ code: 'count.counted_meanwhile' });
  });

  it('of a category has its goods only, and those that are scanned beside it', async () => {
    const names = { nameEn: 'Tools', nameLt: 'Įrankiai', nameNo: 'Verktøy' };
    const made = await admin
      .post('/api/v1/classifiers')
      .send({ type: 3, code: 'TOOLS', ...names, position: 1, active: true })
      .expect(201);
    const categoryId = (made.body as { id: number }).id;
    expect((await keeper.post(path).send({ countDate: '2026-03-10', reasonId, categoryId }).expect(422)).body).toMatchObject({
      errors: { categoryId: { code: 'count.no_items' } },
    });
    const other = await stockedItem(admin);
    const tool = { sku: 'HAMMER', name: 'Hammer', kind: 'goods', stockTracked: true, sellingPrice: 0, active: true, categoryId };
    const { id: itemId } = (await admin.post('/api/v1/items').send(tool).expect(201)).body as ItemRecord;
    const count = await begin({ categoryId });
    expect(count.lines.map((line) => line.itemId)).toEqual([itemId]);
    await enter(count.id, { itemId: other, add: 1 }).expect(200);
    expect((await get(count.id)).itemCount).toBe(2);
    await enter(count.id, { itemId: 2_000_000, add: 1 }).expect(422);
  });

  it('is deleted while it is open, with the version that one saw, and refuses people without the right', async () => {
    const itemId = await stockedItem(admin);
    const { id, version } = await begin();
    expect((await keeper.post(`${path}/${id}/post`).send({}).expect(422)).body).toMatchObject({ code: 'count.nothing_counted' });
    await enter(id, { itemId, add: 1 }).expect(200);
    await keeper.delete(`${path}/${id}`).set('If-Match', `"${version}"`).expect(409);
    await keeper
      .delete(`${path}/${id}`)
      .set('If-Match', `"${(await get(id)).version}"`)
      .expect(200);
    const accountant = await api.as('accountant');
    await accountant.get(path).expect(200);
    await accountant.post(path).send({ countDate: '2026-03-10', reasonId }).expect(403);
    await (await api.as('employee')).get(path).expect(403);
  });

  it('has files, such as the signed list, which go with it', async () => {
    await stockedItem(admin);
    const { id } = await begin();
    const upload = keeper.post('/api/v1/files').field('subject', 'StockCount').field('subjectId', String(id));
    await upload.attach('file', Buffer.from('counted'), { filename: 'list.txt', contentType: 'text/plain' }).expect(201);
    const files = async (by = keeper) =>
      (await by.get(listPath('files', { filter: { subject: 'StockCount', subjectId: id } })).expect(200)).body as object[];
    expect(await files()).toMatchObject([{ name: 'list.txt' }]);
    await keeper
      .delete(`${path}/${id}`)
      .set('If-Match', `"${(await get(id)).version}"`)
      .expect(200);
    expect(await api.sql(`select id from file where subject = 'StockCount' and subject_id = $1`, [id])).toEqual([]);
  });

  it('is begun, counted, posted and deleted only where a role says so', async () => {
    await stockedItem(admin);
    const rules = [
      ...rulesOf([]),
      { action: ['read', 'create', 'update', 'delete', 'post'], subject: ['StockCount'], conditions: { reasonId } },
    ];
    const by = await api.asOwnRole(rules);
    const otherReason = await adjustmentReason(admin);
    await by.post(path).send({ countDate: '2026-03-10', reasonId: otherReason }).expect(403);
    await by.post(path).send({ countDate: '2026-03-10', reasonId }).expect(201);
    const other = await begin({ reasonId: otherReason });
    await by.get(`${path}/${other.id}`).expect(404);
    await enter(other.id, { itemId: other.lines[0]?.itemId, add: 1 }, by).expect(404);
    await by.post(`${path}/${other.id}/post`).send({}).expect(404);
    await by.delete(`${path}/${other.id}`).set('If-Match', `"${other.version}"`).expect(404);
  });
});
