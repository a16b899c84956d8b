import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ItemRecord, NotificationRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { stockedItem } from './stock-moves.sample.ts';

let api: TestApp;
let admin: Agent;
let keeper: Agent;
const moveDate = '2026-11-20';

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  keeper = await api.as('storekeeper');
});
afterAll(() => api.close());

/** Ten pieces are on hand. */
async function itemWith(reorderLevel: number | null, name: string): Promise<number> {
  const id = await stockedItem(admin);
  const { sku, version } = (await admin.get(`/api/v1/items/${id}`).expect(200)).body as ItemRecord;
  const item = { sku, name, kind: 'goods', stockTracked: true, sellingPrice: 9, active: true, reorderLevel, version };
  await admin.put(`/api/v1/items/${id}`).send(item).expect(200);
  return id;
}
const issue = async (itemId: number, quantity: number): Promise<number> => {
  const body = { itemId, holderId: admin.userId, moveDate, quantity };
  return ((await keeper.post('/api/v1/stock-moves/issue').send(body).expect(201)).body as { id: number }).id;
};
const takeBack = (id: number, quantity: number) =>
  keeper.post(`/api/v1/stock-moves/${id}/take-back`).send({ moveDate, quantity }).expect(201);
const lowNews = async (by: Agent, itemId: number): Promise<NotificationRecord[]> =>
  ((await by.get('/api/v1/notifications').expect(200)).body as NotificationRecord[]).filter(
    ({ kind, subjectId }) => kind === 'stockLow' && subjectId === itemId,
  );

describe('low stock', () => {
  it('is told when a move takes an item to its reorder level, and once until it was above again', async () => {
    const itemId = await itemWith(4, 'Pirštinės');
    await issue(itemId, 5);
    expect(await lowNews(keeper, itemId)).toEqual([]);
    const issued = await issue(itemId, 1);
    expect(await lowNews(keeper, itemId)).toMatchObject([{ params: { name: 'Pirštinės' }, subject: 'Item', readAt: null }]);
    await issue(itemId, 1);
    await takeBack(issued, 1);
    await issue(itemId, 1);
    expect(await lowNews(keeper, itemId)).toHaveLength(1);
    const [last] = await api.sql<{ id: number }>(`select id from stock_move where item_id = $1 and kind = 'issue' order by id`, [
      itemId,
    ]);
    await takeBack(last?.id ?? 0, 3);
    expect(await lowNews(keeper, itemId)).toHaveLength(1);
    await issue(itemId, 2);
    expect(await lowNews(keeper, itemId)).toHaveLength(2);
  });

  it('is not told of items without a reorder level', async () => {
    const itemId = await itemWith(null, 'Kaskė');
    await issue(itemId, 10);
    expect(await lowNews(keeper, itemId)).toEqual([]);
  });

  it('is told to people who read stock, as each has chosen', async () => {
    const others = await Promise.all(
      (['accountant', 'auditor', 'employee', 'projectManager'] as const).map((role) => api.as(role)),
    );
    const [accountant, auditor, employee, manager] = others as [Agent, Agent, Agent, Agent];
    const choice = { kind: 'stockLow', inApp: false, byEmail: true };
    await auditor.put('/api/v1/notifications/preferences').send(choice).expect(200);
    const itemId = await itemWith(10, 'Batai');
    // Ten on hand is low already: nothing is told before the stock was above the level.
    await issue(itemId, 1);
    expect(await lowNews(accountant, itemId)).toEqual([]);
    const other = await itemWith(9, 'Striukė');
    await issue(other, 1);
    const told = await Promise.all([accountant, auditor, employee, manager].map((by) => lowNews(by, other)));
    expect(told.map(({ length }) => length)).toEqual([1, 0, 0, 0]);
    const rows = await api.sql(`select user_id from notification where kind = 'stockLow' and not in_app and subject_id = $1`, [
      other,
    ]);
    expect(rows).toEqual([{ user_id: auditor.userId }]);
  });

  it('is what the list filters by: at the level or below', async () => {
    const at = await itemWith(10, 'Diržas');
    const above = await itemWith(9, 'Liemenė');
    const { body } = await keeper.get(listPath('items', { filter: { belowReorder: true } })).expect(200);
    const ids = (body as ItemRecord[]).map(({ id }) => id);
    expect([ids.includes(at), ids.includes(above)]).toEqual([true, false]);
  });
});
