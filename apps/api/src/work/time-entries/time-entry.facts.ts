import { sql, type Kysely } from 'kysely';
import { grossOfHours, isLoadingOn, loadedCost, loadings } from '../../firm/employer-charges/loadings.ts';
import type { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { hoursFacts, labourFacts, worthFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { MonthHours } from './months/month-hours.entity.ts';
import { billedMinutes } from './billed-minutes.ts';
import { timeEntryList } from './time-entries.list.ts';
import type { TimeEntry } from './time-entry.entity.ts';
import { weekStatus } from './week-status.ts';
import type { UnbilledEntry } from './unbilled/unbilled-entry.entity.ts';

const tables = (db: Kysely<unknown>) =>
  typed<{ time_entry: TimeEntry; unbilled_entry: UnbilledEntry; month_hours: MonthHours }>(db);
/** The billable minutes of an entry `t`. */
const billable = sql`case when t.billable then t.minutes else 0 end`;
/** An entry `t` counts on its stored work date. */
const entry = {
  of: timeEntryList,
  day: 't.work_date',
  keys: { project_id: 't.project_id', task_id: 't.task_id', user_id: 't.user_id' },
} as const;
const hours = { ...entry, minutes: 't.minutes', billable_minutes: billable } as const;
export const labourOrigin = { ...hours, kind: 'labour' } as const;

/** Every entry counts on its stored work date, whatever became of its invoice. */
export const loggedHours = (db: Kysely<unknown>, reach?: Reach) =>
  hoursFacts(tables(db).selectFrom('time_entry as t'), {
    ...hours,
    reach,
    kind: 'hours',
    unbilled_minutes: 0,
    entries: 1,
  });

/** Every entry, with what of it no sent invoice has yet: the rest of what is billable is billed. */
export const workedHours = (db: Kysely<unknown>, reach?: Reach) =>
  hoursFacts(tables(db).selectFrom('time_entry as t').leftJoin('unbilled_entry as open', 'open.time_entry_id', 't.id'), {
    ...hours,
    reach,
    kind: 'hours',
    unbilled_minutes: sql`coalesce(open.minutes, 0)`,
    entries: 1,
  });

/** Every entry with what it costs: by the cost rate it was saved with and the employer charges of its day, rounded once an entry. */
export const labour = (db: Kysely<unknown>, reach?: Reach) =>
  labourFacts(
    tables(db)
      .selectFrom('time_entry as t')
      .leftJoin(loadings(db).as('loading'), (join) => join.on(isLoadingOn('t.work_date'))),
    {
      ...labourOrigin,
      reach,
      gross: grossOfHours('t.minutes', 't.cost_rate'),
      cost: loadedCost('t.minutes', 't.cost_rate'),
    },
  );

/** What every entry is worth, each in cents: at its rate, and what is to be billed of it after the organisation's rounding. */
export const worthOfHours = (db: Kysely<unknown>, reach?: Reach) =>
  worthFacts(
    typed<{ time_entry: TimeEntry; unbilled_entry: UnbilledEntry; organisation: Organisation }>(db)
      .selectFrom('time_entry as t')
      .innerJoin('organisation as o', (join) => join.onTrue())
      .leftJoin('unbilled_entry as b', 'b.time_entry_id', 't.id'),
    {
      ...entry,
      reach,
      kind: 'worth',
      value: sql`case when t.billable then round(t.minutes * coalesce(t.billing_rate, 0) / 60, 2) else 0 end`,
      unbilled: sql`case when b.time_entry_id is null then 0 else round(round((${billedMinutes})::numeric / 60, 6) * coalesce(t.billing_rate, 0), 2) end`,
      unpriced_minutes: sql`case when b.time_entry_id is not null and t.billing_rate is null then t.minutes else 0 end`,
      uncosted_minutes: sql`case when t.cost_rate is null then t.minutes else 0 end`,
    },
  );

/** The entries of approved weeks, of which nobody changes an hour any more. */
export const approvedHours = (db: Kysely<unknown>, reach?: Reach) =>
  hoursFacts(
    tables(db)
      .selectFrom('time_entry as t')
      .where(sql<boolean>`${weekStatus('t.user_id', 't.work_date')} = 'approved'`),
    {
      ...hours,
      reach,
      kind: 'approved',
      unbilled_minutes: 0,
      entries: 1,
    },
  );

/** Billable hours that no sent invoice has: those on drafts too. They are few, and kept in a list of their own (ADR 8). */
export const unbilledHours = (db: Kysely<unknown>, reach?: Reach) =>
  hoursFacts(tables(db).selectFrom('unbilled_entry as t'), {
    ...entry,
    reach,
    kind: 'unbilled',
    id: 't.time_entry_id',
    minutes: 0,
    billable_minutes: 0,
    unbilled_minutes: 't.minutes',
    entries: 0,
  });

/** Both of a whole month, as kept by project and person (ADR 17): the day is the first of the month. They lead to no entry. */
export const hoursOfMonths = (db: Kysely<unknown>, reach?: Reach) =>
  hoursFacts(tables(db).selectFrom('month_hours as t'), {
    of: timeEntryList,
    reach,
    kind: 'month',
    id: sql`null::int`,
    day: 't.month',
    keys: { project_id: 't.project_id', user_id: 't.user_id' },
    minutes: 't.minutes',
    billable_minutes: 't.billable_minutes',
    unbilled_minutes: 't.unbilled_minutes',
    entries: 't.entry_count',
  });
