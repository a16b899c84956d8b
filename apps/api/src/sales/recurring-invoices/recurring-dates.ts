import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { todayIn } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';

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
export async function handledDates(em: EntityManager, id: number): Promise<Handled> {
  const { rows } = await sql<Handled>`select max(run_date) filter (where state not in ('failed', 'skipped')) as "lastHandled",
      coalesce(json_agg(run_date) filter (where state = 'skipped'), '[]'::json) as skipped
    from recurring_invoice_run where recurring_invoice_id = ${id}`.execute(em.getKysely());
  return rows[0] ?? { lastHandled: null, skipped: [] };
}
