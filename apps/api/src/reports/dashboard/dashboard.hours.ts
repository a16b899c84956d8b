import { sql, type Kysely, type RawBuilder } from 'kysely';
import { addDays, sum, toBase, weekStart, type CurrencyAmount, type Dashboard, type DashboardFigure } from '@kontor/domain';
import { knownRates } from '../../documents/known-rates.ts';
import { billedMinutes } from '../../work/time-entries/billed-minutes.ts';

type Db = Kysely<unknown>;

/** Minutes of this week and of the last week up to the same weekday, for the hours that match `which`. */
export async function weekFigure(db: Db, today: string, which: RawBuilder<unknown>): Promise<DashboardFigure> {
  const monday = weekStart(today);
  const { rows } = await sql<{ now: number; before: number }>`
    select coalesce(sum(minutes) filter (where work_date >= ${monday}), 0) as now, coalesce(sum(minutes) filter (where work_date <= ${addDays(today, -7)}), 0) as before
    from time_entry t where work_date between ${addDays(monday, -7)} and ${addDays(monday, 6)} and ${which}`.execute(db);
  return { value: rows[0]?.now ?? 0, previous: rows[0]?.before ?? 0 };
}

/** Minutes per day for the last 14 days. */
export async function hoursByDay(db: Db, today: string, which: RawBuilder<unknown>): Promise<Dashboard['hoursByDay']> {
  const from = addDays(today, -13);
  const { rows } = await sql<{ date: string; minutes: number; billableMinutes: number }>`
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(h.minutes, 0) as minutes, coalesce(h.billable, 0) as "billableMinutes"
    from generate_series(${from}::date, ${today}::date, interval '1 day') d
    left join (select work_date, sum(minutes) as minutes, sum(minutes) filter (where billable) as billable from time_entry t
      where work_date between ${from} and ${today} and ${which} group by work_date) h on h.work_date = d::date order by d`.execute(
    db,
  );
  return rows;
}

type Unbilled = { minutes: number; amount: number; others: CurrencyAmount[] };

/**
 * Billable hours that are on no invoice yet, rounded as agreed, at their stored rates. Hours have no exchange rate: those in another currency count
 * at its latest known one, and apart where none is known.
 */
export async function unbilled(db: Db, { baseCurrency, today }: { baseCurrency: string; today: string }): Promise<Unbilled> {
  const { rows } = await sql<CurrencyAmount & { minutes: number }>`
    select c.currency, sum(u.minutes) as minutes, sum(round(round(u.billed::numeric / 60, 6) * u.billing_rate, 2)) as amount
    from (select t.project_id, t.billing_rate, sum(t.minutes) as minutes, sum(${billedMinutes}) as billed
      from unbilled_entry t cross join organisation o where not t.on_draft and t.billing_rate is not null group by 1, 2) u
    join project p on p.id = u.project_id join customer c on c.id = p.customer_id group by 1 order by 1`.execute(db);
  const foreign = rows.filter(({ currency }) => currency !== baseCurrency);
  const known = await knownRates(
    db,
    foreign.map(({ currency }) => currency),
    today,
  );
  const inBase = rows.flatMap(({ currency, amount }) => {
    if (currency === baseCurrency) return [amount];
    const rate = known.get(currency);
    return rate ? [toBase(amount, rate)] : [];
  });
  return {
    minutes: rows.reduce((all, { minutes }) => all + minutes, 0),
    amount: sum(inBase),
    others: foreign.filter(({ currency }) => !known.has(currency)).map(({ currency, amount }) => ({ currency, amount })),
  };
}
