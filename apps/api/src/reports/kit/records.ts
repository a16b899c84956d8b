import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Fact, Facts } from '../../platform/facts/fact.ts';
import { factsBetween } from '../../platform/facts/sums.ts';
import { columnsOf } from './grouped.ts';
import { recordName } from './record-names.ts';
import type { Asked, Measure, Report, Sum } from './report.ts';

type Figures = Fact & Record<string, number>;
type Wanted = { asked: Asked; that: RawBuilder<boolean> | undefined; measure: Measure | undefined };

const keys = ['day', 'subject', 'id', 'kind'] as const;
const newestFirst = sql`r.day desc, r.subject, r.id desc, r.kind`;
const isAnyNonZero = (columns: Expression<unknown>[]) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`${column} <> 0`),
    sql` or `,
  )})`;
const allOf = (one: RawBuilder<boolean> | undefined, other: RawBuilder<boolean>) =>
  one ? sql<boolean>`${one} and ${other}` : other;

/** A measure of a record: over the rows `r` that it has among the facts. */
const sumOf: Sum = (column) => sql`coalesce(sum(${sql.ref(`r.${column}`)}), 0)`;
const figureOf = ({ of }: Measure): Expression<unknown> => (typeof of === 'string' ? sumOf(of) : of(sumOf));

/** Whether a record adds to the measure. To a ratio, also one adds whose own is 0. */
const addsTo = (measure: Measure): RawBuilder<boolean> =>
  isAnyNonZero(measure.isRatio ? columnsOf({ measure }).map(sumOf) : [figureOf(measure)]);

/**
 * One page of the records of a report with how many there are, the newest first. Which records those are is found first, from the keys and the
 * one measure alone, in the order of an index where there is one: what all measures are of all records of a year takes seconds.
 */
export function recordsPage(
  db: Kysely<unknown>,
  report: Report,
  measures: Readonly<Record<string, Measure>>,
  { asked, that, measure }: Wanted,
  [first, last]: readonly [number, number],
): RawBuilder<unknown> {
  const facts = report.facts(db, asked) as unknown as Facts<Figures>[];
  const { from, to } = asked;
  const rows = (columns: string[], which: RawBuilder<boolean> | undefined) =>
    factsBetween(db, facts, [...keys, ...columns], { to, ...(!report.asOf && { from }), ...(which && { that: which }) });
  const columns = measure ? columnsOf({ measure }) : [];
  const adding = measure ? allOf(that, isAnyNonZero(columns.map((column) => sql.ref(`f.${column}`)))) : that;
  const having = measure ? sql`having ${addsTo(measure)}` : sql``;
  const inPage = sql<boolean>`f.id = any(array(select p.id from p)) and f.day >= (select min(p.day) from p) and f.day <= (select max(p.day) from p)`;
  const values = Object.entries(measures).flatMap(([name, one]) => [sql.lit(name), figureOf(one)]);
  return sql`with p as materialized (select r.day, r.subject, r.id, r.kind, count(*) over () as all from ${rows(columns, adding)} r
      group by r.day, r.subject, r.id, r.kind ${having} order by ${newestFirst} limit ${last - first + 1} offset ${first})
    select r.day, r.subject, r.id, r.kind, ${recordName(sql.ref('r.subject'), sql.ref('r.id'))} as name,
      json_build_object(${sql.join(values)}) as values, p.all
    from ${rows(columnsOf(measures), allOf(that, inPage))} r join p using (day, subject, id, kind)
    group by r.day, r.subject, r.id, r.kind, p.all order by ${newestFirst}`;
}
