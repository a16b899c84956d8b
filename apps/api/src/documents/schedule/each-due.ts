import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { asSetUp, type Work } from './as-set-up.ts';
import { dueAfter, type Due, type ScheduleTable } from './schedule.dates.ts';

const atOnce = 100;
/** Between two documents it rests, so that the requests of people go first. */
const restMs = 8;

/** Works on one after the other, each for the person who set it up. One that fails stops only itself; returns the failures. */
export async function inTurn(
  root: EntityManager,
  as: Work,
  due: readonly Due[],
  work: (id: number) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const { id, setUpById } of due) {
    await asSetUp(root, as, setUpById, () => work(id)).catch((error: unknown) => failures.push(error));
    await pause(restMs);
  }
  return failures;
}

/** Works on all that are due by now; returns the failures. */
export async function eachDue(
  root: EntityManager,
  table: ScheduleTable,
  as: Work,
  work: (id: number) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let last = 0; ;) {
    const due = await dueAfter(root, table, last, atOnce);
    failures.push(...(await inTurn(root, as, due, work)));
    if (due.length < atOnce) return failures;
    last = due.at(-1)?.id ?? 0;
  }
}
