import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
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
import { notFound } from '../../platform/errors/api-error.ts';
import { abilityWhere } from '../../platform/rest/query/ability-where.ts';
import type { Column } from '../../platform/rest/columns.ts';
import { actor } from '../../platform/context/actor.ts';
import { dayKey, dayTotals } from './day-load.ts';
import type { DayQuery, DaysQuery, OverviewQuery } from './overview-query.ts';
import { timeEntryList } from './time-entries.list.ts';

type Group = {
  /** The column that hours are grouped by in the table itself. */
  inner: string;
  /** The column that those sums are grouped by again, and its join. */
  place?: { column: string; join: string };
  /** Key and label, read only for the rows shown. */
  key: string;
  label: string;
  names: string;
};

const groups: Record<TimeOverviewGroup, Group> = {
  user: {
    inner: 't.user_id',
    key: 'u.id::text',
    label: 'u.display_name',
    names: 'join user_account u on u.id = s.place',
  },
  // Different customers may have projects with the same name.
  project: {
    inner: 't.project_id',
    key: 'p.id::text',
    label: "p.name || ' · ' || c.name",
    names: 'join project p on p.id = s.place join customer c on c.id = p.customer_id',
  },
  customer: {
    inner: 't.project_id',
    place: { column: 'p.customer_id', join: 'join project p on p.id = g.place' },
    key: 'c.id::text',
    label: 'c.name',
    names: 'join customer c on c.id = s.place',
  },
  task: {
    inner: 't.task_id',
    key: "coalesce(k.id::text, '')",
    label: "coalesce(p.name || ': ' || k.name, '')",
    names: 'left join task k on k.id = s.place left join project p on p.id = k.project_id',
  },
  day: { inner: 't.work_date', key: 's.place::text', label: 's.place::text', names: '' },
};

/** Columns that both `time_entry` and `unbilled_entry` have. */
const { userId, projectId, taskId, workDate } = timeEntryList.columns;
const columns: Record<string, Column> = { userId, projectId, taskId, workDate };
/** First and last day of the whole months between two days, if any. */
function wholeMonths(from: string, to: string): [string, string] | undefined {
  const last = to === monthEnd(to) ? to : monthStart(to) <= from ? from : addDays(monthStart(to), -1);
  if (monthEnd(from) > last) return undefined;
  const first = from === monthStart(from) ? from : monthEnd(from) === last ? undefined : addDays(monthEnd(from), 1);
  return first ? [first, last] : undefined;
}
const mostLines = 1000;
const mostDays = 100_000;
@Injectable()
export class TimeOverviewService {
  constructor(private readonly em: EntityManager) {}

  async allowance(query: DayQuery): Promise<DayAllowance> {
    const { userId: me, ability } = actor();
    const { date: day, userId = me } = query;
    if (userId === null || !allows(ability, 'read', 'TimeEntry', { userId })) throw notFound();
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
    const { rows } = await sql<TimeDay>`
      select g.work_date as date, g.user_id as "userId", u.display_name as "userName", g.minutes, g."billableMinutes", g."entryCount"
      from (select t.work_date, t.user_id, sum(t.minutes) as minutes, coalesce(sum(t.minutes) filter (where t.billable), 0) as "billableMinutes",
          count(*) as "entryCount" from time_entry t where ${this.conditions(query)} group by t.work_date, t.user_id
        order by t.work_date desc, t.user_id limit 2000) g
      join user_account u on u.id = g.user_id order by g.work_date desc, u.display_name, g.user_id`.execute(this.em.getKysely());
    return rows;
  }

  /**
   * Billed hours are computed as billable minus unbilled hours: the latter are few, so the sources of all invoices need not be
   * read. Names are read only for the rows shown and for ties with the last of them.
   */
  async overview(query: OverviewQuery): Promise<TimeOverviewRow[]> {
    const { groupBy = 'project' } = query;
    const { place = { column: 'g.place', join: '' }, key, label, names } = groups[groupBy];
    const [order, most] = groupBy === 'day' ? ['place', mostDays] : ['s.minutes desc, label, key', mostLines];
    const asMany = sql`where s.minutes >= coalesce((select minutes from sums order by minutes desc offset ${most - 1} limit 1), 0)`;
    const { rows } = await sql<TimeOverviewRow>`
      with sums as materialized (select ${sql.raw(place.column)} as place, sum(g.minutes) as minutes, sum(g.billable) as billable,
          sum(g.billable) - sum(g.open) as billed, sum(g.entries) as entries
        from (${this.logged(groupBy, query)}) g ${sql.raw(place.join)} group by 1),
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
  private logged(groupBy: TimeOverviewGroup, query: OverviewQuery): RawBuilder<unknown> {
    const inner = sql.raw(groups[groupBy].inner);
    const entries = (but = sql``): RawBuilder<unknown> => sql`
      select ${inner} as place, sum(t.minutes) as minutes, coalesce(sum(t.minutes) filter (where t.billable), 0) as billable,
        0 as open, count(*) as entries from time_entry t where ${this.conditions(query)} ${but} group by 1
      union all select ${inner}, 0, 0, sum(t.minutes), 0 from unbilled_entry t where ${this.conditions(query)} ${but} group by 1`;
    const months = wholeMonths(query.from, query.to);
    const keptOf = ['userId', 'projectId'];
    const asked = actor()
      .ability.rulesFor('read', 'TimeEntry')
      .flatMap(({ conditions = {} }) => Object.keys(conditions));
    if (groupBy === 'day' || groupBy === 'task' || !months || !asked.every((field) => keptOf.includes(field))) return entries();
    const [first, last] = months;
    const kept = sql`select ${inner} as place, t.minutes, t.billable_minutes as billable, t.unbilled_minutes as open, t.entry_count as entries
      from month_hours t where t.month >= ${first}::date and t.month <= ${last}::date and ${this.whose(query)}`;
    if (first === query.from && last === query.to) return kept;
    return sql`${kept} union all ${entries(sql`and (t.work_date < ${first}::date or t.work_date > ${last}::date)`)}`;
  }

  private conditions(query: OverviewQuery): RawBuilder<unknown> {
    return sql`t.work_date between ${query.from}::date and ${query.to}::date and ${this.whose(query)}`;
  }

  private whose({ userId, projectId, customerId }: OverviewQuery): RawBuilder<unknown> {
    const parts = [
      abilityWhere(actor().ability, 'read', 'TimeEntry', columns),
      userId && sql`t.user_id = ${userId}`,
      projectId && sql`t.project_id = ${projectId}`,
      customerId && sql`t.project_id in (select id from project where customer_id = ${customerId})`,
    ].filter((part) => typeof part === 'object');
    return parts.length ? sql.join(parts, sql` and `) : sql`true`;
  }
}
