import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  addDays,
  dayAllowance,
  daysBetween,
  openProjectStatuses,
  todayIn,
  weekDates,
  weekStart,
  whyFixed,
  type CopiedWeek,
  type CopyWeekInput,
} from '@kontor/domain';
import { allows } from '@kontor/abilities';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { dayKey, dayTotals, lockPeople } from './day-load.ts';
import { pricesOf, termsOf, type Terms } from './hour-terms.ts';
import { TimeEntry } from './time-entry.entity.ts';

const placeOf = ({ projectId, taskId, workDate }: Pick<TimeEntry, 'projectId' | 'taskId' | 'workDate'>): string =>
  `${projectId} ${taskId ?? ''} ${workDate}`;

const leftOn = (date: string, { timeZone, dayLimitMinutes: limitMinutes }: Terms, loggedMinutes: number): number =>
  dayAllowance({ date, timeZone, limitMinutes, loggedMinutes }).leftMinutes;

@Injectable()
export class CopyWeekService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Copies the person's own hours of a week: same weekday, project, task, minutes and note, at the rates of the new days, without
   * clock times. A day that already has hours on the same project and task is skipped, so repeating the copy changes nothing;
   * closed projects, locked days, days too far ahead and what exceeds a full day are skipped and counted.
   */
  async copy({ from, to }: CopyWeekInput): Promise<CopiedWeek> {
    const { userId, ability } = person();
    return this.em.transactional(async (em) => {
      await lockPeople(em, [userId]);
      const days = weekDates(to);
      const [source, there] = [await this.hours(em, userId, weekDates(from)), await this.hours(em, userId, days)];
      const taken = new Set(there.map(placeOf));
      const shift = daysBetween(weekStart(from), weekStart(to));
      const terms = await termsOf(
        em,
        source.map(({ projectId, taskId, workDate }) => ({ userId, projectId, taskId, workDate: addDays(workDate, shift) })),
      );
      const totals = await dayTotals(
        em,
        days.map((date) => ({ userId, date })),
      );
      const result: CopiedWeek = { copiedCount: 0, skippedCount: 0, minutes: 0 };
      source.forEach((entry, at) => {
        const workDate = addDays(entry.workDate, shift);
        const key = dayKey({ userId, date: workDate });
        const loggedMinutes = totals.get(key) ?? 0;
        const here = terms[at];
        const fits =
          here &&
          here.isPersonThere &&
          here.isTaskInProject &&
          openProjectStatuses.includes(here.projectStatus) &&
          whyFixed({ ...here, workDate }) === null &&
          workDate <= addDays(todayIn(here.timeZone, clock.now()), here.futureDays) &&
          !taken.has(placeOf({ ...entry, workDate })) &&
          entry.minutes <= leftOn(workDate, here, loggedMinutes);
        const { projectId, taskId, minutes, note } = entry;
        const columns = fits && { userId, projectId, taskId, workDate, minutes, note, ...pricesOf(here, entry.billable) };
        if (!columns || !allows(ability, 'create', 'TimeEntry', columns)) {
          result.skippedCount += 1;
          return;
        }
        em.create(TimeEntry, columns);
        totals.set(key, loggedMinutes + minutes);
        result.copiedCount += 1;
        result.minutes += minutes;
      });
      return result;
    });
  }

  private hours(em: EntityManager, userId: number, days: string[]): Promise<TimeEntry[]> {
    return em.find(TimeEntry, { userId, workDate: { $in: days } }, { orderBy: { workDate: 'asc', id: 'asc' } });
  }
}
