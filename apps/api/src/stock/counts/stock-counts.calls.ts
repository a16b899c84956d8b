import type { StockCountDetail } from '@kontor/domain';
import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const counting = async (world: World): Promise<{ id: number; itemId: number }> => {
  const { id } = await made(world, 'stock-counts');
  const { lines } = (await world.admin.get(`/api/v1/stock-counts/${id}`).expect(200)).body as StockCountDetail;
  return { id, itemId: lines[0]?.itemId ?? 0 };
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/stock-counts/{id}/enter': async (world) => {
    const { id, itemId } = await counting(world);
    return { id, body: { itemId, counted: 7 } };
  },
  'POST /api/v1/stock-counts/{id}/post': async (world) => {
    const { id, itemId } = await counting(world);
    await world.admin.post(`/api/v1/stock-counts/${id}/enter`).send({ itemId, counted: 7 }).expect(200);
    return { id, body: {} };
  },
};
