import { sql, type Expression, type RawBuilder } from 'kysely';
import { ageBuckets, type AgeBucket } from '@kontor/domain';
import type { Measure } from './report.ts';

/** The days after which an amount is one bucket older. */
const from: Readonly<Record<AgeBucket, number>> = { notDue: -Infinity, days1to30: 1, days31to60: 31, days61to90: 61, over90: 91 };

/** An amount in the column of its age, as `ageOf` says it: the days from `day` to `on`. Each bucket of the report is a column. */
export const agedColumns = (
  amount: Expression<unknown>,
  { day, on }: { day: Expression<unknown>; on: Expression<unknown> },
): Record<AgeBucket, RawBuilder<number>> => {
  const age = sql`(${on} - ${day})`;
  const columns = ageBuckets.map((bucket, at) => {
    const next = ageBuckets[at + 1];
    const [least, most] = [from[bucket], next === undefined ? undefined : from[next]];
    const within = [
      ...(Number.isFinite(least) ? [sql`${age} >= ${sql.lit(least)}`] : []),
      ...(most === undefined ? [] : [sql`${age} < ${sql.lit(most)}`]),
    ];
    return [bucket, sql<number>`case when ${sql.join(within, sql` and `)} then ${amount} else 0 end`] as const;
  });
  return Object.fromEntries(columns) as Record<AgeBucket, RawBuilder<number>>;
};

/** The whole, and what of it is of each age. */
export const agedMeasures: Readonly<Record<string, Measure>> = {
  open: { unit: 'money', of: 'open' },
  ...Object.fromEntries(ageBuckets.map((bucket) => [bucket, { unit: 'money', of: bucket } satisfies Measure])),
};

/** The day to which ages are counted, as `agedOn` says it: the last day of the period, or today while it is not over. */
export const agedOnDay = (to: string): RawBuilder<string> =>
  sql`least(${to}::date, (now() at time zone (select time_zone from organisation))::date)`;
