import type { Kysely } from 'kysely';
import { ageBuckets, ageOf, sum, type AgedAmount } from '@kontor/domain';
import type { Facts, OpenFact } from '../platform/facts/fact.ts';
import { sums } from '../platform/facts/sums.ts';

/** What is open on a day, in the organisation's currency, by the days since it was due. Few days have something due. */
export async function byAge(db: Kysely<unknown>, open: Facts<OpenFact>, today: string, to?: string): Promise<AgedAmount[]> {
  const days = await sums(db, open, ['base_open', 'rows'], { ...(to !== undefined && { to }) }, ['due_day']).execute();
  return ageBuckets.map((bucket) => {
    const due = days.filter(({ due_day }) => ageOf(due_day, today) === bucket);
    return { bucket, amount: sum(due.map(({ base_open }) => base_open)), count: due.reduce((all, { rows }) => all + rows, 0) };
  });
}
