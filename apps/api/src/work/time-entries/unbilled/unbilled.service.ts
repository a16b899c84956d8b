import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  invoiceStates,
  groupUnbilled,
  invoiceBy,
  priceOf,
  sum,
  unbilledPage,
  type BilledRounding,
  type TimeEntryRecord,
  type UnbilledProject,
  type UnbilledTimeEntry,
  type UnbilledTotal,
} from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import { ApiError, forbidden } from '../../../platform/errors/api-error.ts';
import { abilityWhere } from '../../../platform/rest/query/ability-where.ts';
import { text, whole, type Column } from '../../../platform/rest/columns.ts';
import { visibleColumns, type List } from '../../../platform/rest/list.ts';
import { joinsOf, selectOf } from '../../../platform/rest/query/select.ts';
import { actor } from '../../../platform/context/actor.ts';
import { billedMinutes } from '../billed-minutes.ts';
import type { UnbilledQuery, UnbilledTotalsQuery } from '../overview-query.ts';
import { timeEntryList } from '../time-entries.list.ts';

/** Columns that `unbilled_entry` has too. */
const { userId, projectId, taskId, workDate } = timeEntryList.columns;
const columns: Record<string, Column> = { userId, projectId, taskId, workDate, ...timeEntryList.hidden };
const mostUnbilled = 1000;
/** The list of time entries, over unbilled hours only. */
const unbilledList: List<TimeEntryRecord> = {
  ...timeEntryList,
  columns: {
    ...timeEntryList.columns,
    billingState: text("(case when t.billable then 'unbilled' else 'notBillable' end)"),
    invoiceId: whole('null::int'),
    invoiceNumber: text('null'),
  },
};

@Injectable()
export class UnbilledService {
  constructor(private readonly em: EntityManager) {}

  /** Adds up as invoice lines do: rounds each entry, then turns the minutes of each rate into hours and an amount. A page of it. */
  async totals({ to, page = 1 }: UnbilledTotalsQuery): Promise<UnbilledTotal[]> {
    const { ability } = actor();
    if (!allows(ability, 'read', 'TimeEntry', undefined, 'billingRate')) throw forbidden();
    const where = [
      sql`not t.on_draft`,
      abilityWhere(ability, 'read', 'TimeEntry', columns),
      to && sql`t.work_date <= ${to}::date`,
    ].filter((part) => typeof part === 'object');
    const { rows } = await sql<UnbilledTotal & { country: string }>`
      with lines as (select t.project_id, t.billing_rate, sum(t.minutes) as minutes, count(*) as entries, min(t.work_date) as oldest,
          sum(${billedMinutes}) as billed
        from unbilled_entry t cross join organisation o where ${sql.join(where, sql` and `)} group by 1, 2),
      sums as (select project_id, sum(minutes) as minutes, sum(billed) as billed, sum(entries) as entries, min(oldest) as oldest,
          coalesce(sum(minutes) filter (where billing_rate is null), 0) as unpriced,
          coalesce(sum(round(round(billed::numeric / 60, 6) * billing_rate, 2)), 0) as amount
        from lines group by 1)
      select c.id as "customerId", c.name as "customerName", p.id as "projectId", p.name as "projectName", c.currency, s.minutes,
        s.billed as "billedMinutes", s.unpriced as "unpricedMinutes", s.amount, s.entries as "entryCount", s.oldest as "oldestDate",
        o.country
      from sums s cross join organisation o join project p on p.id = s.project_id join customer c on c.id = p.customer_id
      order by c.name, c.id, p.name, p.id limit ${unbilledPage} offset ${(page - 1) * unbilledPage}`.execute(this.em.getKysely());
    return rows.map(({ country, ...total }) => ({ ...total, invoiceBy: invoiceBy(country, 'hours', total.oldestDate) }));
  }

  /**
   * Hours that an invoice could take, by project, the oldest thousand at a time. An entry is late when its day is not after the
   * end of a service period of a line that bills hours of the same project, on a sent or paid invoice of the customer. Drafts and
   * void invoices do not count.
   */
  async entries(query: UnbilledQuery): Promise<UnbilledProject[]> {
    if (!allows(actor().ability, 'read', 'TimeEntry', undefined, 'billingRate')) throw forbidden();
    const { customerId, projectId } = query;
    if (!customerId && !projectId) throw new ApiError('list.bad_filter', { field: 'customerId' });
    const { ability } = actor();
    const where = [
      sql`not t.on_draft`,
      abilityWhere(ability, 'read', 'TimeEntry', columns),
      projectId && sql`t.project_id = ${projectId}`,
      customerId && sql`t.project_id = any(array(select id from project where customer_id = ${customerId}))`,
      query.to && sql`t.work_date <= ${query.to}::date`,
    ].filter((part) => typeof part === 'object');
    const selection = selectOf(visibleColumns(unbilledList, ability));
    const { rows } = await sql<
      Omit<UnbilledTimeEntry, 'invoiceBy'>
    >`with hours as materialized (select t.time_entry_id, t.project_id, t.work_date from unbilled_entry t
        where ${sql.join(where, sql` and `)} order by t.work_date, t.time_entry_id limit ${mostUnbilled}),
      invoiced as materialized (select e.project_id, max(l.service_to) as until from invoice j join invoice_line l on l.invoice_id = j.id
          join invoice_source s on s.invoice_line_id = l.id join time_entry e on e.id = s.time_entry_id
        where j.customer_id = any(array(select customer_id from project where id = any(array(select project_id from hours))))
          and ${inStates('j.status', invoiceStates.counted)} and l.service_to >= (select min(work_date) from hours) group by e.project_id)
      select ${sql.raw(selection.sql)}, coalesce(t.work_date <= n.until, false) as late
      from time_entry t ${sql.raw(joinsOf(unbilledList, [selection]))} left join invoiced n on n.project_id = t.project_id
      where t.id = any(array(select time_entry_id from hours)) order by t.work_date, t.id`.execute(this.em.getKysely());
    const byProject = new Map<number, UnbilledTimeEntry[]>();
    const { country, ...rounding } = await this.terms();
    for (const row of rows) {
      const entry = { ...row, invoiceBy: invoiceBy(country, 'hours', row.workDate) };
      byProject.set(entry.projectId, [...(byProject.get(entry.projectId) ?? []), entry]);
    }
    return [...byProject.values()].map((entries) => unbilledProject(entries, rounding));
  }

  private async terms(): Promise<BilledRounding & { country: string }> {
    const { rows } = await sql<BilledRounding & { country: string }>`select billing_rounding_mode as mode,
      billing_rounding_minutes as "stepMinutes", country from organisation`.execute(this.em.getKysely());
    return rows[0] ?? { mode: 'none', stepMinutes: 1, country: '' };
  }
}

function unbilledProject(entries: UnbilledTimeEntry[], rounding: BilledRounding): UnbilledProject {
  const [first] = entries;
  if (!first) throw new Error('a project without entries is in no group');
  const lines = groupUnbilled(entries, 'project', undefined, rounding);
  return {
    projectId: first.projectId,
    projectName: first.projectName,
    minutes: entries.reduce((total, { minutes }) => total + minutes, 0),
    amount: sum(lines.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice))),
    oldestDate: first.workDate,
    entries,
  };
}
