import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  assertLoggable,
  assertNotFixed,
  assertNotTooFarAhead,
  billingRateOf,
  canBeBilled,
  DomainError,
  todayIn,
  type HourTerms,
  type TimeWeekStatus,
} from '@kontor/domain';
import { rateOn } from '../../firm/dated-rates/rate-columns.ts';
import { clock } from '../../platform/context/clock.ts';
import { weekStatus } from './week-status.ts';

/** Without a day, today's rates apply. */
export type Place = { userId: number; projectId: number; taskId?: number | null; workDate?: string };
/** The terms of a place, with the organisation's limits for entries. */
export type Terms = HourTerms & {
  timeZone: string;
  dayLimitMinutes: number;
  lockDate: string | null;
  futureDays: number;
  /** Of the person's week in which the day lies. */
  weekStatus: TimeWeekStatus;
  costRate: number | null;
  isPersonThere: boolean;
  isProjectThere: boolean;
};

export type DayTerms = Terms & { loggedMinutes: number };

const day = 'coalesce(w.work_date, (now() at time zone o.time_zone)::date)';
/** The latest value set on or before the day: a row with only a cost rate leaves the billing rate as it was. */
const ofPerson = (
  rate: 'hourly_rate' | 'cost_rate',
) => sql`select ${sql.ref(`r.${rate}`)} from user_rate r where r.user_id = w.user_id
  and ${sql.ref(`r.${rate}`)} is not null and r.valid_from <= ${sql.raw(day)} order by r.valid_from desc limit 1`;

const rateOfDay = (owner: Parameters<typeof rateOn>[0]) => sql.raw(rateOn(owner, day));

/**
 * A single place is sent as a row, not as a list: PostgreSQL expects ten rows of a list and plans the statement anew each time,
 * which takes a millisecond.
 */
function rowsOf(places: readonly Place[]): RawBuilder<unknown> {
  const [one] = places;
  if (one && places.length === 1)
    return sql`(select ${one.userId}::int, ${one.projectId}::int, ${one.taskId ?? null}::int, ${one.workDate ?? null}::date, 1)`;
  return sql`unnest(${places.map(({ userId }) => userId)}::int[], ${places.map(({ projectId }) => projectId)}::int[],
    ${places.map(({ taskId }) => taskId ?? null)}::int[], ${places.map(({ workDate }) => workDate ?? null)}::date[]) with ordinality`;
}

/** The terms and rates for logging hours at these places, in the same order, in one statement. */
export const termsOf = (em: EntityManager, places: readonly Place[]): Promise<Terms[]> => read(em, places);

/** The same of one day, with the minutes that the person has logged on it. */
export async function termsOfDay(em: EntityManager, place: Place & { workDate: string }): Promise<DayTerms | undefined> {
  const logged = sql`(select coalesce(sum(e.minutes), 0) from time_entry e where e.user_id = w.user_id and e.work_date = w.work_date) as "loggedMinutes",`;
  const [terms] = await read<DayTerms>(em, [place], logged);
  return terms;
}

async function read<T extends Terms>(em: EntityManager, places: readonly Place[], more = sql``): Promise<T[]> {
  const { rows } = await sql<T>`
    select ${more} o.time_zone as "timeZone", o.day_limit_minutes as "dayLimitMinutes", o.lock_date as "lockDate", o.future_days as "futureDays", ${weekStatus('w.user_id', day)} as "weekStatus", o.base_currency as "baseCurrency",
      ${rateOfDay({ key: 'organisation_id', alias: 'o', first: 'default_hourly_rate' })} as "organisationRate", u.id is not null and u.active as "isPersonThere", (${ofPerson('hourly_rate')}) as "userRate",
      (${ofPerson('cost_rate')}) as "costRate", p.id is not null as "isProjectThere", p.status as "projectStatus", p.billing as "projectBilling",
      ${rateOfDay({ key: 'project_id', alias: 'p' })} as "projectRate", c.currency, ${rateOfDay({ key: 'customer_id', alias: 'c' })} as "customerRate",
      ${rateOfDay({ key: 'project_member_id', alias: 'm' })} as "memberRate",
      w.task_id is null or k.id is not null as "isTaskInProject", coalesce(k.billable, true) as "isTaskBillable", ${rateOfDay({ key: 'task_id', alias: 'k' })} as "taskRate"
    from ${rowsOf(places)} as w (user_id, project_id, task_id, work_date, place)
    cross join organisation o
    left join user_account u on u.id = w.user_id
    left join project p on p.id = w.project_id
    left join customer c on c.id = p.customer_id
    left join project_member m on m.project_id = p.id and m.user_id = w.user_id
    left join task k on k.id = w.task_id and k.project_id = p.id
    order by w.place`.execute(em.getKysely());
  return rows;
}

/** Throws the first reason why hours cannot be logged there on that day. */
export function assertMayLog<T extends Terms>(terms: T | undefined, workDate: string): asserts terms is T {
  if (!terms?.isPersonThere) throw missing('userId');
  if (!terms.isProjectThere) throw missing('projectId');
  assertLoggable(terms);
  assertNotFixed({ ...terms, workDate });
}

/** Throws when the day is further ahead than the organisation allows. Hours already logged may stay. */
export const assertNear = ({ timeZone, futureDays }: Terms, workDate: string): void =>
  assertNotTooFarAhead(workDate, todayIn(timeZone, clock.now()), futureDays);

const missing = (field: 'userId' | 'projectId'): DomainError =>
  new DomainError('error.reference_missing', undefined, { [field]: { code: 'error.reference_missing' } });

/** The rates stored with the hours, so that later changes of rates do not affect them. */
export const pricesOf = (terms: Terms, billable: boolean, overrideRate: number | null = null) => ({
  billable: billable && canBeBilled(terms),
  billingRate: billingRateOf(terms, overrideRate),
  costRate: terms.costRate,
});
