import type { TimeWeekRecord } from '@kontor/domain';
import { aTimeEntry, aTimeWeek } from '../../../test/builders/time-entry.ts';
import { store } from '../../../test/builders/store.ts';
import type { Prepare } from '../../../test/money/calls.ts';
import type { World } from '../../../test/money/world.ts';

let weeks = 0;
/** A new week on each call, since a person has each week once. */
const nextMonday = (): string => {
  weeks += 1;
  return new Date(Date.UTC(1990, 0, 1 + 7 * weeks)).toISOString().slice(0, 10);
};

/** A week of the employee in this state, whom nobody in these calls decides about themselves. */
async function week(
  world: World,
  status: TimeWeekRecord['status'],
  userId = world.people.get('employee')?.userId ?? 0,
): Promise<number> {
  const at = new Date('2026-03-06T15:00:00Z');
  const decided = status === 'approved' ? { decidedAt: at } : {};
  return store(world.api, aTimeWeek({ userId, weekStart: nextMonday(), status, submittedAt: at, ...decided }));
}

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/time-weeks/submit': async (world, { userId }) => {
    const date = nextMonday();
    await store(world.api, aTimeEntry({ userId, projectId: world.projectId, workDate: date }));
    return { body: { date } };
  },
  'POST /api/v1/time-weeks/approve': async (world) => ({
    body: { weeks: [{ id: await week(world, 'submitted'), version: 1 }] },
  }),
  'GET /api/v1/time-weeks/{id}': async (world, { userId }) => ({ id: await week(world, 'submitted', userId) }),
  'POST /api/v1/time-weeks/{id}/withdraw': async (world, { userId }) => ({
    id: await week(world, 'submitted', userId),
    body: {},
  }),
  'POST /api/v1/time-weeks/{id}/return': async (world) => ({
    id: await week(world, 'submitted'),
    body: { remark: 'Friday is missing' },
  }),
  'POST /api/v1/time-weeks/{id}/reopen': async (world) => ({
    id: await week(world, 'approved'),
    body: { reason: 'Wrong project' },
  }),
};
