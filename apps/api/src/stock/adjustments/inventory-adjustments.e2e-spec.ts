import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { InventoryAdjustmentDetail, InventoryAdjustmentInput, ItemRecord, StockMoveRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { stockedItem } from '../moves/stock-moves.sample.ts';
import { adjustmentReason } from './inventory-adjustments.sample.ts';

let api: TestApp;
let keeper: Agent;
let admin: Agent;
let reasonId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  keeper = await api.as('storekeeper');
  reasonId = await adjustmentReason(admin);
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

const path = '/api/v1/inventory-adjustments';
const input = (change: Partial<InventoryAdjustmentInput>): InventoryAdjustmentInput => ({
  kind: 'quantity',
  adjustmentDate: '2026-03-10',
  reasonId,
  lines: [],
  ...change,
});
const draft = async (change: Partial<InventoryAdjustmentInput>): Promise<InventoryAdjustmentDetail> =>
  (await keeper.post(path).send(input(change)).expect(201)).body as InventoryAdjustmentDetail;
const post = (id: number, body: object = {}) => keeper.post(`${path}/${id}/post`).send(body);
const posted = async (change: Partial<InventoryAdjustmentInput>): Promise<InventoryAdjustmentDetail> =>
  (await post((await draft(change)).id, { laterConfirmed: true }).expect(200)).body as InventoryAdjustmentDetail;
const itemOf = async (id: number): Promise<ItemRecord> => (await admin.get(`/api/v1/items/${id}`).expect(200)).body as ItemRecord;
const movesOf = async (itemId: number): Promise<StockMoveRecord[]> =>
  (await keeper.get(listPath('stock-moves', { filter: { itemId }, sort: ['moveDate', 'ASC'] })).expect(200))
    .body as StockMoveRecord[];

describe('goods that are added without a cost', () => {
  const newItem = async (purchasePrice: number | null, sku: string): Promise<number> => {
    const item = {
      sku: sku.replaceAll(' ', '-'),
      name: 'Kaskė',
      kind: 'goods',
      stockTracked: true,
      sellingPrice: 99,
      purchasePrice,
    };
    const { body } = await admin
      .post('/api/v1/items')
      .send({ ...item, active: true })
      .expect(201);
    return (body as ItemRecord).id;
  };
  const asAdmin = (id: number, body: object = {}) => admin.post(`${path}/${id}/post`).send(body);

  it.each([
    ['difference', { difference: 3 }],
    ['count', { counted: 3 }],
  ])('by a %s, cost the purchase price where nothing else is known', async (name, line) => {
    const itemId = await newItem(12.5, `PP-${name}`);
    await posted({ lines: [{ itemId, ...line }] });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 3, stockValue: 37.5, unitCost: 12.5 });
    // The average is known from now on.
    await api.sql('update item set purchase_price = 99 where id = $1', [itemId]);
    await posted({ lines: [{ itemId, difference: 1 }] });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 4, stockValue: 50 });
  });

  it.each([
    ['no price', null, {}],
    ['a price of nothing', 0, {}],
    ['a typed cost of nothing', 12.5, { unitCost: 0 }],
  ])('and with %s are asked about before they are worth 0.00', async (name, purchasePrice, cost) => {
    const itemId = await newItem(purchasePrice, name);
    const { id } = await draft({ lines: [{ itemId, difference: 2, ...cost }] });
    const { body } = await asAdmin(id).expect(409);
    expect(body).toMatchObject({ code: 'stock.zero_cost', params: { item: 'Kaskė' } });
    expect((await itemOf(itemId)).onHand).toBe(0);
    await asAdmin(id, { zeroCostConfirmed: true }).expect(200);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 2, stockValue: 0 });
  });
});

describe('an adjustment by quantity', () => {
  it('fixes the difference of a count when it is posted, and moves stock at the average', async () => {
    const itemId = await stockedItem(admin);
    const { id, lines } = await draft({ lines: [{ itemId, counted: 7 }] });
    expect(lines).toMatchObject([{ counted: 7, difference: null, onHand: 10 }]);
    expect((await post(id).expect(200)).body).toMatchObject({
      status: 'posted',
      value: -3703.71,
      lines: [{ counted: 7, difference: -3, onHand: 10, value: -3703.71, valueOnHand: 12345.7 }],
    });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 7, stockValue: 8641.99, unitCost: 1234.57 });
  });

  it('is the worked example: 10 at 5 and 10 at 7, 12 leave for 72, 8 are left worth 48', async () => {
    const item = { sku: `EX-${reasonId}`, name: 'Kėdė', kind: 'goods', stockTracked: true, sellingPrice: 9, active: true };
    const { id: itemId } = (await admin.post('/api/v1/items').send(item).expect(201)).body as ItemRecord;
    await posted({ lines: [{ itemId, difference: 10, unitCost: 5 }] });
    await posted({ lines: [{ itemId, difference: 10, unitCost: 7 }] });
    await posted({ lines: [{ itemId, difference: -12 }] });
    expect((await movesOf(itemId)).map(({ value, quantityAfter, valueAfter }) => [value, quantityAfter, valueAfter])).toEqual([
      [50, 10, 50],
      [70, 20, 120],
      [-72, 8, 48],
    ]);
  });

  it('tells before a back-dated one what changes later, and changes it once confirmed', async () => {
    const itemId = await stockedItem(admin);
    await posted({ lines: [{ itemId, difference: -4 }], adjustmentDate: '2026-06-01' });
    const { id } = await draft({ lines: [{ itemId, difference: 10, unitCost: 0 }], adjustmentDate: '2026-02-01' });
    const effect = { laterMoves: 1, laterDocuments: 1, laterValue: -2469.14, below: [] };
    expect((await keeper.get(`${path}/${id}/effect`).expect(200)).body).toEqual(effect);
    expect((await post(id).expect(409)).body).toMatchObject({ code: 'stock.changes_later' });
    // A cost of nothing was typed.
    expect((await post(id, { laterConfirmed: true }).expect(409)).body).toMatchObject({ code: 'stock.zero_cost' });
    await post(id, { laterConfirmed: true, zeroCostConfirmed: true }).expect(200);
    expect((await movesOf(itemId)).map(({ value, valueAfter }) => [value, valueAfter])).toEqual([
      [12345.7, 12345.7],
      [0, 12345.7],
      [-2469.14, 9876.56],
    ]);
  });

  it('is reversed by a counter-entry, and never edited', async () => {
    const itemId = await stockedItem(admin);
    const { id, version } = await posted({ lines: [{ itemId, difference: -4 }], referenceNumber: `INV ${itemId}` });
    await keeper
      .put(`${path}/${id}`)
      .send({ ...input({ lines: [] }), version })
      .expect(409);
    await keeper.delete(`${path}/${id}`).set('If-Match', `"${version}"`).expect(409);
    const reversal = { reversalDate: '2026-03-12', reversalReason: 'Found on another shelf' };
    expect((await keeper.post(`${path}/${id}/reverse`).send(reversal).expect(200)).body).toMatchObject({ status: 'reversed' });
    expect((await keeper.post(`${path}/${id}/reverse`).send(reversal).expect(409)).body).toMatchObject({
      code: 'adjustment.cannot_reverse',
    });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 10, stockValue: 12345.7 });
  });

  it('refuses more than there is, at the line and with what is missing', async () => {
    const itemId = await stockedItem(admin);
    const { id } = await draft({ lines: [{ itemId, difference: -11 }] });
    expect((await post(id, { belowZeroConfirmed: true }).expect(422)).body).toMatchObject({
      errors: { 'lines.0.difference': { code: 'stock.below_zero', params: { missing: 1 } } },
    });
  });

  it('takes more than there is where the firm only warns, and the next receipt books the difference', async () => {
    const itemId = await stockedItem(admin, 1);
    await api.sql(`update organisation set negative_stock = 'warn'`);
    const { id } = await draft({ lines: [{ itemId, difference: -3 }] });
    expect((await post(id).expect(409)).body).toMatchObject({ code: 'stock.below_zero_confirm' });
    await post(id, { belowZeroConfirmed: true }).expect(200);
    await posted({ lines: [{ itemId, difference: 5, unitCost: 1000 }], adjustmentDate: '2026-03-11' });
    await api.sql(`update organisation set negative_stock = 'refuse'`);
    expect((await movesOf(itemId)).map(({ kind, value, isProvisional }) => [kind, value, isProvisional])).toEqual([
      ['opening', 1234.57, false],
      ['adjustQuantity', -3703.71, true],
      ['adjustQuantity', 5000, false],
      ['correction', 469.14, false],
    ]);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 3, stockValue: 3000 });
  });
});

describe('an adjustment by value', () => {
  it('changes the value at an unchanged quantity', async () => {
    const itemId = await stockedItem(admin);
    await posted({ kind: 'value', lines: [{ itemId, newValue: 10_000 }] });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 10, stockValue: 10_000, unitCost: 1000 });
  });

  it.each([100, -45.7])('is reversed by the opposite value, and adds up: %s', async (valueDifference) => {
    const itemId = await stockedItem(admin);
    const { id } = await posted({ kind: 'value', lines: [{ itemId, valueDifference }] });
    const reversal = { reversalDate: '2026-03-12', reversalReason: 'Another item was meant' };
    await keeper.post(`${path}/${id}/reverse`).send(reversal).expect(200);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 10, stockValue: 12345.7 });
    expect((await verify(api.url)).problems).toEqual([]);
  });

  it('is told by verify when more value came back than it changed', async () => {
    const itemId = await stockedItem(admin);
    const { id } = await posted({ kind: 'value', lines: [{ itemId, valueDifference: 100 }] });
    const columns = 'item_id, move_date, kind, quantity, reason_id, subject, subject_id, user_id, quantity_after';
    const [wrong] = await api.sql<{ id: number }>(
      `insert into stock_move (${columns}, given_value, value, value_after, origin_id)
       select ${columns}, -100.01, -100.01, value_after - 100.01, id from stock_move where subject = 'InventoryAdjustment' and subject_id = $1
       returning id`,
      [id],
    );
    expect((await verify(api.url)).problems).toContainEqual(expect.stringContaining('more came back than went out (1)'));
    await api.sql(`do $$ begin set local session_replication_role = replica; delete from stock_move where id = ${wrong?.id};
      update item_stock set value = value + 100.01 where item_id = ${itemId}; end $$`);
  });

  it('needs goods on hand', async () => {
    const itemId = await stockedItem(admin);
    const { id } = await draft({ kind: 'value', lines: [{ itemId, newValue: 5 }], adjustmentDate: '2026-01-01' });
    expect((await post(id).expect(422)).body).toMatchObject({
      errors: { 'lines.0.newValue': { code: 'stock.nothing_on_hand' } },
    });
  });
});

it('taking out goods that a later change of value builds on is refused, with the document', async () => {
  const itemId = await stockedItem(admin);
  const later = { adjustmentDate: '2026-03-20', referenceNumber: 'VAL-1' };
  await posted({ kind: 'value', lines: [{ itemId, newValue: 10_000 }], ...later });
  const { id } = await draft({ lines: [{ itemId, difference: -10 }], adjustmentDate: '2026-03-12' });
  expect((await post(id, { laterConfirmed: true }).expect(409)).body).toMatchObject({
    code: 'stock.later_builds_on_it',
    params: { document: 'VAL-1', date: '2026-03-20' },
  });
});

describe('adjustments refuse', () => {
  it('a reference number that is in use, whatever its case and spaces', async () => {
    await draft({ referenceNumber: 'Count 2026/1' });
    const { body } = await keeper
      .post(path)
      .send(input({ referenceNumber: 'COUNT2026/1' }))
      .expect(409);
    expect(body).toMatchObject({ errors: { referenceNumber: { message: 'Reference number already used.' } } });
  });

  it('a missing reason, a service, an item twice, and a draft without lines', async () => {
    const itemId = await stockedItem(admin);
    const { reasonId: _, ...unreasoned } = input({});
    expect((await keeper.post(path).send(unreasoned).expect(400)).body).toMatchObject({
      errors: { reasonId: { code: 'adjustment.select_reason' } },
    });
    const service = { sku: `SRV-${itemId}`, name: 'Priežiūra', kind: 'service', sellingPrice: 1, active: true };
    const { id: serviceId } = (await admin.post('/api/v1/items').send(service).expect(201)).body as ItemRecord;
    const lines = [{ itemId: serviceId, difference: 1 }];
    expect((await keeper.post(path).send(input({ lines })).expect(422)).body).toMatchObject({
      errors: { 'lines.0.itemId': { code: 'stock.not_tracked' } },
    });
    const twice = [1, 2].map((difference) => ({ itemId, difference }));
    await keeper
      .post(path)
      .send(input({ lines: twice }))
      .expect(422);
    expect((await post((await draft({})).id).expect(422)).body).toMatchObject({ code: 'document.no_lines' });
  });

  it('a closed period and a day in the future', async () => {
    const itemId = await stockedItem(admin);
    const closed = await draft({ lines: [{ itemId, difference: 1 }] });
    await api.sql(`update organisation set lock_date = '2026-03-31'`);
    expect((await post(closed.id).expect(422)).body).toMatchObject({
      errors: { adjustmentDate: { code: 'organisation.period_locked' } },
    });
    await api.sql('update organisation set lock_date = null');
    const ahead = await draft({ lines: [{ itemId, difference: 1 }], adjustmentDate: '2199-01-01' });
    expect((await post(ahead.id).expect(422)).body).toMatchObject({ errors: { adjustmentDate: { code: 'stock.in_future' } } });
  });

  it('people without the right: accountants read', async () => {
    const accountant = await api.as('accountant');
    await accountant.get(path).expect(200);
    await accountant.post(path).send(input({})).expect(403);
    await (await api.as('employee')).get(path).expect(403);
  });
});

describe('the ledger', () => {
  it('is append-only, and alone keeps what is on hand', async () => {
    const itemId = await stockedItem(admin);
    const refused = /never changed|the ledger keeps/;
    await expect(api.sql('update stock_move set value = 1 where item_id = $1', [itemId])).rejects.toThrow(refused);
    await expect(api.sql('delete from stock_move where item_id = $1', [itemId])).rejects.toThrow(refused);
    await expect(api.sql('update item_stock set quantity = 1 where item_id = $1', [itemId])).rejects.toThrow(refused);
  });

  it('gives 16 clients the last 10 pieces, and no more', async () => {
    const itemId = await stockedItem(admin);
    const drafts = await Promise.all(Array.from({ length: 16 }, () => draft({ lines: [{ itemId, difference: -1 }] })));
    const answers = await Promise.all(drafts.map(({ id }) => post(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 0, stockValue: 0 });
  });

  it('issues nothing more to a person who has left, who still gives back what they hold', async () => {
    const itemId = await stockedItem(admin);
    const leaver = await api.as('employee');
    const issue = { itemId, holderId: leaver.userId, moveDate: '2026-04-01', quantity: 2 };
    const { body: issued } = await keeper.post('/api/v1/stock-moves/issue').send(issue).expect(201);
    await api.sql('update user_account set active = false where id = $1', [leaver.userId]);
    expect((await keeper.post('/api/v1/stock-moves/issue').send(issue).expect(422)).body).toMatchObject({
      errors: { holderId: { code: 'stock.holder_left' } },
    });
    const back = { moveDate: '2026-04-03', quantity: 2 };
    await keeper
      .post(`/api/v1/stock-moves/${(issued as StockMoveRecord).id}/take-back`)
      .send(back)
      .expect(201);
  });

  it('issues goods to a person and takes them back at the cost with which they left', async () => {
    const itemId = await stockedItem(admin);
    const issue = { itemId, holderId: admin.userId, moveDate: '2026-04-01', quantity: 3 };
    const issued = (await keeper.post('/api/v1/stock-moves/issue').send(issue).expect(201)).body as StockMoveRecord;
    expect(issued).toMatchObject({ kind: 'issue', quantity: -3, value: -3703.71, quantityAfter: 7 });
    const back = { moveDate: '2026-04-02', quantity: 2 };
    const takeBack = (body: object) => keeper.post(`/api/v1/stock-moves/${issued.id}/take-back`).send(body);
    const held = async (): Promise<unknown[]> =>
      (
        (await keeper.get(listPath('stock-moves', { filter: { itemId, holderId: admin.userId, held: true } })).expect(200))
          .body as StockMoveRecord[]
      ).map(({ id, outstanding }) => [id, outstanding]);
    expect(await held()).toEqual([[issued.id, 3]]);
    expect((await takeBack(back).expect(201)).body).toMatchObject({ kind: 'issueReturn', value: 2469.14, quantityAfter: 9 });
    expect(await held()).toEqual([[issued.id, 1]]);
    expect((await takeBack(back).expect(409)).body).toMatchObject({ code: 'stock.returned_too_much' });
    await takeBack({ ...back, quantity: 1 }).expect(201);
    expect(await held()).toEqual([]);
  });

  it('opens an item once, values stock at a past day, and keeps tracking what has moves', async () => {
    const itemId = await stockedItem(admin);
    const opening = { itemId, moveDate: '2026-01-05', quantity: 1, unitCost: 1 };
    expect((await keeper.post('/api/v1/stock-moves/open-stock').send(opening).expect(409)).body).toMatchObject({
      code: 'stock.opened',
    });
    await posted({ lines: [{ itemId, difference: -4 }] });
    const early = await draft({ adjustmentDate: '2026-01-04', lines: [{ itemId, difference: 1 }] });
    expect((await post(early.id).expect(422)).body).toMatchObject({
      errors: { adjustmentDate: { code: 'stock.before_opening', params: { date: '2026-01-05' } } },
    });
    const at = async (date: string): Promise<unknown> =>
      ((await keeper.get(`/api/v1/stock-moves/balances?date=${date}`).expect(200)).body as { id: number }[]).find(
        ({ id }) => id === itemId,
      );
    await keeper.get('/api/v1/stock-moves/balances?date=soon').expect(400);
    expect(await at('2026-01-04')).toBeUndefined();
    expect(await at('2026-03-09')).toMatchObject({ quantity: 10, value: 12345.7 });
    expect(await at('2026-03-10')).toMatchObject({ quantity: 6, value: 7407.42 });
    await posted({ adjustmentDate: '2026-02-01', lines: [{ itemId, difference: -2 }] });
    expect(await at('2026-03-09')).toMatchObject({ quantity: 8, value: 9876.56 });
    expect(await at('2026-03-10')).toMatchObject({ quantity: 4, value: 4938.28 });
    const { version, sku } = await itemOf(itemId);
    const item = { sku, name: 'Lenta', kind: 'goods', stockTracked: false, sellingPrice: 0, active: true, version };
    expect((await admin.put(`/api/v1/items/${itemId}`).send(item).expect(409)).body).toMatchObject({ code: 'item.has_moves' });
  });
});
