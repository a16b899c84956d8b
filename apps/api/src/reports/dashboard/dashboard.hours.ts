import { sql, type Kysely } from 'kysely';
import {
  addDays,
  deliveredBefore,
  sum,
  toBase,
  weekStart,
  type CurrencyAmount,
  type Dashboard,
  type DashboardFigure,
} from '@kontor/domain';
import { knownRates } from '../../documents/known-rates.ts';
import { sums } from '../../platform/facts/sums.ts';
import { billedMinutes } from '../../work/time-entries/billed-minutes.ts';
import { loggedHours } from '../../work/time-entries/time-entry.facts.ts';

type Db = Kysely<unknown>;

/** Minutes of this week and of the last week up to the same weekday. */
export async function weekFigure(db: Db, today: string, where: { user_id?: number | null } = {}): Promise<DashboardFigure> {
  const monday = weekStart(today);
  const between = { from: addDays(monday, -7), to: addDays(monday, 6), where };
  const days = await sums(db, loggedHours(db), ['minutes'], between, ['day']).execute();
  const minutesOf = (counts: (day: string) => boolean): number =>
    days.reduce((all, { day, minutes }) => all + (counts(day) ? minutes : 0), 0);
  return { value: minutesOf((day) => day >= monday), previous: minutesOf((day) => day <= addDays(today, -7)) };
}

/** Minutes per day for the last 14 days, of the hours that the actor may read. */
export async function hoursByDay(db: Db, today: string): Promise<Dashboard['hoursByDay']> {
  const from = addDays(today, -13);
  const measures = ['minutes', 'billable_minutes'] as const;
  const days = await sums(db, loggedHours(db, 'readable'), measures, { from, to: today }, ['day']).execute();
  return Array.from({ length: 14 }, (_, later) => {
    const date = addDays(from, later);
    const found = days.find(({ day }) => day === date);
    return { date, minutes: found?.minutes ?? 0, billableMinutes: found?.billable_minutes ?? 0 };
  });
}

type Unbilled = { minutes: number; slipping: number; amount: number; others: CurrencyAmount[] };
type Terms = { baseCurrency: string; country: string; today: string };

/**
 * Billable hours that are on no invoice yet, rounded as agreed, at their stored rates. Hours have no exchange rate: those in another currency count
 * at its latest known one, and apart where none is known.
 */
export async function unbilled(db: Db, { baseCurrency, country, today }: Terms): Promise<Unbilled> {
  const lastSlipping = deliveredBefore(country, 'hours', addDays(weekStart(today), 6));
  const { rows } = await sql<CurrencyAmount & { minutes: number; slipping: number }>`
    select c.currency, sum(u.minutes) as minutes, sum(u.slipping) as slipping, sum(round(round(u.billed::numeric / 60, 6) * u.billing_rate, 2)) as amount
    from (select t.project_id, t.billing_rate, sum(t.minutes) as minutes,
        coalesce(sum(t.minutes) filter (where t.work_date <= ${lastSlipping}::date), 0) as slipping, sum(${billedMinutes}) as billed
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
    slipping: rows.reduce((all, { slipping }) => all + slipping, 0),
    amount: sum(inBase),
    others: foreign.filter(({ currency }) => !known.has(currency)).map(({ currency, amount }) => ({ currency, amount })),
  };
}
