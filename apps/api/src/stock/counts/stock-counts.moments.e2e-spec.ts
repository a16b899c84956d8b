import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { todayIn, type InventoryAdjustmentDetail, type ItemRecord, type StockCountDetail } from '@kontor/domain';
import { newSeed, randomOf } from '../../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../../sales/invoices/invoices.sample.ts';
import { verify } from '../../tools/verify.ts';
import { adjustmentReason } from '../adjustments/inventory-adjustments.sample.ts';
import { stockedItem } from '../moves/stock-moves.sample.ts';

const unitCost = 1234.57;
const seed = newSeed();
let api: TestApp;
let world: InvoiceWorld;
let keeper: Agent;
let reasonId: number;
let today: string;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  keeper = await api.as('storekeeper');
  reasonId = await adjustmentReason(world.admin);
  today = todayIn('Europe/Vilnius', new Date());
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

const counts = '/api/v1/stock-counts';
const adjustments = '/api/v1/inventory-adjustments';
const begin = async (countDate = today): Promise<number> =>
  ((await keeper.post(counts).send({ countDate, reasonId }).expect(201)).body as StockCountDetail).id;
const enter = (id: number, entry: object, by = keeper) => by.post(`${counts}/${id}/enter`).send(entry);
const post = async (id: number): Promise<StockCountDetail> =>
  (await keeper.post(`${counts}/${id}/post`).send({}).expect(200)).body as StockCountDetail;
const lineOf = async (id: number, itemId: number) =>
  ((await keeper.get(`${counts}/${id}`).expect(200)).body as StockCountDetail).lines.find((line) => line.itemId === itemId);
const onHand = async (itemId: number) => {
  const { onHand: quantity, stockValue } = (await world.admin.get(`/api/v1/items/${itemId}`).expect(200)).body as ItemRecord;
  return [quantity, stockValue];
};
const worth = (quantity: number) => [quantity, Math.round(quantity * unitCost * 100) / 100];
const issue = (itemId: number, quantity: number, moveDate = today) =>
  keeper.post('/api/v1/stock-moves/issue').send({ itemId, holderId: world.admin.userId, moveDate, quantity });
const sell = async (itemId: number, quantity: number): Promise<number> => {
  const lines = [world.line({ kind: 'item', itemId, quantity })];
  return (await world.draft({ lines, priceBelowCostConfirmed: true, invoiceDate: today, dueDate: today })).id;
};
const draft = async (line: object, change: object = {}): Promise<InventoryAdjustmentDetail> =>
  (
    await keeper
      .post(adjustments)
      .send({ kind: 'quantity', adjustmentDate: today, reasonId, lines: [line], ...change })
      .expect(201)
  ).body as InventoryAdjustmentDetail;
const postDraft = (id: number) => keeper.post(`${adjustments}/${id}/post`).send({ laterConfirmed: true }).expect(200);
const receive = async (itemId: number, difference: number): Promise<void> => {
  await postDraft((await draft({ itemId, difference })).id);
};
const emptyShelf = async (): Promise<number> => {
  const itemId = await stockedItem(world.admin);
  await receive(itemId, -10);
  return itemId;
};

describe('a count is compared with what was there when it was counted', () => {
  it.each([
    ['counted today', undefined],
    ['of a day that is over', '2026-03-10'],
  ])('a sale after it stays sold, of a count %s', async (_what, countDate) => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin(countDate);
    await enter(id, { itemId, counted: 100 }).expect(200);
    await issue(itemId, 40, countDate).expect(201);
    expect(await lineOf(id, itemId)).toMatchObject({
      onHand: 100,
      counted: 100,
      difference: 0,
      onHandAfter: 60,
      moves: [{ kind: 'issue', quantity: -40, moveDate: countDate ?? today }],
    });
    expect(await post(id)).toMatchObject({ adjustmentId: null });
    expect(await onHand(itemId)).toEqual(worth(60));
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 100, difference: 0, onHandAfter: 60, moves: [] });
  });

  it('names the documents that moved the goods since', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin();
    await enter(id, { itemId, counted: 98 }).expect(200);
    const invoiceId = await sell(itemId, 40);
    await world.admin.post(`/api/v1/invoices/${invoiceId}/send`).send({}).expect(200);
    const { number } = await world.get(invoiceId);
    expect(await lineOf(id, itemId)).toMatchObject({
      onHand: 100,
      difference: -2,
      onHandAfter: 58,
      moves: [{ kind: 'invoice', subject: 'Invoice', subjectId: invoiceId, reference: number, quantity: -40 }],
    });
    await post(id);
    expect(await onHand(itemId)).toEqual(worth(58));
  });

  it('an empty shelf counted as nothing keeps what was received after', async () => {
    const itemId = await emptyShelf();
    const id = await begin();
    await enter(id, { itemId, counted: 0 }).expect(200);
    await receive(itemId, 30);
    await post(id);
    expect((await onHand(itemId))[0]).toBe(30);
  });

  it('a count that goes on the next day sees what was sold before it', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin();
    // As if it had been begun a day ago.
    await api.sql('update stock_count set count_date = count_date - 1 where id = $1', [id]);
    await issue(itemId, 40).expect(201);
    await enter(id, { itemId, counted: 55 }).expect(200);
    expect(await post(id)).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ itemId, difference: -5 })]),
    });
    expect(await onHand(itemId)).toEqual(worth(55));
  });

  it('a printed list is typed in with the time at which it was counted', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin();
    const countedAt = new Date().toISOString();
    await issue(itemId, 40).expect(201);
    await enter(id, { itemId, counted: 97, countedAt }).expect(200);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 100, difference: -3, onHandAfter: 57 });
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    expect((await enter(id, { itemId, counted: 97, was: 97, countedAt: ahead }).expect(422)).body).toMatchObject({
      errors: { countedAt: { code: 'stock.in_future' } },
    });
    await post(id);
    expect(await onHand(itemId)).toEqual(worth(57));
  });

  it('pieces are not added to an older count unless the person says whether the moved goods were in it', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin();
    await enter(id, { itemId, add: 60 }).expect(200);
    await issue(itemId, 40).expect(201);
    expect((await enter(id, { itemId, add: 40 }).expect(409)).body).toMatchObject({
      code: 'count.moved_meanwhile',
      params: { documents: expect.stringMatching(/^#\d+$/) },
    });
    await enter(id, { itemId, add: 40, earlierCount: true }).expect(200);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 100, counted: 100, difference: 0, onHandAfter: 60 });
    await enter(id, { itemId, counted: 20, was: 100 }).expect(200);
    await enter(id, { itemId, add: 40, earlierCount: false }).expect(200);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 60, counted: 60, difference: 0, moves: [] });
    await post(id);
    expect(await onHand(itemId)).toEqual(worth(60));
  });

  it('a corrected figure speaks of the first moment, and a second count of now', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin();
    await enter(id, { itemId, counted: 10 }).expect(200);
    await issue(itemId, 40).expect(201);
    await enter(id, { itemId, counted: 100, was: 10, earlierCount: true }).expect(200);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 100, difference: 0, onHandAfter: 60 });
    await enter(id, { itemId, counted: 60, was: 100 }).expect(200);
    expect(await lineOf(id, itemId)).toMatchObject({ onHand: 60, difference: 0, onHandAfter: 60 });
  });

  it('keeps every sale that is sent while it is posted', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const id = await begin();
    await enter(id, { itemId, counted: 90 }).expect(200);
    const invoices: number[] = [];
    for (let n = 0; n < 8; n += 1) invoices.push(await sell(itemId, 5));
    const send = (invoiceId: number) => world.admin.post(`/api/v1/invoices/${invoiceId}/send`).send({});
    for (const invoiceId of invoices.splice(0, 2)) await send(invoiceId).expect(200);
    const answers = await Promise.all([...invoices.map(send), keeper.post(`${counts}/${id}/post`).send({})]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect(await onHand(itemId)).toEqual(worth(50));
  });
});

describe('an adjustment is compared with what was there when it was entered', () => {
  it('its count keeps what was sold while it was a draft, and says so', async () => {
    const itemId = await stockedItem(world.admin, 240);
    const { id, lines } = await draft({ itemId, counted: 235 });
    expect(lines).toMatchObject([{ onHand: 240, change: -5, moves: [] }]);
    await issue(itemId, 40).expect(201);
    expect((await keeper.get(`${adjustments}/${id}`).expect(200)).body).toMatchObject({
      lines: [{ onHand: 200, change: -5, moves: [{ kind: 'issue', quantity: -40 }] }],
    });
    expect((await postDraft(id)).body).toMatchObject({ lines: [{ counted: 235, difference: -5, change: -5, onHand: 200 }] });
    expect(await onHand(itemId)).toEqual(worth(195));
  });

  it('its new value keeps what was sold while it was a draft', async () => {
    const itemId = await stockedItem(world.admin, 10);
    const { id } = await draft({ itemId, newValue: 10_000 }, { kind: 'value' });
    await issue(itemId, 4).expect(201);
    expect((await keeper.get(`${adjustments}/${id}`).expect(200)).body).toMatchObject({ lines: [{ valueChange: -2345.7 }] });
    await postDraft(id);
    expect(await onHand(itemId)).toEqual([6, 5061.72]);
  });

  it('keeps the moment when something else of the draft is edited, and takes a new one with a new figure', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const { id, version } = await draft({ itemId, counted: 100 });
    await issue(itemId, 40).expect(201);
    const body = { kind: 'quantity', adjustmentDate: today, reasonId, note: 'Shelf 3' };
    const put = (line: object, at: number) =>
      keeper.put(`${adjustments}/${id}`).send({ ...body, version: at, lines: [{ itemId, ...line }] });
    const edited = (await put({ counted: 100 }, version).expect(200)).body as InventoryAdjustmentDetail;
    expect(edited.lines).toMatchObject([{ change: 0 }]);
    const counted = (await put({ counted: 59 }, edited.version).expect(200)).body as InventoryAdjustmentDetail;
    expect(counted.lines).toMatchObject([{ change: -1, moves: [] }]);
  });

  it('is refused when goods moved between the look at the shelf and saving', async () => {
    const itemId = await stockedItem(world.admin, 240);
    await issue(itemId, 40).expect(201);
    const send = (line: object, kind = 'quantity') =>
      keeper.post(adjustments).send({ kind, adjustmentDate: today, reasonId, lines: [{ itemId, ...line }] });
    expect((await send({ counted: 235, onHandSeen: 240 }).expect(409)).body).toMatchObject({
      errors: { 'lines.0.counted': { code: 'adjustment.moved_meanwhile', params: { was: 240, now: 200 } } },
    });
    expect((await send({ newValue: 1, valueSeen: 2 }, 'value').expect(409)).body).toMatchObject({
      errors: { 'lines.0.newValue': { code: 'adjustment.revalued_meanwhile' } },
    });
    await send({ counted: 195, onHandSeen: 200 }).expect(201);
  });
});

describe('several who find the same loss', () => {
  it('in two counts lose it once', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const [one, other] = [await begin(), await begin()];
    await enter(one, { itemId, counted: 98 }).expect(200);
    await issue(itemId, 10).expect(201);
    await enter(other, { itemId, counted: 88 }).expect(200);
    await post(one);
    expect(await onHand(itemId)).toEqual(worth(88));
    expect(await lineOf(other, itemId)).toMatchObject({ onHand: 88, difference: 0, onHandAfter: 88, moves: [] });
    expect((await post(other)).adjustmentId).toBeNull();
    expect(await onHand(itemId)).toEqual(worth(88));
  });

  it('in a count and a draft lose it once, and a reversal brings it back for both', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const { id } = await draft({ itemId, counted: 98 });
    const count = await begin();
    await enter(count, { itemId, counted: 98 }).expect(200);
    await postDraft(id);
    expect(await lineOf(count, itemId)).toMatchObject({ difference: 0 });
    const reversal = { reversalDate: today, reversalReason: 'Other shelf' };
    await keeper.post(`${adjustments}/${id}/reverse`).send(reversal).expect(200);
    expect(await lineOf(count, itemId)).toMatchObject({ onHand: 100, difference: -2, onHandAfter: 98, moves: [] });
    await post(count);
    expect(await onHand(itemId)).toEqual(worth(98));
  });

  it('a count that was overtaken by a later one changes nothing, and says so', async () => {
    const itemId = await stockedItem(world.admin, 100);
    const [early, late] = [await begin(), await begin()];
    await enter(early, { itemId, counted: 98 }).expect(200);
    const { id } = await draft({ itemId, counted: 98 });
    await issue(itemId, 10).expect(201);
    await enter(late, { itemId, counted: 85 }).expect(200);
    await post(late);
    expect(await lineOf(early, itemId)).toMatchObject({ isOutdated: true, difference: 0, onHandAfter: 85 });
    expect((await keeper.get(`${adjustments}/${id}`).expect(200)).body).toMatchObject({
      lines: [{ isOutdated: true, change: 0 }],
    });
    expect((await post(early)).adjustmentId).toBeNull();
    await postDraft(id);
    expect(await onHand(itemId)).toEqual(worth(85));
    expect(await lineOf(early, itemId)).toMatchObject({ isOutdated: true, difference: 0, onHandAfter: 85 });
  });

  it('two new values of the same goods are not added up', async () => {
    const itemId = await stockedItem(world.admin, 10);
    const drafts = [
      await draft({ itemId, newValue: 10_000 }, { kind: 'value' }),
      await draft({ itemId, newValue: 10_000 }, { kind: 'value' }),
    ];
    for (const { id } of drafts) await postDraft(id);
    expect(await onHand(itemId)).toEqual([10, 10_000]);
  });
});

it(`keeps in the books what lies on the shelf, and losses until a count finds them (seed ${seed})`, async () => {
  const { whole, pick } = randomOf(seed);
  const itemIds = [await stockedItem(world.admin, 50), await stockedItem(world.admin, 50)];
  type Shelf = { pieces: number; losses: { at: number; pieces: number }[]; countedAt: number };
  const shelves = new Map<number, Shelf>(itemIds.map((itemId) => [itemId, { pieces: 50, losses: [], countedAt: 0 }]));
  const shelfOf = (itemId: number): Shelf => shelves.get(itemId) ?? { pieces: 0, losses: [], countedAt: 0 };
  /** Nobody has found these losses yet: no posted figure is younger than they are. */
  const unfound = ({ losses, countedAt }: Shelf): number =>
    losses.reduce((all, { at, pieces }) => all + (at > countedAt ? pieces : 0), 0);
  type Paper = { id: number; countedAt: Map<number, number> };
  const [open, drafts]: [Paper[], Paper[]] = [[], []];
  const takeOut = (list: Paper[]): Paper | undefined => list.splice(whole(0, list.length - 1), 1)[0];
  const posted = ({ countedAt }: Paper) => {
    for (const [itemId, at] of countedAt) shelfOf(itemId).countedAt = Math.max(shelfOf(itemId).countedAt, at);
  };
  let now = 0;
  const steps: Record<string, (itemId: number) => Promise<void>> = {
    sale: async (itemId) => {
      const quantity = whole(1, 5);
      const shelf = shelfOf(itemId);
      // What the books do not have yet cannot be sold.
      if (shelf.pieces >= quantity && (await issue(itemId, quantity)).status === 201) shelf.pieces -= quantity;
    },
    receipt: async (itemId) => {
      await receive(itemId, 4);
      shelfOf(itemId).pieces += 4;
    },
    loss: async (itemId) => {
      const shelf = shelfOf(itemId);
      const pieces = Math.min(shelf.pieces, whole(1, 2));
      shelf.pieces -= pieces;
      shelf.losses.push({ at: now, pieces });
    },
    begin: async () => void open.push({ id: await begin(), countedAt: new Map() }),
    enter: async (itemId) => {
      if (!open.length) return;
      const { id, countedAt } = pick(open);
      const line = await lineOf(id, itemId);
      await enter(id, { itemId, counted: shelfOf(itemId).pieces, was: line?.counted }).expect(200);
      countedAt.set(itemId, now);
    },
    post: async () => {
      const paper = takeOut(open);
      if (!paper?.countedAt.size) return;
      await post(paper.id);
      posted(paper);
    },
    adjust: async (itemId) => {
      const { id } = await draft({ itemId, counted: shelfOf(itemId).pieces });
      drafts.push({ id, countedAt: new Map([[itemId, now]]) });
    },
    postDraft: async () => {
      const paper = takeOut(drafts);
      if (!paper) return;
      await postDraft(paper.id);
      posted(paper);
    },
  };
  const names = Object.keys(steps);
  const done: string[] = [];
  for (now = 1; now <= 150; now += 1) {
    const [name, itemId] = [pick(names), pick(itemIds)];
    await steps[name]?.(itemId);
    done.push(`${name} ${itemId}`);
    const books = await Promise.all(itemIds.map(async (one) => [done.join(', '), (await onHand(one))[0]]));
    expect(books).toEqual(itemIds.map((one) => [done.join(', '), shelfOf(one).pieces + unfound(shelfOf(one))]));
  }
});
