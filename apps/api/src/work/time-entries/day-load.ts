import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { answeredWithNext } from '../../platform/orm/begin.ts';
import { DomainError } from '@kontor/domain';

const lockSpace = 7451010;

/**
 * Locks the hours of these people until the end of the transaction, so that what it reads of their days stays true, whatever tab
 * or replica they log from. There is one lock per person for all days, since an entry may move between days.
 */
export async function lockPeople(em: EntityManager, userIds: readonly number[]): Promise<void> {
  const inOrder = [...new Set(userIds)].sort((a, b) => a - b);
  await sql`${sql.raw(answeredWithNext)} select pg_advisory_xact_lock(${lockSpace}, id) from unnest(${inOrder}::int[]) with ordinality as w (id, place) order by place`.execute(
    em.getKysely(),
  );
}

type PersonDay = { userId: number; date: string };
export const dayKey = ({ userId, date }: PersonDay): string => `${userId} ${date}`;

/** Logged minutes by `dayKey`; days without hours are left out. */
export async function dayTotals(em: EntityManager, days: readonly PersonDay[], without = 0): Promise<Map<string, number>> {
  const { rows } = await sql<PersonDay & { minutes: number }>`
    select t.user_id as "userId", t.work_date as date, sum(t.minutes) as minutes
    from (select distinct * from unnest(${days.map(({ userId }) => userId)}::int[], ${days.map(({ date }) => date)}::date[]) as d (user_id, work_date)) w
    join time_entry t on t.user_id = w.user_id and t.work_date = w.work_date
    where t.id <> ${without} group by 1, 2`.execute(em.getKysely());
  return new Map(rows.map((row) => [dayKey(row), row.minutes]));
}

type Interval = { id?: number; userId: number; workDate: string; startAt: string; endAt: string };

/** A person's entries must not overlap. The days around are checked too, because a shift may pass midnight. */
export async function assertNoOverlap(em: EntityManager, { id = 0, userId, workDate, startAt, endAt }: Interval): Promise<void> {
  const { rows } = await sql`select 1 from time_entry where user_id = ${userId} and id <> ${id}
    and work_date between ${workDate}::date - 3 and ${workDate}::date + 3 and start_at < ${endAt}::timestamptz and end_at > ${startAt}::timestamptz
    limit 1`.execute(em.getKysely());
  if (rows.length) throw new DomainError('time_entry.overlaps', undefined, { startAt: { code: 'time_entry.overlaps' } });
}
