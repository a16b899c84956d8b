import { sql, type RawBuilder } from 'kysely';
import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import { listForms, reportBases, type ReportBasis } from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { ApiError, forbidden } from '../../platform/errors/api-error.ts';
import { parse } from '../../platform/rest/list.ts';
import type { ReportQuery, ReportQuestion, ReportRecordsQuery } from './report-query.ts';
import type { Asked, Dimension, Measure, Report, Right, Switch } from './report.ts';

const has =
  (ability: KontorAbility) =>
  ([subject, field]: Right): boolean =>
    allows(ability, 'read', subject, undefined, field);

const hasAll =
  (ability: KontorAbility) =>
  (subject: Subject): boolean =>
    allows(ability, 'read', subject, {});

/** What the actor may see of a report. */
export type Seen = {
  measures: Record<string, Measure>;
  dimensions: Record<string, Dimension>;
  bases: ReportBasis[];
  switches: string[];
};

const kept = <T>(all: Readonly<Record<string, T>>, fits: (one: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([, one]) => fits(one)));

/** Refuses the report to who may not read what it adds up. */
export function seenBy(report: Report, { basis, including }: ReportQuestion): Seen & { basis: ReportBasis | null } {
  const { ability } = actor();
  const [reads, readsAll] = [has(ability), hasAll(ability)];
  if (report.whole && !report.whole.every(readsAll)) throw forbidden();
  const bases = reportBases.filter((one) => report.bases?.[one]?.every(reads));
  const usual = Object.keys(report.bases ?? {}).find((one) => bases.includes(one as ReportBasis)) as ReportBasis | undefined;
  const chosen = basis !== undefined && report.bases ? basis : (usual ?? null);
  if (!report.needs.every(reads) || (report.bases && (chosen === null || !bases.includes(chosen)))) throw forbidden();
  const isFor = ({ needs = [], whole = [], bases: of }: Pick<Measure, 'needs' | 'whole' | 'bases'>): boolean =>
    needs.every(reads) && whole.every(readsAll) && (of === undefined || chosen === null || of.includes(chosen));
  const ofBasis = chosen && report.bases?.[chosen];
  const readsAllOf = (rights: readonly Right[]): boolean => rights.every(([subject]) => readsAll(subject));
  const canCountIn = (one: Switch): boolean => isFor(one) && (!ofBasis || readsAllOf([...ofBasis, ...(one.needs ?? [])]));
  const switches = Object.keys(kept(report.switches ?? {}, canCountIn));
  const on = new Set(words(including));
  return {
    basis: chosen,
    bases,
    measures: kept(report.measures, (one) => isFor(one) && (one.with === undefined || on.has(one.with))),
    dimensions: kept(report.dimensions, isFor),
    switches,
  };
}

const named = <T>(all: Record<string, T>, field: string): T => {
  const found = Object.hasOwn(all, field) ? all[field] : undefined;
  if (!found) throw new ApiError('list.unknown_field', { field: field.slice(0, 60), allowed: Object.keys(all).join(', ') });
  return found;
};
const words = (text: string | undefined): string[] => (typeof text === 'string' && text !== '' ? text.split(',') : []);

/** The dimensions to group by, by name. */
export function groupsOf({ groupBy }: Pick<ReportQuery, 'groupBy'>, { dimensions }: Seen): [string, Dimension][] {
  const asked = [...new Set(words(groupBy))];
  const names = asked.length > 0 ? asked : Object.keys(dimensions).slice(0, 1);
  if (names.length > 2)
    throw new ApiError('list.unknown_field', { field: names[2] ?? '', allowed: names.slice(0, 2).join(', ') });
  return names.map((name) => [name, named(dimensions, name)]);
}

const badFilter = (field: string): ApiError => new ApiError('list.bad_filter', { field: field.slice(0, 60) });

function fits(field: string, { column, kind, place }: Dimension, value: unknown): RawBuilder<boolean> {
  const at = place ? place(sql.ref(`f.${column}`)) : sql.ref(`f.${column}`);
  if (value === null) return sql`${at} is null`;
  const values = [value].flat() as unknown[];
  const isValid = (one: unknown): boolean =>
    kind === 'id' ? Number.isInteger(one) && Math.abs(one as number) < 2 ** 31 : typeof one === 'string' && !one.includes('\0');
  if (kind === 'days' || !values.every(isValid)) throw badFilter(field);
  if (values.length === 1) return sql`${at} = ${values[0]}`;
  return kind === 'id' ? sql`${at} = any(${values}::int[])` : sql`${at} = any(${values}::text[])`;
}

/** The filter as a condition on the facts `f`, and the dimensions that it names. */
export function filterOf({ filter }: ReportQuestion, { dimensions }: Seen): { that?: RawBuilder<boolean>; named: string[] } {
  const parsed = parse(filter, {}, 'list.not_a_filter');
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed))
    throw new ApiError('list.not_a_filter', { example: '{"customer":4}' });
  const conditions = Object.entries(parsed).map(([field, value]) => fits(field, named(dimensions, field), value));
  return {
    named: Object.keys(parsed),
    ...(conditions.length > 0 && { that: sql<boolean>`(${sql.join(conditions, sql` and `)})` }),
  };
}

/** The measure or dimension to sort by. */
export function sortOf({ sort }: ReportQuery, { measures, dimensions }: Seen): { field: string; isUp: boolean } | undefined {
  const parsed = parse(sort, undefined, 'list.bad_sort');
  if (parsed === undefined) return undefined;
  const [field, way] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  if (typeof field !== 'string' || (way !== 'ASC' && way !== 'DESC'))
    throw new ApiError('list.bad_sort', listForms['list.bad_sort']);
  named({ ...dimensions, ...measures }, field);
  return { field, isUp: way === 'ASC' };
}

/** The measure that the records are to add to. */
export const measureOf = ({ measure }: ReportRecordsQuery, { measures }: Seen): Measure | undefined =>
  measure === undefined ? undefined : named(measures, measure);

/** `uses` are the dimensions to group or filter by. */
export function askedOf(
  { from, to, including }: ReportQuestion,
  seen: Seen,
  basis: ReportBasis | null,
  uses: readonly string[],
): Asked {
  const switches = words(including);
  for (const one of switches) named(Object.fromEntries(seen.switches.map((name) => [name, true])), one);
  return { from, to, basis: basis ?? 'accrual', including: new Set(switches), uses: new Set(uses) };
}
