import { sql, type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ComparedPeriod } from '@kontor/domain';
import type { Fact, Facts } from '../../platform/facts/fact.ts';
import { sums } from '../../platform/facts/sums.ts';
import type { Asked, Dimension, Measure, Report, Sum } from './report.ts';

type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>;
export type Group = Pick<Dimension, 'column' | 'place'>;
export type Side = 'now' | 'then';
export type Which = { asked: Asked; that: RawBuilder<boolean> | undefined; compared: ComparedPeriod | undefined };

/** The columns of the facts that measures are computed from. */
export function columnsOf(measures: Readonly<Record<string, Measure>>): string[] {
  const columns = new Set<string>();
  const noted: Sum = (column) => sql.ref([...columns.add(column)].at(-1) ?? column);
  for (const { of } of Object.values(measures))
    if (typeof of === 'string') columns.add(of);
    else of(noted);
  return [...columns];
}

/** A measure over a row `s` of the grouped facts, of the period or of the one compared with. */
export const figureOf = ({ of }: Measure, side: Side): Expression<unknown> => {
  const sum: Sum = (column) => sql.ref(`s.${side}_${column}`);
  return typeof of === 'string' ? sum(of) : of(sum);
};

/** Days compared with stand at the days that they are compared to. */
function shifted({ column, place }: Group, by: ComparedPeriod | undefined): Expression<unknown> {
  const own = sql.ref(`g.${column}`);
  const at =
    column !== 'day' || by === undefined
      ? own
      : 'months' in by
        ? sql`(${own} + make_interval(months => ${sql.lit(by.months)}))::date`
        : sql`(${own} + ${sql.lit(by.days)}::int)`;
  return place ? place(at) : at;
}

/** The facts added up by these groups: `k0`, `k1`, and for each column `now_…` and `then_…`. */
export function grouped(db: Kysely<unknown>, report: Report, columns: readonly string[], groups: readonly Group[], which: Which) {
  const keys = [...new Set(groups.map(({ column }) => column))];
  const side = (name: Side, by?: ComparedPeriod): Rows => {
    const asked = { ...which.asked, ...(by && { from: by.from, to: by.to }) };
    const { from, to } = asked;
    const facts = report.facts(db, asked) as unknown as Facts<Fact & Record<string, number>>[];
    const between = { to, ...(!report.asOf && { from }), ...(which.that && { that: which.that }) };
    const added = sums(db, facts, columns, between, keys as (keyof Fact)[]);
    const value = (of: Side, column: string) => (of === name ? sql.ref(`g.${column}`) : sql.lit(0)).as(`${of}_${column}`);
    return (db.selectFrom(added.as('g')) as unknown as Rows).select([
      ...groups.map((group, at) => sql`${shifted(group, by)}`.as(`k${at}`)),
      ...columns.map((column) => value('now', column)),
      ...columns.map((column) => value('then', column)),
    ]);
  };
  const both = which.compared ? side('now').unionAll(side('then', which.compared)) : side('now');
  const places = groups.map((_group, at) => `k${at}`);
  return (db.selectFrom(both.as('b')) as unknown as Rows)
    .select([...places, ...columns.flatMap((column) => [added(`now_${column}`), added(`then_${column}`)])])
    .groupBy(places);
}

const added = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)`.as(column);

/** The one row of all grouped facts `s`. */
export const whole = (columns: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${sql.join(columns.flatMap((column) => [added(`now_${column}`), added(`then_${column}`)]))} from s)`;
