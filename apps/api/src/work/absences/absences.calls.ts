import { anAbsence } from '../../../test/builders/time-entry.ts';
import { store } from '../../../test/builders/store.ts';
import type { Prepare } from '../../../test/money/calls.ts';
import type { World } from '../../../test/money/world.ts';

/** An absence of the employee, whom nobody in these calls decides about themselves. */
const absence = (world: World, userId = world.people.get('employee')?.userId ?? 0): Promise<number> =>
  store(world.api, anAbsence({ userId }));

let weeks = 0;
/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/absences': async () => {
    weeks += 1;
    const day = new Date(Date.UTC(2029, 0, 1 + 7 * weeks)).toISOString().slice(0, 10);
    return { body: { kind: 'other', firstDate: day, lastDate: day } };
  },
  'GET /api/v1/absences/balance': async () => ({}),
  'GET /api/v1/absences/{id}': async (world, { userId }) => ({ id: await absence(world, userId) }),
  'POST /api/v1/absences/{id}/approve': async (world) => ({ id: await absence(world), version: 1 }),
  'POST /api/v1/absences/{id}/refuse': async (world) => ({
    id: await absence(world),
    version: 1,
    body: { remark: 'Too many are away' },
  }),
  'POST /api/v1/absences/{id}/cancel': async (world, { userId }) => ({
    id: await absence(world, userId),
    version: 1,
  }),
};
