import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  addDays,
  dayAllowance,
  monthEnd,
  monthStart,
  timeOverviewRest,
  type DayAllowance,
  type TimeDay,
  type TimeOverviewGroup,
  type TimeOverviewRow,
} from '@kontor/domain';
import type { HoursFact } from '../../platform/facts/fact.ts';
import { sums, type AskedFacts } from '../../platform/facts/sums.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { actor } from '../../platform/context/actor.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import type { User } from '../../people/users/user.entity.ts';
import { typed } from '../../platform/orm/typed.ts';
import { dayKey, dayTotals } from './day-load.ts';
import type { DayQuery, DaysQuery, OverviewQuery } from './overview-query.ts';
import { hoursOfMonths, loggedHours, unbilledHours } from './time-entry.facts.ts';

type GroupKey = 'user_id' | 'project_id' | 'task_id' | 'day';
const measures = ['minutes', 'billable_minutes', 'unbilled_minutes', 'entries'] as const;
type Group = {
  /** The key that hours are grouped by themselves. */
  inner: GroupKey;
  /** The column that those sums are grouped by again, and its join. */
  place?: { column: string; join: string };
  /** Key and label, read only for the rows shown. */
  key: string;
  label: string;
  names: string;
};

const groups: Record<TimeOverviewGroup, Group> = {
  user: {
    inner: 'user_id',
    key: 'u.id::text',
    label: 'u.display_name',
    names: 'join user_account u on u.id = s.place',
  },
  // Different customers may have projects with the same name.
  project: {
    inner: 'project_id',
    key: 'p.id::text',
    label: "p.name || ' · ' || c.name",
    names: 'join project p on p.id = s.place join customer c on c.id = p.customer_id',
  },
  customer: {
    inner: 'project_id',
    place: { column: 'p.customer_id', join: 'join project p on p.id = g.project_id' },
    key: 'c.id::text',
    label: 'c.name',
    names: 'join customer c on c.id = s.place',
  },
  task: {
    inner: 'task_id',
    key: "coalesce(k.id::text, '')",
    label: "coalesce(p.name || ': ' || k.name, '')",
    names: 'left join task k on k.id = s.place left join project p on p.id = k.project_id',
  },
  day: { inner: 'day', key: 's.place::text', label: 's.place::text', names: '' },
};

/** First and last day of the whole months between two days, if any. */
function wholeMonths(from: string, to: string): [string, string] | undefined {
  const last = to === monthEnd(to) ? to : monthStart(to) <= from ? from : addDays(monthStart(to), -1);
  if (monthEnd(from) > last) return undefined;
  const first = from === monthStart(from) ? from : monthEnd(from) === last ? undefined : addDays(monthEnd(from), 1);
  return first ? [first, last] : undefined;
}
/** The days of a period that are in no whole month. */
function periodsOf({ from, to }: OverviewQuery, whole: [string, string] | undefined): { from: string; to: string }[] {
  if (!whole) return [{ from, to }];
  const around = [
    { from, to: addDays(whole[0], -1) },
    { from: addDays(whole[1], 1), to },
  ];
  return around.filter((days) => days.from <= days.to);
}

/** Whose hours are asked for. */
const asked = ({ userId, projectId, customerId }: OverviewQuery): Pick<AskedFacts<HoursFact>, 'where' | 'that'> => ({
  where: { ...(userId && { user_id: userId }), ...(projectId && { project_id: projectId }) },
  ...(customerId && { that: sql<boolean>`f.project_id in (select id from project where customer_id = ${customerId})` }),
});

const mostLines = 1000;
const mostDays = 100_000;
@Injectable()
export class TimeOverviewService {
  constructor(private readonly em: EntityManager) {}

  async allowance(query: DayQuery): Promise<DayAllowance> {
    const { userId: me, ability } = actor();
    const { date: day, userId = me } = query;
    if (userId === null) throw notFound();
    const whose = await withConditions(this.em, 'TimeEntry', { userId });
    if (!allows(ability, 'read', 'TimeEntry', whose)) throw notFound();
    const { rows } = await sql<{
      limit: number;
      timeZone: string;
    }>`select day_limit_minutes as limit, time_zone as "timeZone" from organisation`.execute(this.em.getKysely());
    const { limit, timeZone } = rows[0] ?? { limit: 0, timeZone: 'UTC' };
    const totals = await dayTotals(this.em, [{ userId, date: day }]);
    const loggedMinutes = totals.get(dayKey({ userId, date: day })) ?? 0;
    const { limitMinutes, leftMinutes } = dayAllowance({ date: day, timeZone, limitMinutes: limit, loggedMinutes });
    return { userId, date: day, limitMinutes, loggedMinutes, leftMinutes };
  }

  /** The latest days; older hours are not read. */
  async days(query: DaysQuery): Promise<TimeDay[]> {
    const db = this.em.getKysely() as unknown as Kysely<unknown>;
    const { from, to } = query;
    const latest = sums(db, loggedHours(db, 'readable'), measures, { from, to, ...asked(query) }, ['day', 'user_id'])
      .orderBy('day', 'desc')
      .orderBy('user_id')
      .limit(2000);
    const rows = await typed<{ user_account: User }>(db)
      .selectFrom(latest.as('g'))
      .innerJoin('user_account as u', 'u.id', 'g.user_id')
      .select(['g.day as date', 'g.user_id as userId', 'u.display_name as userName', 'g.minutes'])
      .select(['g.billable_minutes as billableMinutes', 'g.entries as entryCount'])
      .orderBy('g.day', 'desc')
      .orderBy('u.display_name')
      .orderBy('g.user_id')
      .execute();
    return rows as TimeDay[];
  }

  /**
   * Billed hours are computed as billable minus unbilled hours: the latter are few, so the sources of all invoices need not be
   * read. Names are read only for the rows shown and for ties with the last of them.
   */
  async overview(query: OverviewQuery): Promise<TimeOverviewRow[]> {
    const { groupBy = 'project' } = query;
    const { inner, place = { column: `g.${inner}`, join: '' }, key, label, names } = groups[groupBy];
    const [order, most] = groupBy === 'day' ? ['place', mostDays] : ['s.minutes desc, label, key', mostLines];
    const asMany = sql`where s.minutes >= coalesce((select minutes from sums order by minutes desc offset ${most - 1} limit 1), 0)`;
    const { rows } = await sql<TimeOverviewRow>`
      with sums as materialized (select ${sql.raw(place.column)} as place, sum(g.minutes) as minutes, sum(g.billable_minutes) as billable,
          sum(g.billable_minutes) - sum(g.unbilled_minutes) as billed, sum(g.entries) as entries
        from ${this.logged(groupBy, query)} g ${sql.raw(place.join)} group by 1),
      lines as (select ${sql.raw(key)} as key, ${sql.raw(label)} as label, s.* from sums s ${sql.raw(names)}
        ${groupBy === 'day' ? sql`` : asMany} order by ${sql.raw(order)} limit ${most})
      select key, label, minutes, billable as "billableMinutes", billed as "billedMinutes", entries as "entryCount" from lines
      union all select ${timeOverviewRest}, (s.lines - l.lines)::text, s.minutes - l.minutes, s.billable - l.billable, s.billed - l.billed, s.entries - l.entries
        from (${this.whole('sums')}) s, (${this.whole('lines')}) l where s.lines > l.lines`.execute(this.em.getKysely());
    return rows;
  }

  private whole(rows: string): RawBuilder<unknown> {
    return sql`select count(*) as lines, sum(minutes) as minutes, sum(billable) as billable, sum(billed) as billed, sum(entries) as entries from ${sql.table(rows)}`;
  }

  /** Whole months from their stored totals, the days before and after from the entries. */
  private logged(groupBy: TimeOverviewGroup, query: OverviewQuery) {
    const db = this.em.getKysely() as unknown as Kysely<unknown>;
    const { inner } = groups[groupBy];
    const whole = this.wholeMonths(groupBy, query);
    const parts = [
      ...periodsOf(query, whole).flatMap((days) => [loggedHours, unbilledHours].map((hours) => ({ hours, days }))),
      ...(whole ? [{ hours: hoursOfMonths, days: { from: whole[0], to: whole[1] } }] : []),
    ];
    const [first, ...others] = parts.map(({ hours, days }) =>
      sums(db, hours(db, 'readable'), measures, { ...days, ...asked(query) }, [inner]),
    ) as [ReturnType<typeof sums<HoursFact, typeof measures, readonly [GroupKey]>>];
    return others.reduce((all, one) => all.unionAll(one), first);
  }

  /** Hours of a month are kept by project and person: for what else is grouped by or decides who may read, the entries are read. */
  private wholeMonths(groupBy: TimeOverviewGroup, { from, to }: OverviewQuery): [string, string] | undefined {
    const keptOf = ['userId', 'projectId', 'managerIds'];
    const conditions = actor()
      .ability.rulesFor('read', 'TimeEntry')
      .flatMap((rule) => Object.keys(rule.conditions ?? {}));
    if (groupBy === 'day' || groupBy === 'task' || !conditions.every((field) => keptOf.includes(field))) return undefined;
    return wholeMonths(from, to);
  }
}
