import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoiceDetail, ItemRecord, StockMoveRecord } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../../test/test-app.ts';
import { billWorld, type BillWorld } from '../../../purchases/bills/bill.sample.ts';
import { stockedItem } from '../../../stock/moves/stock-moves.sample.ts';
import { verify } from '../../../tools/verify.ts';
import { creditWorld, type CreditWorld } from '../credit-notes.sample.ts';

let api: TestApp;
let world: CreditWorld;
let bills: BillWorld;

beforeAll(async () => {
  api = await testApp();
  world = await creditWorld(api);
  bills = await billWorld(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.sql(`update organisation set lock_date = null, negative_stock = 'refuse'`);
  expect((await verify(api.url)).problems).toEqual([]);
});

const of = (itemId: number, quantity = 1) => ({
  lines: [world.line({ kind: 'item', itemId, quantity })],
  priceBelowCostConfirmed: true,
});
const itemOf = async (id: number): Promise<ItemRecord> =>
  (await world.admin.get(`/api/v1/items/${id}`).expect(200)).body as ItemRecord;
const movesOf = async (itemId: number): Promise<unknown[]> =>
  (
    (await world.admin.get(listPath('stock-moves', { filter: { itemId }, sort: ['id', 'ASC'] })).expect(200))
      .body as StockMoveRecord[]
  ).map(({ kind, quantity, value, quantityAfter }) => [kind, quantity, value, quantityAfter]);
const send = (id: number, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/send`).send(body);
/** An item of which nothing was ever on hand. */
const emptyItem = async (): Promise<number> => {
  const input = { name: 'Kėdė', kind: 'goods', stockTracked: true, sellingPrice: 0, active: true };
  const sku = `EMPTY-${Math.random().toString(36).slice(2, 10)}`;
  const made = await world.admin
    .post('/api/v1/items')
    .send({ ...input, sku })
    .expect(201);
  return (made.body as ItemRecord).id;
};
const received = (itemId: number, quantity: number, unitCost: number, billDate = '2026-02-10') =>
  bills.opened({ billDate, dueDate: '2026-12-01', lines: [bills.line({ itemId, quantity, unitCost })] });

describe('a bill', () => {
  it('brings its goods into stock at what they cost the firm, and takes them out when it is void', async () => {
    const itemId = await emptyItem();
    const lines = [
      bills.line({ itemId, quantity: 3, unitCost: 10, deductiblePercent: 50 }),
      bills.line({ itemId, quantity: 2, unitCost: 20, deductiblePercent: 100 }),
      bills.line({ unitCost: 5 }),
    ];
    const { id, number } = await bills.draft({ lines, currency: 'NOK', exchangeRate: 0.1, exchangeRateInverted: false });
    expect(await movesOf(itemId)).toEqual([]);
    await world.admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
    // (30.00 and half of 6.30 tax) and 40.00, at 0.1
    expect(await movesOf(itemId)).toEqual([['bill', 5, 7.32, 5]]);
    const listed = await world.admin.get(listPath('stock-moves', { filter: { itemId } })).expect(200);
    expect(listed.body).toMatchObject([{ subject: 'Bill', subjectId: id, reference: number, moveDate: '2026-03-02' }]);
    await world.admin.post(`/api/v1/bills/${id}/redraft`).send({}).expect(200);
    await world.admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
    await world.admin.post(`/api/v1/bills/${id}/void`).send({ reason: 'Not ours' }).expect(200);
    expect((await movesOf(itemId)).slice(1)).toEqual([
      ['bill', -5, -7.32, 0],
      ['bill', 5, 7.32, 5],
      ['bill', -5, -7.32, 0],
    ]);
  });

  it('is the worked example with an invoice: 10 at 5 and 10 at 7, 12 sold for 72, 8 left worth 48', async () => {
    const itemId = await emptyItem();
    await received(itemId, 10, 5);
    await received(itemId, 10, 7, '2026-02-11');
    await world.sent(of(itemId, 12));
    expect((await movesOf(itemId)).at(-1)).toEqual(['invoice', -12, -72, 8]);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 8, stockValue: 48 });
  });

  it('keeps goods that were sold since, unless stock may fall below zero', async () => {
    const itemId = await emptyItem();
    const { id } = await received(itemId, 2, 5);
    await world.sent(of(itemId, 2));
    const undo = (body: object = {}) => world.admin.post(`/api/v1/bills/${id}/void`).send({ reason: 'Twice', ...body });
    expect((await undo().expect(422)).body).toMatchObject({ code: 'stock.below_zero', params: { missing: 2, item: 'Kėdė' } });
    expect(await bills.get(id)).toMatchObject({ status: 'open' });
  });

  it('dated back says what it changes before it is opened', async () => {
    const itemId = await emptyItem();
    await received(itemId, 10, 5);
    await world.sent(of(itemId, 4));
    const { id } = await bills.draft({ billDate: '2026-02-01', lines: [bills.line({ itemId, quantity: 10, unitCost: 7 })] });
    const open = (body: object) => world.admin.post(`/api/v1/bills/${id}/open`).send(body);
    expect((await open({}).expect(409)).body).toMatchObject({ code: 'stock.changes_later', params: { documents: 1, value: 4 } });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 6, stockValue: 30 });
    await open({ laterConfirmed: true }).expect(200);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 16, stockValue: 96 });
  });
});

describe('an invoice', () => {
  it('takes its goods out when it is sent, and back when it is void', async () => {
    const itemId = await stockedItem(world.admin);
    const invoice = await world.sent(of(itemId, 3));
    expect((await movesOf(itemId)).at(-1)).toEqual(['invoice', -3, -3703.71, 7]);
    await world.admin.post(`/api/v1/invoices/${invoice.id}/void`).send({ reason: 'Wrong customer' }).expect(200);
    expect((await movesOf(itemId)).at(-1)).toEqual(['invoice', 3, 3703.71, 10]);
  });

  it('is refused with what is missing at its line, takes no number, and moves nothing', async () => {
    const itemId = await stockedItem(world.admin, 2);
    const service = bills.itemId;
    const text = world.line();
    const lines = [text, world.line({ kind: 'item', itemId: service }), world.line({ kind: 'item', itemId, quantity: 5 })];
    const { id } = await world.draft({ lines, priceBelowCostConfirmed: true });
    expect((await send(id).expect(422)).body).toMatchObject({
      code: 'stock.below_zero',
      errors: { 'lines.2.quantity': { code: 'stock.below_zero', params: { item: 'Lenta', missing: 3 } } },
    });
    expect(await world.get(id)).toMatchObject({ status: 'draft', number: null });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 2 });
  });

  it('goes below zero where the firm only warns, at a cost that the next bill corrects', async () => {
    await api.sql(`update organisation set negative_stock = 'warn'`);
    const itemId = await emptyItem();
    await received(itemId, 2, 5);
    const { id } = await world.draft(of(itemId, 5));
    expect((await send(id).expect(409)).body).toMatchObject({ code: 'stock.below_zero_confirm', params: { missing: 3 } });
    await send(id, { belowZeroConfirmed: true }).expect(200);
    await received(itemId, 10, 8, '2026-04-01');
    expect((await movesOf(itemId)).slice(1)).toEqual([
      ['invoice', -5, -25, -3],
      ['bill', 10, 80, 7],
      ['correction', 0, -9, 7],
    ]);
  });

  it('does not move in a closed period', async () => {
    const itemId = await stockedItem(world.admin);
    const invoice = await world.sent(of(itemId));
    await api.sql(`update organisation set lock_date = '2026-12-31'`);
    expect(
      (await world.admin.post(`/api/v1/invoices/${invoice.id}/void`).send({ reason: 'Late' }).expect(422)).body,
    ).toMatchObject({ code: 'organisation.period_locked' });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 9 });
  });

  it('gives 16 clients the last 10 pieces, and no more', async () => {
    const itemId = await stockedItem(world.admin);
    const drafts: InvoiceDetail[] = [];
    for (let n = 0; n < 16; n += 1) drafts.push(await world.draft(of(itemId)));
    const answers = await Promise.all(drafts.map(({ id }) => send(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 0, stockValue: 0 });
  });
});

describe('a credit note', () => {
  it('brings goods back at the cost with which they left, and takes them out when it is void', async () => {
    const itemId = await emptyItem();
    await received(itemId, 3, 5);
    const invoice = await world.sent(of(itemId, 3));
    await received(itemId, 10, 9, '2026-03-03');
    const note = await world.sentNote(invoice.id, { lines: world.byQuantity(invoice, 2) });
    expect(note).toMatchObject({ goodsReturned: true });
    expect((await movesOf(itemId)).at(-1)).toEqual(['return', 2, 10, 12]);
    await world.admin.post(`/api/v1/credit-notes/${note.id}/void`).send({ reason: 'Not returned' }).expect(200);
    expect((await movesOf(itemId)).at(-1)).toEqual(['return', -2, -10, 10]);
    await world.sentNote(invoice.id);
    expect((await movesOf(itemId)).at(-1)).toEqual(['return', 3, 15, 13]);
  });

  it('brings nothing back when the customer keeps the goods, or a part of the price is given back', async () => {
    const itemId = await stockedItem(world.admin);
    const [kept, cheaper] = [await world.sent(of(itemId, 2)), await world.sent(of(itemId, 2))];
    await world.sentNote(kept.id, { goodsReturned: false });
    await world.sentNote(cheaper.id, { lines: [{ invoiceLineId: cheaper.lines[0]?.id ?? 0, amount: 1 }] });
    expect(await itemOf(itemId)).toMatchObject({ onHand: 6 });
  });

  it('that corrects an invoice brings all back, for the new one to take', async () => {
    const itemId = await stockedItem(world.admin);
    const { id } = await world.sent(of(itemId, 4));
    const body = { creditNoteDate: '2026-03-05', reason: 'Other address' };
    const made = (await world.admin.post(`/api/v1/invoices/${id}/correct`).send(body).expect(201)).body as { invoiceId: number };
    expect(await itemOf(itemId)).toMatchObject({ onHand: 10 });
    await send(made.invoiceId).expect(200);
    expect(await itemOf(itemId)).toMatchObject({ onHand: 6 });
  });
});
