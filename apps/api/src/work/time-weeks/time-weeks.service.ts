import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import {
  addDays,
  assertCanSubmit,
  assertNotOwnWeek,
  isWeekDecision,
  odditiesOf,
  timeWeekMachine,
  todayIn,
  weekStart,
  type ApproveWeeksInput,
  type ApprovedWeeks,
  type Oddity,
  type ReopenWeekInput,
  type ReturnWeekInput,
  type SubmitWeekInput,
  type TimeWeekRecord,
  type TimeWeekVerb,
} from '@kontor/domain';
import { allows, type Verb } from '@kontor/abilities';
import { isOnlyAdmin } from '../../people/users/only-admin.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor, person } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { Page } from '../../platform/rest/page.ts';
import { recordsOf } from '../../platform/rest/record-access.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { lockPeople } from '../time-entries/day-load.ts';
import { targetDaysOf } from '../working-time/target-days.ts';
import { tellApprovers, tellReturned } from './time-week.news.ts';
import { TimeWeek } from './time-week.entity.ts';
import { timeWeekList } from './time-weeks.list.ts';

type Now = { timeZone: string; timerStartedAt: string | null };
/** Withdrawing needs the same right as submitting, returning the same as approving. */
const rights = {
  submit: 'submit',
  withdraw: 'submit',
  approve: 'approve',
  return: 'approve',
  reopen: 'reopen',
} as const satisfies Record<TimeWeekVerb, Verb>;
type Day = { date: string; minutes: number };
type WeekRow = Omit<TimeWeekRecord, 'actions'>;

@Injectable()
export class TimeWeeksService {
  constructor(private readonly em: EntityManager) {}

  async list(query: ListQuery): Promise<Page<TimeWeekRecord>> {
    const { name, rows, first, total } = await pageOf(this.em, timeWeekList, query);
    return new Page(name, await this.withActions(rows), first, total);
  }

  async get(id: number): Promise<TimeWeekRecord> {
    const [week] = await this.withActions([await oneOf(this.em, timeWeekList, id)]);
    if (!week) throw notFound();
    return week;
  }

  private async withActions(weeks: readonly WeekRow[]): Promise<TimeWeekRecord[]> {
    const { ability, userId } = actor();
    const ids = weeks.map(({ id }) => id);
    const asked = new Map((await recordsOf(this.em, 'TimeWeek', ids)).map((record) => [record['id'], record]));
    const decidesOwn = weeks.some((week) => week.userId === userId) && (await isOnlyAdmin(this.em));
    return weeks.map((week) => {
      const mayDecide = week.userId !== userId || decidesOwn;
      const may = (verb: TimeWeekVerb): boolean =>
        (mayDecide || !isWeekDecision(verb)) && allows(ability, rights[verb], 'TimeWeek', asked.get(week.id));
      return { ...week, actions: timeWeekMachine.actionsFrom(week.status).filter(may) };
    });
  }

  async submit({ date, userId: given }: SubmitWeekInput): Promise<TimeWeekRecord> {
    const userId = given ?? person().userId;
    allow('submit', 'TimeWeek', { userId });
    const monday = weekStart(date);
    const id = await inTransaction(this.em, async (em) => {
      await lockPeople(em, [userId]);
      const { timeZone, timerStartedAt } = await this.now(em, userId);
      const now = clock.now();
      const week =
        (await em.findOne(TimeWeek, { userId, weekStart: monday }, { refresh: true })) ??
        em.create(TimeWeek, { userId, weekStart: monday });
      const days = await this.days(em, userId, monday);
      const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
      const status = week.status ?? timeWeekMachine.initial;
      assertCanSubmit({
        monday,
        today: todayIn(timeZone, now),
        timerDay: timerStartedAt && todayIn(timeZone, new Date(timerStartedAt)),
        status,
        minutes,
      });
      const oddities = await this.oddities(em, { userId, monday, days });
      em.assign(week, {
        status: timeWeekMachine.next(status, 'submit'),
        minutes,
        oddities,
        oddityCount: oddities.length,
        submittedAt: now,
        decidedAt: null,
        decidedById: null,
        remark: null,
      });
      allow('submit', 'TimeWeek', week);
      await flush(em, { verb: 'submit' });
      await tellApprovers(em, week);
      return week.id;
    });
    return this.get(id);
  }

  withdraw(id: number): Promise<TimeWeekRecord> {
    return this.move(id, 'withdraw', async (em, week) => {
      em.assign(week, { status: timeWeekMachine.next(week.status, 'withdraw'), submittedAt: null });
      await flush(em, { verb: 'withdraw' });
    });
  }

  /** All or none, each as the person saw it. */
  approve({ weeks: seen }: ApproveWeeksInput): Promise<ApprovedWeeks> {
    return inTransaction(this.em, async (em) => {
      const versions = new Map(seen.map(({ id, version }) => [id, version]));
      const weeks = await this.locked(em, [...versions.keys()], 'approve');
      const decision = { decidedAt: clock.now(), decidedById: actor().userId };
      for (const week of weeks) {
        const status = timeWeekMachine.next(week.status, 'approve');
        sameVersion(week, versions.get(week.id) ?? 0);
        em.assign(week, { status, ...decision });
      }
      await flush(em, { verb: 'approve' });
      return { ids: weeks.map(({ id }) => id) };
    });
  }

  return(id: number, { remark }: ReturnWeekInput): Promise<TimeWeekRecord> {
    return this.move(id, 'return', async (em, week) => {
      const status = timeWeekMachine.next(week.status, 'return');
      em.assign(week, { status, remark, decidedAt: clock.now(), decidedById: actor().userId });
      await flush(em, { verb: 'return', reason: remark });
      await tellReturned(em, week);
    });
  }

  reopen(id: number, { reason }: ReopenWeekInput): Promise<TimeWeekRecord> {
    return this.move(id, 'reopen', async (em, week) => {
      const status = timeWeekMachine.next(week.status, 'reopen');
      em.assign(week, { status, submittedAt: null, decidedAt: null, decidedById: null });
      await flush(em, { verb: 'reopen', reason });
    });
  }

  private async move(
    id: number,
    verb: Exclude<TimeWeekVerb, 'submit' | 'approve'>,
    change: (em: EntityManager, week: TimeWeek) => Promise<void>,
  ): Promise<TimeWeekRecord> {
    await inTransaction(this.em, async (em) => {
      const [week] = await this.locked(em, [id], verb);
      if (!week) throw notFound();
      await change(em, week);
    });
    return this.get(id);
  }

  /** The weeks, once nobody else changes them or their hours, if the actor may do this to each. */
  private async locked(em: EntityManager, ids: readonly number[], verb: TimeWeekVerb): Promise<TimeWeek[]> {
    const found = await em.find(TimeWeek, { id: { $in: [...ids] } });
    if (found.length !== ids.length) throw notFound();
    await lockPeople(
      em,
      found.map(({ userId }) => userId),
    );
    const weeks = await em.find(TimeWeek, { id: { $in: [...ids] } }, { refresh: true, orderBy: { id: 'asc' } });
    const decides = isWeekDecision(verb);
    const decidesOwn = decides && (await isOnlyAdmin(em));
    for (const record of await recordsOf(em, 'TimeWeek', ids)) allow(rights[verb], 'TimeWeek', record);
    if (decides) for (const week of weeks) assertNotOwnWeek(week, actor().userId, decidesOwn);
    return weeks;
  }

  private async now(em: EntityManager, userId: number): Promise<Now> {
    const { rows } = await sql<Now>`select o.time_zone as "timeZone",
      (select started_at from timer where user_id = ${userId}) as "timerStartedAt" from organisation o`.execute(em.getKysely());
    const [now] = rows;
    if (!now) throw new Error('There is no organisation');
    return now;
  }

  private async oddities(
    em: EntityManager,
    { userId, monday, days }: { userId: number; monday: string; days: readonly Day[] },
  ): Promise<Oddity[]> {
    const week = { userId, from: monday, to: addDays(monday, 6) };
    const { fullDayMinutes, days: planned } = await targetDaysOf(em.getKysely() as unknown as Kysely<unknown>, week);
    const minutesOn = new Map(days.map(({ date, minutes }) => [date, minutes]));
    return odditiesOf(
      planned.map(({ date, targetMinutes }) => ({ date, targetMinutes, loggedMinutes: minutesOn.get(date) ?? 0 })),
      fullDayMinutes,
    );
  }

  private async days(em: EntityManager, userId: number, monday: string): Promise<Day[]> {
    const { rows } = await sql<Day>`select work_date as date, sum(minutes) as minutes from time_entry
      where user_id = ${userId} and work_date between ${monday}::date and ${monday}::date + 6 group by 1 order by 1`.execute(
      em.getKysely(),
    );
    return rows;
  }
}
