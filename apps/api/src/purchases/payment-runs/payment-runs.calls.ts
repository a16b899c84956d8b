import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const bodies = {
  release: ({ version }: { version: number }) => ({ version }),
  'mark-paid': () => ({ paymentDate: '2026-03-10' }),
};

/** Makes a run and takes these steps with it. */
async function run(world: World, ...steps: (keyof typeof bodies)[]): Promise<{ id: number; version: number }> {
  let now = await made(world, 'payment-runs');
  for (const step of steps) {
    const moved = await world.admin.post(`/api/v1/payment-runs/${now.id}/${step}`).send(bodies[step](now)).expect(200);
    now = moved.body as { id: number; version: number };
  }
  return now;
}

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/payment-runs': async (world) => {
    await made(world, 'payment-runs');
    return {};
  },
  'GET /api/v1/payment-runs/payable-bills': () => Promise.resolve({ query: { currency: 'EUR' } }),
  'POST /api/v1/payment-runs/{id}/release': async (world) => ({ ...(await run(world)), body: {} }),
  'POST /api/v1/payment-runs/{id}/withdraw': async (world) => ({ id: (await run(world, 'release')).id, body: {} }),
  'GET /api/v1/payment-runs/{id}/file': async (world) => ({ id: (await run(world, 'release')).id }),
  'POST /api/v1/payment-runs/{id}/mark-paid': async (world) => ({
    id: (await run(world, 'release')).id,
    body: { paymentDate: '2026-03-10' },
  }),
  'POST /api/v1/payment-runs/{id}/undo-paid': async (world) => ({
    id: (await run(world, 'release', 'mark-paid')).id,
    body: {},
  }),
};
