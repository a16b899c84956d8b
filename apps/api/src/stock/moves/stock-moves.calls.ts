import type { Prepare } from '../../../test/money/calls.ts';
import type { World } from '../../../test/money/world.ts';
import { stockedItem } from './stock-moves.sample.ts';

const moveDate = '2026-11-20';
const issued = async ({ admin }: World): Promise<number> => {
  const body = { itemId: await stockedItem(admin), holderId: admin.userId, moveDate, quantity: 2 };
  return ((await admin.post('/api/v1/stock-moves/issue').send(body).expect(201)).body as { id: number }).id;
};
const untouched = async ({ admin, next }: World): Promise<number> => {
  const item = { sku: `OPEN-${next()}`, name: 'Lenta', kind: 'goods', stockTracked: true, sellingPrice: 0, active: true };
  return ((await admin.post('/api/v1/items').send(item).expect(201)).body as { id: number }).id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/stock-moves': async (world) => {
    await issued(world);
    return {};
  },
  'GET /api/v1/stock-moves/{id}': async (world) => ({ id: await issued(world) }),
  'GET /api/v1/stock-moves/balances': async (world) => {
    await stockedItem(world.admin);
    return { query: { date: moveDate } };
  },
  'POST /api/v1/stock-moves/open-stock': async (world) => ({
    body: { itemId: await untouched(world), moveDate, quantity: 3, unitCost: 2345.67 },
  }),
  'POST /api/v1/stock-moves/issue': async (world) => ({
    body: { itemId: await stockedItem(world.admin), holderId: world.admin.userId, moveDate, quantity: 2 },
  }),
  'POST /api/v1/stock-moves/{id}/take-back': async (world) => ({
    id: await issued(world),
    body: { moveDate, quantity: 1 },
  }),
};
