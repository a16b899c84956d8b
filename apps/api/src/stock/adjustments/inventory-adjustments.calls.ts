import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const draft = async (world: World): Promise<number> => (await made(world, 'inventory-adjustments')).id;
const posted = async (world: World): Promise<number> => {
  const id = await draft(world);
  await world.admin.post(`/api/v1/inventory-adjustments/${id}/post`).send({}).expect(200);
  return id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/inventory-adjustments/{id}/effect': async (world) => ({ id: await draft(world) }),
  'POST /api/v1/inventory-adjustments/{id}/post': async (world) => ({ id: await draft(world), body: {} }),
  'POST /api/v1/inventory-adjustments/{id}/reverse': async (world) => ({
    id: await posted(world),
    body: { reversalDate: '2026-11-21', reversalReason: 'Counted again' },
  }),
};
