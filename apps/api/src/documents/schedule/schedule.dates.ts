import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { todayIn } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';

/** A table of what makes documents by a schedule. Its dates stand in a table of its own, with `_run` at the end. */
export type ScheduleTable = 'recurring_invoice' | 'recurring_bill';

type Firm = { today: string; baseCurrency: string };

/** Returns the organisation's today and currency. */
export async function firmToday(em: EntityManager): Promise<Firm> {
  const { rows } = await sql<{
    timeZone: string;
    baseCurrency: string;
  }>`select time_zone as "timeZone", base_currency as "baseCurrency" from organisation`.execute(em.getKysely());
  if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
  return { today: todayIn(rows[0].timeZone, clock.now()), baseCurrency: rows[0].baseCurrency };
}

type Handled = { lastHandled: string | null; skipped: string[] };

/** Returns the last date that was made, and the dates that are skipped. */
export async function handledDates(em: EntityManager, table: ScheduleTable, id: number): Promise<Handled> {
  const { rows } = await sql<Handled>`select max(run_date) filter (where state not in ('failed', 'skipped')) as "lastHandled",
      coalesce(json_agg(run_date) filter (where state = 'skipped'), '[]'::json) as skipped
    from ${sql.table(`${table}_run`)} where ${sql.ref(`${table}_id`)} = ${id}`.execute(em.getKysely());
  return rows[0] ?? { lastHandled: null, skipped: [] };
}

export type Due = { id: number; setUpById: number };

/** Returns those that are due by now, in the order of their ids. */
export async function dueAfter(em: EntityManager, table: ScheduleTable, id: number, limit: number): Promise<Due[]> {
  const { today } = await firmToday(em);
  const { rows } = await sql<Due>`select id, set_up_by_id as "setUpById" from ${sql.table(table)}
    where status = 'active' and next_date <= ${today}::date and id > ${id} order by id limit ${limit}`.execute(em.getKysely());
  return rows;
}
