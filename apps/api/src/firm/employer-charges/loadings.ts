import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { EmployerChargeKind } from '@kontor/domain';
import { typed } from '../../platform/orm/typed.ts';
import type { Organisation } from '../organisation/organisation.entity.ts';
import type { EmployerCharge } from './employer-charge.entity.ts';

const tables = (db: Kysely<unknown>) => typed<{ employer_charge: EmployerCharge; organisation: Organisation }>(db);

const paid = (db: Kysely<unknown>) =>
  tables(db)
    .selectFrom('employer_charge as c')
    .innerJoin('organisation as o', 'o.country', 'c.country')
    .where('c.is_default', '=', true);

/** What the organisation pays of one kind since a day, as part of what it is taken of. */
const shareOf = (db: Kysely<unknown>, kind: EmployerChargeKind, base: RawBuilder<number>) =>
  sql<number>`coalesce((${paid(db)
    .where('c.kind', '=', kind)
    .whereRef('c.valid_from', '<=', 'd.day' as never)
    .orderBy('c.valid_from', 'desc')
    .limit(1)
    .select(sql<number>`c.percent / 100 * ${base}`.as('share'))}), 0)`;

/**
 * The days between which the organisation's charges stay the same, few rows, to be joined with hours: `leftJoin(loadings(db).as('loading'), (join) =>
 * join.on(isLoadingOn('t.work_date')))`, then `loadedCost('t.minutes', 't.cost_rate')`. The rule is `costFactor`. Hours before the first row cost
 * their wages.
 */
export function loadings(db: Kysely<unknown>) {
  const days = paid(db).distinct().select('c.valid_from as day');
  const begun = db.selectFrom(days.as('d')).select(['d.day', shareOf(db, 'holidayPay', sql`1`).as('holiday_pay')]);
  const base = sql<number>`case c.base when 'gross' then 1 else 1 + d.holiday_pay end`;
  return db
    .selectFrom(begun.as('d'))
    .select([
      'd.day as from_day',
      sql<string | null>`lead(d.day) over (order by d.day)`.as('until_day'),
      sql<number>`1 + d.holiday_pay + ${shareOf(db, 'contribution', base)} + ${shareOf(db, 'pension', base)}`.as('factor'),
    ]);
}

/** Is it the `loading` of a day?. */
export const isLoadingOn = (day: string): Expression<boolean> =>
  sql<boolean>`loading.from_day <= ${sql.ref(day)} and (loading.until_day is null or loading.until_day > ${sql.ref(day)})`;

/** SQL of `grossOfHours`. */
export const grossOfHours = (minutes: string, costRate: string): RawBuilder<number> =>
  sql`round(${sql.ref(minutes)} * coalesce(${sql.ref(costRate)}, 0) / 60, 2)`;

/** SQL of `loadedCost`, with the `loading` of the day of the hours: rounded once for each entry. */
export const loadedCost = (minutes: string, costRate: string): RawBuilder<number> =>
  sql`round(${sql.ref(minutes)} * coalesce(${sql.ref(costRate)}, 0) * coalesce(loading.factor, 1) / 60, 2)`;
