import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  DomainError,
  minutesBetween,
  todayIn,
  type CurrentTimer,
  type TimeEntryRecord,
  type TimerInput,
  type TimerRecord,
  type TimerStopInput,
} from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { lockPeople } from '../time-entries/day-load.ts';
import { assertMayLog, termsOf } from '../time-entries/hour-terms.ts';
import { TimeEntriesService } from '../time-entries/time-entries.service.ts';
import { Timer } from './timer.entity.ts';

@Injectable()
export class TimersService {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: TimeEntriesService,
  ) {}

  async current(): Promise<CurrentTimer> {
    const { rows } = await sql<TimerRecord>`
      select t.user_id as "userId", t.project_id as "projectId", p.name as "projectName", t.task_id as "taskId", k.name as "taskName",
        t.note, t.billable, t.started_at as "startedAt"
      from timer t join project p on p.id = t.project_id left join task k on k.id = t.task_id where t.user_id = ${person().userId}`.execute(
      this.em.getKysely(),
    );
    return { timer: rows[0] ?? null };
  }

  /** A running timer is logged first; one of less than a minute is dropped. */
  async start({ projectId, taskId = null, note = null, billable }: TimerInput): Promise<TimerRecord> {
    const userId = person().userId;
    await this.em.transactional(async (em) => {
      const running = await this.running(em);
      const [terms] = await termsOf(em, [{ userId, projectId, taskId }]);
      const now = clock.now();
      assertMayLog(terms, todayIn(terms?.timeZone ?? 'UTC', now));
      if (running) {
        if (minutesRun(running, now) >= 1) await this.log(em, running, now);
        em.remove(running);
        await em.flush();
      }
      em.create(Timer, { userId, projectId, taskId, note: note?.trim() || null, billable, startedAt: now });
    });
    return this.mine();
  }

  /** Refused when the time does not fit into its day: the timer runs on until the person says how much of it was work. */
  async stop({ minutes, workDate }: TimerStopInput): Promise<TimeEntryRecord> {
    const id = await this.em.transactional(async (em) => {
      const running = await this.running(em);
      if (!running) throw new DomainError('timer.not_running');
      const now = clock.now();
      const ran = minutesRun(running, now);
      if (ran < 1) throw new DomainError('timer.too_short');
      if (minutes && minutes > ran) throw tooLong(ran);
      const entryId = await this.log(em, running, now, { minutes, workDate });
      em.remove(running);
      return entryId;
    });
    return this.entries.get(id);
  }

  async discard(): Promise<TimerRecord> {
    const timer = await this.mine();
    await this.em.transactional(async (em) => {
      const running = await this.running(em);
      if (running) em.remove(running);
    });
    return timer;
  }

  private async mine(): Promise<TimerRecord> {
    const { timer } = await this.current();
    if (!timer) throw new DomainError('timer.not_running');
    return timer;
  }

  private async running(em: EntityManager): Promise<Timer | null> {
    const userId = person().userId;
    await lockPeople(em, [userId]);
    return em.findOne(Timer, { userId }, { refresh: true });
  }

  /**
   * The hours belong to the day on which the work began, as for a night shift; when that day is locked, to an open day that the
   * person names.
   */
  private async log(em: EntityManager, timer: Timer, now: Date, said: TimerStopInput = {}): Promise<number> {
    const { userId, projectId, taskId, note, billable, startedAt } = timer;
    const [terms] = await termsOf(em, [{ userId, projectId, taskId }]);
    const [began, today] = [startedAt, now].map((moment) => todayIn(terms?.timeZone ?? 'UTC', moment)) as [string, string];
    const workDate = said.workDate ?? began;
    if (workDate < began || workDate > today) throw otherDay();
    const minutes = said.minutes ?? (workDate === began ? undefined : minutesRun(timer, now));
    const span = minutes ? { minutes } : { startAt: startedAt.toISOString(), endAt: now.toISOString() };
    return this.entries.log(em, { userId, projectId, taskId, note, billable, workDate, ...span });
  }
}

const minutesRun = ({ startedAt }: Timer, now: Date): number => minutesBetween(startedAt.toISOString(), now.toISOString());

const tooLong = (max: number): ApiError =>
  new ApiError('error.invalid', undefined, { minutes: { code: 'field.too_large', params: { max } } });

const otherDay = (): DomainError =>
  new DomainError('time_entry.other_day', undefined, { workDate: { code: 'time_entry.other_day' } });
