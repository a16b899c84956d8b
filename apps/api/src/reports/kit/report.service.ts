import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { comparedPeriod, type ReportFigures, type ReportRecords, type ReportRow } from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { rangeOf } from '../../platform/rest/list.ts';
import { collation } from '../../platform/orm/alphabet.ts';
import { askedOf, filterOf, groupsOf, measureOf, seenBy, sortOf, type Seen } from './asked.ts';
import { columnsOf, figureOf, grouped, whole, type Side } from './grouped.ts';
import { recordsPage } from './records.ts';
import type { ReportQuery, ReportRecordsQuery } from './report-query.ts';
import type { Dimension, Measure, Report } from './report.ts';

type Values = Record<string, number | null>;
type Answer = { totals: Values; compared: Values | null; rowCount: number; rows: (Omit<ReportRow, 'keys'> & Keys)[] };
type Keys = { key0: string | null; label0: string | null; key1?: string | null; label1?: string | null };

const valuesOf = (measures: Record<string, Measure>, side: Side): RawBuilder<Values> =>
  sql`json_build_object(${sql.join(Object.entries(measures).flatMap(([name, one]) => [sql.lit(name), figureOf(one, side)]))})`;
const labelOf = ({ label }: Dimension, at: number): RawBuilder<unknown> => (label ? label(sql.ref(`s.k${at}`)) : sql`null::text`);

@Injectable()
export class ReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  private get db(): Kysely<unknown> {
    return this.em.getKysely() as unknown as Kysely<unknown>;
  }

  /** One page of the report's rows with the totals of all, from one statement. */
  async figures(report: Report, query: ReportQuery): Promise<ReportFigures> {
    const { basis, ...seen } = seenBy(report, query);
    const groups = groupsOf(query, seen);
    const { measures } = seen;
    const { that, named } = filterOf(query, seen);
    const asked = askedOf(query, seen, basis, [...named, ...groups.map(([name]) => name)]);
    const compared = query.compare && comparedPeriod(asked, query.compare);
    const columns = columnsOf(measures);
    const rows = grouped(
      this.db,
      report,
      columns,
      groups.map(([, one]) => one),
      { asked, that, compared },
    );
    const then = compared ? valuesOf(measures, 'then') : sql`null::json`;
    const [first, last] = rangeOf(query.range);
    const keys = groups.flatMap(([, one], at) => [
      sql`${sql.ref(`s.k${at}`)}::text as ${sql.ref(`key${at}`)}`,
      sql`${labelOf(one, at)} as ${sql.ref(`label${at}`)}`,
    ]);
    const [{ baseCurrency }, answer] = await Promise.all([
      this.organisation.get(),
      sql<Answer>`with s as materialized ${rows}
        select t.totals, t.compared, (select count(*) from s) as "rowCount", (select coalesce(json_agg(row_to_json(p)), '[]') from
          (select ${sql.join(keys)}, ${valuesOf(measures, 'now')} as values, ${then} as compared from s
            order by ${this.order(query, seen, groups)} limit ${last - first + 1} offset ${first}) p) as rows
        from (select ${valuesOf(measures, 'now')} as totals, ${then} as compared from ${whole(columns)} s) t`.execute(this.db),
    ]);
    const found = answer.rows[0];
    if (!found) throw new Error('A report without totals');
    return {
      from: query.from,
      to: query.to,
      basis,
      currency: baseCurrency,
      comparedFrom: compared?.from ?? null,
      comparedTo: compared?.to ?? null,
      groupBy: groups.map(([name]) => name),
      measures: Object.entries(measures).map(([name, { unit }]) => ({ name, unit })),
      dimensions: Object.keys(seen.dimensions),
      bases: seen.bases,
      switches: seen.switches,
      totals: found.totals,
      comparedTotals: found.compared,
      rows: found.rows.map(({ key0, label0, key1 = null, label1 = null, ...row }) => ({
        keys: [{ key: key0, label: label0 }, ...(groups.length > 1 ? [{ key: key1, label: label1 }] : [])],
        values: row.values,
        compared: row.compared,
      })),
      rowCount: found.rowCount,
    };
  }

  /** The records that the figures are made of, the newest first: their sum is the figure. */
  async records(report: Report, query: ReportRecordsQuery): Promise<ReportRecords> {
    const { basis, ...seen } = seenBy(report, query);
    const { that, named } = filterOf(query, seen);
    const asked = askedOf(query, seen, basis, named);
    const wanted = { asked, that, measure: measureOf(query, seen) };
    const page = recordsPage(this.db, report, seen.measures, wanted, rangeOf(query.range));
    const { rows: found } = await sql<ReportRecords['rows'][number] & { all: number }>`${page}`.execute(this.db);
    return { rows: found.map(({ all: _, ...record }) => record), rowCount: found[0]?.all ?? 0 };
  }

  private order(query: ReportQuery, seen: Seen, groups: [string, Dimension][]): RawBuilder<unknown> {
    const sort = sortOf(query, seen);
    const byKeys = groups.map((_group, at) => sql`${sql.ref(`s.k${at}`)} nulls last`);
    const way = sort?.isUp ? sql`asc nulls last` : sql`desc nulls last`;
    const [firstMeasure] = Object.keys(seen.measures);
    const at = groups.findIndex(([name]) => name === sort?.field);
    const one = groups[at]?.[1];
    if (one)
      return sql.join([
        sql`${one.label ? sql`${labelOf(one, at)}${sql.raw(collation())}` : sql.ref(`s.k${at}`)} ${way}`,
        ...byKeys,
      ]);
    const isByDays = groups[0]?.[1].column === 'day' && !sort;
    const measure = seen.measures[sort?.field ?? firstMeasure ?? ''];
    return sql.join(isByDays || !measure ? byKeys : [sql`${figureOf(measure, 'now')} ${way}`, ...byKeys]);
  }
}
