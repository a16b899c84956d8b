import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { allows } from '@kontor/abilities';
import { addDays, daysBetween, overtimeByWeek, weekStart, workWarnings, type WorkedDay, type WorkingTime } from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { targetDaysOf } from './target-days.ts';
import type { WorkingTimeQuery } from './working-time-query.ts';

type Logged = Omit<WorkedDay, 'spans'> & { spans: WorkedDay['spans'] | null };
type Days = { userId: number; from: string; to: string };

const longestDays = 366;

@Injectable()
export class WorkingTimeService {
  constructor(private readonly em: EntityManager) {}

  async get({ from, to, userId: given }: WorkingTimeQuery): Promise<WorkingTime> {
    const { userId: me, ability } = actor();
    const userId = given ?? me;
    if (userId === null) throw notFound();
    if (!allows(ability, 'read', 'TimeEntry', await withConditions(this.em, 'TimeEntry', { userId }))) throw notFound();
    if (to < from || daysBetween(from, to) > longestDays) throw new ApiError('list.bad_filter', { field: 'to' });
    // Overtime and limits are counted by whole weeks.
    const whole = { userId, from: weekStart(from), to: addDays(weekStart(to), 6) };
    // Of the day before only the end of the work counts: how long somebody rested until Monday.
    const eve = addDays(whole.from, -1);
    const [{ country, days: planned }, logged] = await Promise.all([
      targetDaysOf(this.em.getKysely() as unknown as Kysely<unknown>, whole),
      this.logged({ ...whole, from: eve }),
    ]);
    const loggedOn = new Map(logged.map((day) => [day.date, day]));
    const all = planned.map((day) => ({ ...day, loggedMinutes: loggedOn.get(day.date)?.minutes ?? 0 }));
    const days = all.filter(({ date }) => from <= date && date <= to);
    const ends = (monday: string): boolean => from <= addDays(monday, 6) && addDays(monday, 6) <= to;
    const worked = [eve, ...all.map(({ date }) => date)].map((date): WorkedDay => {
      const day = loggedOn.get(date);
      return { date, minutes: day?.minutes ?? 0, spans: day?.spans ?? [], isTimed: day?.isTimed ?? false };
    });
    const seesKind = allows(ability, 'read', 'Absence', await withConditions(this.em, 'Absence', { userId }));
    return {
      userId,
      from,
      to,
      // That somebody is ill is for those who read absences; others are told that they are absent.
      days: seesKind ? days : days.map((day) => ({ ...day, absence: day.absence && 'other' })),
      targetMinutes: days.reduce((sum, day) => sum + day.targetMinutes, 0),
      loggedMinutes: days.reduce((sum, day) => sum + day.loggedMinutes, 0),
      overtimeMinutes: [...overtimeByWeek(all)].reduce((sum, [monday, minutes]) => sum + (ends(monday) ? minutes : 0), 0),
      warnings: workWarnings(country, worked).filter(({ date }) => weekStart(from) <= date && date <= to),
    };
  }

  private async logged({ userId, from, to }: Days): Promise<Logged[]> {
    const { rows } = await sql<Logged>`select work_date as date, sum(minutes) as minutes,
        json_agg(json_build_object('startAt', to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'endAt', to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) filter (where start_at is not null) as spans,
        bool_and(start_at is not null) as "isTimed"
      from time_entry where user_id = ${userId} and work_date between ${from} and ${to} group by 1`.execute(this.em.getKysely());
    return rows;
  }
}
