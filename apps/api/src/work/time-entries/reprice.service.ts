import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { amountOf, isRepriced, whyFixed, type Hour, type Repricing } from '@kontor/domain';
import { note } from '../../platform/audit/note.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { Project } from '../projects/project.entity.ts';
import { toChange } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { lockPeople } from './day-load.ts';
import { holdJoins } from './fixed-hours.ts';
import { pricesOf, termsOf, type Terms } from './hour-terms.ts';
import { billingState } from './time-entries.list.ts';
import { weekStatus } from './week-status.ts';
import { TimeEntry } from './time-entry.entity.ts';

/** The row in the project's history; the history of each entry has its own rate. */
const told = (from: string, { entryCount, minutes, oldAmount, newAmount }: Repricing): Record<string, [unknown, unknown]> => ({
  repricedFrom: [null, from],
  repricedCount: [null, entryCount],
  repricedMinutes: [null, minutes],
  repricedAmount: [oldAmount, newAmount],
});

/**
 * Hours that a rate finds alike, as stored, and that are fixed alike; of their days it has the first. `rated` is the latest day on or
 * before theirs on which a rate began.
 */
type Hours = Hour &
  Pick<TimeEntry, 'userId' | 'projectId' | 'taskId' | 'minutes' | 'billable' | 'billingRate' | 'overrideRate'> & {
    ids: number[];
    rated: string;
  };
type Change = { hours: Hours; minutes: number; billable: boolean; billingRate: number | null };
/** One statement takes at most 65,535 parameters. */
const atATime = 1000;
type Plan = { repricing: Repricing; changes: Change[] };

/** A new rate applies to hours logged after it was set; this applies it to unbilled hours since a day. */
@Injectable()
export class RepriceService {
  constructor(private readonly em: EntityManager) {}

  async preview(projectId: number, from: string): Promise<Repricing> {
    await this.assertMay(this.em, projectId);
    return (await this.plan(this.em, projectId, from)).repricing;
  }

  reprice(projectId: number, from: string): Promise<Repricing> {
    return this.em.transactional(async (em) => {
      await this.assertMay(em, projectId);
      await this.lockPeopleOf(em, projectId, from);
      // Two statements: only a read after the lock was granted is certain to see an invoice that took the hours meanwhile.
      await sql`select id from time_entry where project_id = ${projectId} and work_date >= ${from}::date order by id for update`.execute(
        em.getKysely(),
      );
      const { repricing, changes } = await this.plan(em, projectId, from);
      const prices = new Map(
        changes.flatMap(({ hours, billable, billingRate }) => hours.ids.map((id) => [id, { billable, billingRate }] as const)),
      );
      const ids = [...prices.keys()];
      for (let at = 0; at < ids.length; at += atATime)
        for (const entry of await em.find(TimeEntry, { id: { $in: ids.slice(at, at + atATime) } }))
          em.assign(entry, prices.get(entry.id) ?? {});
      if (changes.length > 0)
        note(em, { verb: 'reprice', subject: 'Project', subjectId: projectId, changes: told(from, repricing) });
      await em.flush();
      return repricing;
    });
  }

  /** Needs the right to change the project's rate and to see the rates of hours. */
  private async assertMay(em: EntityManager, projectId: number): Promise<void> {
    await toChange(em, Project, projectId, 'update', 'Project');
    const { ability } = actor();
    if (!allows(ability, 'update', 'Project', undefined, 'hourlyRate')) throw forbidden();
    if (!allows(ability, 'read', 'TimeEntry', undefined, 'billingRate')) throw forbidden();
  }

  private async plan(em: EntityManager, projectId: number, from: string): Promise<Plan> {
    const since = await this.hoursSince(em, projectId, from);
    const termsFor = await this.terms(em, since);
    const free = since.flatMap((hours): Change[] => {
      const here = termsFor(hours);
      if (!here || whyFixed(hours)) return [];
      const { billable, billingRate } = pricesOf(here, hours.billable, hours.overrideRate);
      return [{ hours, minutes: hours.minutes, billable, billingRate }];
    });
    const changes = free.filter(({ hours, ...prices }) => isRepriced(hours, prices));
    const repricing: Repricing = {
      entryCount: countOf(changes.map(({ hours }) => hours)),
      minutes: changes.reduce((total, { minutes }) => total + minutes, 0),
      oldAmount: amountOf(changes.map(({ hours }) => hours)),
      newAmount: amountOf(changes),
      currency: await this.currencyOf(em, projectId),
      keptCount: countOf(since) - countOf(free.map(({ hours }) => hours)),
    };
    return { repricing, changes };
  }

  /** A project may have a hundred thousand hours, and PostgreSQL puts together those that a rate finds alike. */
  private async hoursSince(em: EntityManager, projectId: number, from: string): Promise<Hours[]> {
    const { rows } = await sql<Hours>`
      with days as (select valid_from from user_rate where user_id in (select user_id from time_entry where project_id = ${projectId})
          union select valid_from from dated_rate where organisation_id is not null or project_id = ${projectId}
            or customer_id = (select customer_id from project where id = ${projectId})
            or task_id in (select id from task where project_id = ${projectId})
            or project_member_id in (select id from project_member where project_id = ${projectId})),
        rates as (select valid_from, lead(valid_from) over (order by valid_from) as valid_to from days)
      select t.user_id as "userId", t.project_id as "projectId", t.task_id as "taskId", t.billable, t.billing_rate as "billingRate",
        t.override_rate as "overrideRate", coalesce(r.valid_from, '0001-01-01') as rated, ${sql.raw(billingState)} as "billingState",
        o.lock_date as "lockDate", ${weekStatus('t.user_id', 't.work_date')} as "weekStatus", min(t.work_date) as "workDate", sum(t.minutes) as minutes, json_agg(t.id) as ids
      from time_entry t ${holdJoins}
      left join rates r on r.valid_from <= t.work_date and (r.valid_to is null or r.valid_to > t.work_date)
      where t.project_id = ${projectId} and t.work_date >= ${from}::date 
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, t.work_date <= o.lock_date`.execute(em.getKysely());
    return rows;
  }

  /** Reads the terms once per person, task and first day of a rate. */
  private async terms(em: EntityManager, hours: readonly Hours[]): Promise<(hours: Hours) => Terms | undefined> {
    const keyOf = ({ userId, taskId, rated }: Hours): string => `${userId} ${taskId} ${rated}`;
    const places = [...new Map(hours.map((one) => [keyOf(one), one])).values()];
    const terms = await termsOf(
      em,
      places.map(({ userId, projectId, taskId, rated }) => ({ userId, projectId, taskId, workDate: rated })),
    );
    const known = new Map(places.map((place, at) => [keyOf(place), terms[at]]));
    return (one) => known.get(keyOf(one));
  }

  private async lockPeopleOf(em: EntityManager, projectId: number, from: string): Promise<void> {
    const { rows } = await sql<{ userId: number }>`select distinct user_id as "userId" from time_entry
      where project_id = ${projectId} and work_date >= ${from}::date`.execute(em.getKysely());
    await lockPeople(
      em,
      rows.map(({ userId }) => userId),
    );
  }

  private async currencyOf(em: EntityManager, projectId: number): Promise<string> {
    const { rows } = await sql<{ currency: string }>`select c.currency from project p join customer c on c.id = p.customer_id
      where p.id = ${projectId}`.execute(em.getKysely());
    return rows[0]?.currency ?? '';
  }
}

const countOf = (hours: readonly Hours[]): number => hours.reduce((total, { ids }) => total + ids.length, 0);
