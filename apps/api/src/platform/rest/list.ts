import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import type { Code } from '@kontor/domain';
import { ApiError, notFound } from '../errors/api-error.ts';
import { person } from '../context/context.ts';
import { abilityWhere } from './ability-where.ts';
import type { Column } from './columns.ts';
import { filterWhere } from './filter-where.ts';
import { orderOf } from './order.ts';
import { Page } from './page.ts';
import { foundText, isFoundFirst, waysTo, type Found, type Text } from './search.ts';
import { joinsOf, pageText, rowsText, selectOf, whereOf } from './select.ts';

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
  /** By alias, such as `{ c: 'join customer c on c.id = i.customer_id' }`. Each finds one row at most; those that others lead through come first. */
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
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) throw new ApiError('list.bad_filter');
  const [first, last] = rangeOf(query.range);
  const order = orderOf(em, list, columns, parse(query.sort, list.sort, 'list.bad_sort'));
  const { q, ...exact } = filter as Record<string, unknown>;
  const always = [
    abilityWhere(ability, 'read', list.subject, { ...(list.columns as Record<string, Column>), ...list.hidden }),
    filterWhere({ ...columns, ...list.asked }, exact),
    extra,
  ].filter((part) => part !== undefined);
  const ways = q === undefined ? [] : waysTo(list, columns, q);
  const db = em.getKysely();
  // Compiled once and put into the statements as text: making statements is a good part of what a list costs.
  const fits: Text[] = (ways.length ? ways.map((way) => [...always, way]) : [always]).map((all) => whereOf(all).compile(db));
  const ask = async <R>(text: string, values: readonly unknown[]): Promise<R[]> =>
    (await db.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;
  const { sql: where, parameters } = fits[0] as Text;
  if (Array.isArray(exact.id) && Object.keys(filter).length === 1 && !query.range) {
    const rows = await ask<T>(rowsText(list, columns, where, order), parameters);
    return new Page(list.name, rows, 0, rows.length);
  }
  const cut = [last - first + 1, first];
  if (fits.some(isFoundFirst)) {
    const found = foundText(list, fits, order);
    const [{ total, ids }] = (await ask<Found>(found.sql, [...found.parameters, ...cut])) as [Found];
    const rows = ids.length ? await ask<T>(rowsText(list, columns, `where ${list.id} = any($1)`, order), [ids]) : [];
    return new Page(list.name, rows, first, total);
  }
  const count = `select count(*) as total from ${list.table} ${joinsOf(list, where)} ${where}`;
  const [rows, [counted]] = await Promise.all([
    ask<T>(pageText(list, columns, where, order, parameters.length), [...parameters, ...cut]),
    ask<{ total: number }>(count, parameters),
  ]);
  return new Page(list.name, rows, first, counted?.total ?? 0);
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
  throw new ApiError(code, code === 'list.bad_range' ? { max: maxRange } : undefined);
}

function rangeOf(given: string | undefined): [number, number] {
  const range = parse(given, [0, given === undefined ? 24 : 0], 'list.bad_range');
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  const fits =
    Number.isInteger(first) && Number.isInteger(last) && (first as number) >= 0 && (last as number) >= (first as number);
  if (!fits || (last as number) - (first as number) >= maxRange || (last as number) > 2_000_000_000)
    throw new ApiError('list.bad_range', { max: maxRange });
  return [first as number, last as number];
}
