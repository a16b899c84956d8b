import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import type { Code } from '@kontor/domain';
import { ApiError, notFound } from '../errors/api-error.ts';
import { person } from '../shared/context.ts';
import { abilityWhere } from './ability-where.ts';
import { type Column } from './columns.ts';
import { filterWhere } from './filter-where.ts';
import { Page } from './page.ts';

/** The query of ra-data-simple-rest: three JSON texts. */
export class ListQuery {
  /** JSON array of a field name and ASC or DESC, such as `["dueDate","DESC"]`. */
  sort?: string;
  /** JSON array of the first and last row wanted, such as `[0,24]`. */
  range?: string;
  /** JSON object of fields, with FakeRest's operators: `{"status":"sent","total_gte":100,"q":"acme"}`. */
  filter?: string;
}

type Definition<T> = {
  /** As in `Content-Range: invoices 0-24/319`. */
  name: string;
  subject: Exclude<Subject, 'all'>;
  /** The table with its alias, such as `invoice i`. */
  table: string;
  /** By alias, such as `{ c: 'join customer c on c.id = i.customer_id' }`. Each must find exactly one row at most. */
  joins?: Record<string, string>;
  /** What a record has on the wire, in this order. Serves reading, sorting, filtering, searching and the conditions of abilities. */
  columns: { [K in keyof T]: Column };
  /** Columns that only conditions of abilities need; not on the wire. */
  hidden?: Record<string, Column>;
  /** Questions that a filter may ask and no row answers, such as `overdue`. */
  asked?: Record<string, Column>;
  search: (keyof T & string)[];
  sort: [keyof T & string, 'ASC' | 'DESC'];
  /** What is said of an id that is not there, where that is not the usual sentence. */
  missing?: Code;
};

export type List<T> = Definition<T> & { readonly id: string };

export const maxRange = 1000;

export function listOf<T extends { id: number }>(definition: Definition<T>): List<T> {
  return { ...definition, id: definition.columns.id.sql };
}

/** One page of what the person may see, with the number of all rows that fit the filter. */
export async function pageOf<T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  query: ListQuery,
  extra?: RawBuilder<unknown>,
): Promise<Page<T>> {
  const { ability } = person();
  const columns = visibleColumns(list, ability);
  const filter = parse(query.filter, {}, 'list.bad_filter');
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) throw new ApiError(400, 'list.bad_filter');
  const [first, last] = rangeOf(query.range);
  const order = orderOf(em, list, columns, query.sort);
  const conditions = [
    abilityWhere(ability, 'read', list.subject, { ...(list.columns as Record<string, Column>), ...list.hidden }),
    filterWhere(list, { ...columns, ...list.asked }, filter as Record<string, unknown>),
    extra,
  ].filter((part) => part !== undefined);
  const where = conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const db = em.getKysely();
  // Compiled once and put into both statements as text: making statements is a good part of what a list costs.
  const { sql: fits, parameters } = where.compile(db);
  const [limit, offset] = [parameters.length + 1, parameters.length + 2];
  const selection = selectOf(columns);
  const joins = joinsOf(list, `${selection} ${fits} ${order}`);
  const pageText = `select ${selection} from ${list.table} ${joins} ${fits} order by ${order} limit $${limit} offset $${offset}`;
  const page = CompiledQuery.raw(pageText, [...parameters, last - first + 1, first]) as CompiledQuery<T>;
  const ids = (filter as { id?: unknown }).id;
  if (Array.isArray(ids) && Object.keys(filter).length === 1 && !query.range) {
    const { rows } = await db.executeQuery(page);
    return new Page(list.name, rows, 0, rows.length);
  }
  const countText = `select count(*) as total from ${list.table} ${joinsOf(list, fits)} ${fits}`;
  const count = CompiledQuery.raw(countText, [...parameters]) as CompiledQuery<{ total: number }>;
  const [{ rows }, counted] = await Promise.all([db.executeQuery(page), db.executeQuery(count)]);
  return new Page(list.name, rows, first, counted.rows[0]?.total ?? 0);
}

/** The record with this id, in the same shape as a row of the list; 404 when there is none that the person may read. */
export async function oneOf<T extends { id: number }>(em: EntityManager, list: List<T>, id: number): Promise<T> {
  const { ability } = person();
  const condition = abilityWhere(ability, 'read', list.subject, { ...(list.columns as Record<string, Column>), ...list.hidden });
  const { rows } =
    await sql<T>`select ${sql.raw(selectOf(visibleColumns(list, ability)))} from ${sql.raw(list.table)} ${sql.raw(Object.values(list.joins ?? {}).join(' '))}
    where ${sql.raw(list.id)} = ${id} ${condition ? sql`and ${condition}` : sql``}`.execute(em.getKysely());
  if (!rows[0]) throw notFound(list.missing);
  return rows[0];
}

const visible = new WeakMap<KontorAbility, Map<string, Record<string, Column>>>();

/** The columns without those that the person's role hides: they cannot be read, filtered, sorted or searched by. */
export function visibleColumns<T>(list: List<T>, ability: KontorAbility): Record<string, Column> {
  const byName = visible.get(ability) ?? new Map<string, Record<string, Column>>();
  visible.set(ability, byName);
  const known = byName.get(list.name);
  if (known) return known;
  const all = Object.entries(list.columns as Record<string, Column>);
  const columns = Object.fromEntries(all.filter(([name]) => allows(ability, 'read', list.subject, undefined, name)));
  byName.set(list.name, columns);
  return columns;
}

const selections = new WeakMap<Record<string, Column>, string>();

export function selectOf(columns: Record<string, Column>): string {
  const known = selections.get(columns);
  if (known !== undefined) return known;
  const made = Object.entries(columns)
    .map(([name, column]) => `${column.inPage ?? column.sql} as "${name}"`)
    .join(', ');
  selections.set(columns, made);
  return made;
}

/** Those that the statement names. */
export function joinsOf<T>({ joins = {} }: List<T>, statement: string): string {
  const named = Object.entries(joins).filter(([alias]) => new RegExp(`\\b${alias}\\.`).test(statement));
  return named.map(([, join]) => join).join(' ');
}

function parse(
  given: string | undefined,
  fallback: unknown,
  code: 'list.bad_filter' | 'list.bad_sort' | 'list.bad_range',
): unknown {
  if (given === undefined || given === '') return fallback;
  try {
    if (typeof given === 'string' && given.length <= 8192) return JSON.parse(given) as unknown;
  } catch {
    // falls through to the refusal
  }
  throw new ApiError(400, code, code === 'list.bad_range' ? { max: maxRange } : undefined);
}

function rangeOf(given: string | undefined): [number, number] {
  const range = parse(given, [0, given === undefined ? 24 : 0], 'list.bad_range');
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  const fits =
    Number.isInteger(first) && Number.isInteger(last) && (first as number) >= 0 && (last as number) >= (first as number);
  if (!fits || (last as number) - (first as number) >= maxRange || (last as number) > 2_000_000_000)
    throw new ApiError(400, 'list.bad_range', { max: maxRange });
  return [first as number, last as number];
}

function orderOf<T>(em: EntityManager, list: List<T>, columns: Record<string, Column>, given: string | undefined): string {
  const sort = parse(given, list.sort, 'list.bad_sort');
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) throw new ApiError(400, 'list.bad_sort');
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column?.queryable) throw unknownField(field, columns);
  if (field === 'id') return `${list.id} ${direction}`;
  return `${column.sql} ${direction} ${isNeverEmpty(em, list, column) ? '' : 'nulls last'}, ${list.id} ${direction}`;
}

const neverEmpty = new WeakMap<Column, boolean>();

/** An index read backwards gives empty values first, so saying "last" of a column without any would only keep it from being used. */
function isNeverEmpty<T>(em: EntityManager, list: List<T>, column: Column): boolean {
  const known = neverEmpty.get(column);
  if (known !== undefined) return known;
  const [table, alias] = list.table.split(' ');
  const [owner, name = ''] = column.sql.split('.');
  const entity = [...em.getMetadata().getAll().values()].find(({ tableName }) => owner === alias && tableName === table);
  const found = entity?.props.some(({ fieldNames, nullable }) => fieldNames?.includes(name) && !nullable) ?? false;
  neverEmpty.set(column, found);
  return found;
}

export function unknownField(field: string, columns: Record<string, Column>): ApiError {
  const allowed = Object.keys(columns).filter((name) => columns[name]?.queryable);
  return new ApiError(400, 'list.unknown_field', { field: field.slice(0, 60), allowed: allowed.join(', ') });
}
