import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const paused = async (world: World): Promise<number> => {
  const { id } = await made(world, 'recurring-invoices');
  await world.admin.post(`/api/v1/recurring-invoices/${id}/pause`).send({}).expect(200);
  return id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  ...Object.fromEntries(
    ['pause', 'skip'].map((verb): [string, Prepare] => [
      `POST /api/v1/recurring-invoices/{id}/${verb}`,
      async (world) => ({ id: (await made(world, 'recurring-invoices')).id, body: {} }),
    ]),
  ),
  'POST /api/v1/recurring-invoices/{id}/make': async (world) => {
    const { id, nextDate } = (await made(world, 'recurring-invoices')) as { id: number; nextDate?: string };
    return { id, body: { date: nextDate } };
  },
  'POST /api/v1/recurring-invoices/{id}/resume': async (world) => ({ id: await paused(world), body: {} }),
  'GET /api/v1/recurring-invoices/{id}/dates': async (world) => ({ id: (await made(world, 'recurring-invoices')).id }),
};
