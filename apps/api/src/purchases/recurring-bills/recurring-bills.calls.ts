import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const paused = async (world: World): Promise<number> => {
  const { id } = await made(world, 'recurring-bills');
  await world.admin.post(`/api/v1/recurring-bills/${id}/pause`).send({}).expect(200);
  return id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  ...Object.fromEntries(
    ['pause', 'skip'].map((verb): [string, Prepare] => [
      `POST /api/v1/recurring-bills/{id}/${verb}`,
      async (world) => ({ id: (await made(world, 'recurring-bills')).id, body: {} }),
    ]),
  ),
  'POST /api/v1/recurring-bills/{id}/make': async (world) => {
    const { id, nextDate } = (await made(world, 'recurring-bills')) as { id: number; nextDate?: string };
    return { id, body: { date: nextDate } };
  },
  'POST /api/v1/recurring-bills/{id}/resume': async (world) => ({ id: await paused(world), body: {} }),
  'GET /api/v1/recurring-bills/{id}/dates': async (world) => ({ id: (await made(world, 'recurring-bills')).id }),
};
