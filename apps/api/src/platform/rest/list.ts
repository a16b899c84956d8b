import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, subjects, type KontorAbility, type Subject } from '@kontor/abilities';
import { listForms, pageSize, type Code, type ListForm } from '@kontor/domain';
import { ApiError, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';
import { sentWithCommit, type SentWithCommit } from '../orm/begin.ts';
import { LaterTable, subjectNameOf } from '../subjects/definition.ts';
import { abilityWhere } from './query/ability-where.ts';
import { plain, type Column, type Columns, type Reference } from './columns.ts';
import { filterWhere } from './query/filter-where.ts';
import { orderOf } from './query/order.ts';
import { Page } from './page.ts';
import { foundPage, isFoundFirst, waysTo, type Found } from './query/search.ts';
import { growing, joinsOf, pageText, rowsText, selectOf, whereOf, type Text } from './query/select.ts';
import { joinText, tableText, type Table } from './table.ts';

/** The query of a list: three JSON texts. They have values from the start, by which their names are known: a parameter of another name is refused. */
export class ListQuery {
  /** JSON array of a field name and ASC or DESC, such as `["dueDate","DESC"]`. */
  sort?: string = undefined;
  /** JSON array of the first and last row wanted, such as `[0,24]`. */
  range?: string = undefined;
  /** JSON object of fields, with FakeRest's operators: `{"status":"sent","total_gte":100,"q":"acme"}`. */
  filter?: string = undefined;
}

type Definition<T> = {
  /** The subject whose read right is needed, if not that of the table. */
  subject?: Exclude<Subject, 'all'>;
  /** The fields of a record on the wire. Used for reading, sorting, filtering, searching and the conditions of abilities. */
  columns: Columns<T>;
  /** Columns that only conditions of abilities need; not on the wire. */
  hidden?: Record<string, Column>;
  /** Filters that are not fields of the record, such as `overdue`. */
  asked?: Record<string, Column>;
  search: (keyof T & string)[];
  sort: [keyof T & string, 'ASC' | 'DESC'];
  /** Of a table that grows without end, the fields that one may sort by: an index or a small table orders them. All others where left out. */
  sortFields?: readonly (keyof T & string)[];
  /** The refusal for an unknown id, where the default one does not fit. */
  missing?: Code;
};

export type List<T> = Definition<T> & {
  readonly name: string;
  readonly subject: Exclude<Subject, 'all'>;
  readonly from: Table;
  readonly id: string;
  /** The tables that its columns need, each after the one it is joined to. */
  readonly joins: readonly Table[];
};

/** A list of a table's rows, under its name in `Content-Range: invoices 0-24/319`: `listOf<InvoiceRecord>('invoices', i, { … })`. */
export function listOf<T extends { id: number }>(name: string, from: Table, definition: Definition<T>): List<T> {
  const { columns, hidden, asked } = definition;
  const joins = new Set<Table>();
  for (const [field, column] of Object.entries<Column>({ ...columns, ...hidden, ...asked }))
    for (const table of column.joins) {
      const [first = table] = table.path;
      if (first.join?.owner !== from) throw new Error(`${name}.${field} is read through ${table.alias}, which no join leads to`);
      joins.add(table);
    }
  if (new Set([...joins, from].map(({ alias }) => alias)).size <= joins.size)
    throw new Error(`${name} has two tables of one alias`);
  const subject = definition.subject ?? subjectOf(from);
  if (definition.sortFields) growing.add(from.name);
  return { ...definition, name, subject, from, id: `${from.alias}.id`, joins: [...joins] };
}

function subjectOf({ name, source }: Table): Exclude<Subject, 'all'> {
  const own = source instanceof LaterTable ? undefined : subjectNameOf(source);
  const subject = subjects.find((one) => one === own);
  if (!subject || subject === 'all') throw new Error(`the list of ${name} has to say whose rights it takes to read it`);
  return subject;
}

/** The list with fewer columns on the wire: `onlyColumns(invoiceList, ['id', 'number'])`. Its filters and rights are the same. */
export function onlyColumns<T extends { id: number }, K extends keyof T & string>(list: List<T>, names: readonly K[]) {
  const all = list.columns as Record<string, Column>;
  const columns = Object.fromEntries(names.map((name) => [name, all[name]]));
  const { search: _search, sort: _sort, sortFields: _sortFields, ...rest } = list;
  return { ...rest, columns, hidden: { ...all, ...list.hidden }, search: [], sort: ['id', 'DESC'] } as unknown as List<
    Pick<T, K | 'id'>
  >;
}

type Fitting = { columns: Record<string, Column>; filter: object; exact: Record<string, unknown>; fits: Text[] };

/** What the person may read and asks for, as statements: a row is included when it meets one of them. */
export function fitting<T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  query: ListQuery,
  extra?: RawBuilder<unknown>,
): Fitting {
  const { ability } = actor();
  const columns = visibleColumns(list, ability);
  const filter = parse(query.filter, {}, 'list.not_a_filter');
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) throw wrongForm('list.not_a_filter');
  const { q, ...exact } = filter as Record<string, unknown>;
  const named = new Set<Table>();
  const reference: Reference = (column) => {
    for (const table of column.joins) named.add(table);
    return plain(column);
  };
  const always = [
    abilityWhere(ability, 'read', list.subject, { ...(list.columns as Record<string, Column>), ...list.hidden }, reference),
    filterWhere({ ...columns, ...list.asked }, exact, reference),
    extra,
  ].filter((part) => part !== undefined);
  const ways = q === undefined ? [] : waysTo(list, columns, q);
  const db = em.getKysely();
  // Compiled once and inserted into the statements as text: building statements is a good part of the cost of a list.
  const textOf = (conditions: RawBuilder<unknown>[], joins: readonly Table[] = []): Text => {
    const where = whereOf(conditions);
    const { sql, parameters } = where.compile(db);
    return { where, sql, parameters, joins: [...named, ...joins] };
  };
  const fits = ways.length ? ways.map(({ condition, joins }) => textOf([...always, condition], joins)) : [textOf(always)];
  return { columns, filter, exact, fits };
}

/** One page of what the person may read, with the number of all rows that match the filter. */
export async function pageOf<T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  query: ListQuery,
  extra?: RawBuilder<unknown>,
): Promise<Page<T>> {
  const { columns, filter, exact, fits } = fitting(em, list, query, extra);
  const [first, last] = rangeOf(query.range);
  const order = orderOf(columns, parse(query.sort, list.sort, 'list.bad_sort'), list.sortFields);
  const db = em.getKysely();
  const ask = async <R>(text: string, values: readonly unknown[]): Promise<R[]> =>
    (await db.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;
  const where = fits[0] as Text;
  if (Array.isArray(exact.id) && Object.keys(filter).length === 1 && !query.range) {
    const rows = await ask<T>(rowsText(list, columns, where, order), where.parameters);
    return new Page(list.name, rows, 0, rows.length);
  }
  const rowCount = last - first + 1;
  if (fits.some(isFoundFirst)) {
    const { rows: found } = await foundPage(list, fits, order, { first, rowCount }).execute(db);
    const [{ total, ids }] = found as [Found];
    const rows = ids.length
      ? await ask<T>(rowsText(list, columns, { sql: `where ${list.id} = any($1)`, joins: [] }, order), [ids])
      : [];
    return new Page(list.name, rows, first, total);
  }
  const count = `select count(*) as total from ${tableText(list.from)} ${joinsOf(list, [where])} ${where.sql}`;
  const [rows, [counted]] = await Promise.all([
    ask<T>(pageText(list, columns, where, order), [...where.parameters, rowCount, first]),
    ask<{ total: number }>(count, where.parameters),
  ]);
  return new Page(list.name, rows, first, counted?.total ?? 0);
}

/** The record with this id, in the same shape as a row of the list; 404 when there is none or the person may not read it. */
export async function oneOf<T extends { id: number }>(em: EntityManager, list: List<T>, id: number): Promise<T> {
  const { rows } = await statementOfOne(list, id).execute(em.getKysely());
  if (!rows[0]) throw (await mergedInto(em, list, id)) ?? notFound(list.missing);
  return rows[0];
}

/** The same for a record that this transaction writes: the statement goes to the server behind COMMIT, and nothing waits for it before. */
export async function oneWithCommit<T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  id: number,
): Promise<() => Promise<T>> {
  const statement = statementOfOne<T, SentWithCommit<T>>(list, id, sentWithCommit);
  const [held] = (await statement.execute(em.getKysely())).rows;
  return async () => theOne(list, (await held?.answer)?.rows ?? []);
}

function statementOfOne<T extends { id: number }, Row = T>(list: List<T>, id: number, mark = ''): RawBuilder<Row> {
  const { ability } = actor();
  const condition = abilityWhere(ability, 'read', list.subject, { ...(list.columns as Record<string, Column>), ...list.hidden });
  return sql<Row>`${sql.raw(mark)}select ${sql.raw(selectOf(visibleColumns(list, ability)).sql)} from ${sql.raw(tableText(list.from))} ${sql.raw(list.joins.map((table) => joinText(table)).join(' '))}
    where ${sql.raw(list.id)} = ${id} ${condition ? sql`and ${condition}` : sql``}`;
}

function theOne<T extends { id: number }>(list: List<T>, [found]: readonly T[]): T {
  if (!found) throw notFound(list.missing);
  return found;
}

/** Names the record that a missing one was merged into, to those who may read that one: old links lead on. */
async function mergedInto<T extends { id: number }>(em: EntityManager, list: List<T>, id: number): Promise<ApiError | undefined> {
  const { rows } = await sql<{ keptId: number }>`select (changes->'keptId'->>1)::int as "keptId" from audit
    where subject = ${list.subject} and subject_id = ${id} and verb = 'merge' and changes ? 'keptId' limit 1`.execute(
    em.getKysely(),
  );
  if (!rows[0]) return undefined;
  try {
    const kept = await oneOf(em, list, rows[0].keptId);
    return new ApiError('error.merged', { id: kept.id });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** The rows of a list that the actor may read, as a condition on its table. */
export const readableRows = <T>({
  subject,
  columns,
  hidden,
}: Pick<List<T>, 'subject' | 'columns' | 'hidden'>): RawBuilder<unknown> =>
  abilityWhere(actor().ability, 'read', subject, { ...(columns as Record<string, Column>), ...hidden }) ?? sql`true`;

const visible = new WeakMap<KontorAbility, Map<object, Record<string, Column>>>();

/** The columns without those hidden by the person's role: they cannot be read, filtered, sorted or searched by. */
export function visibleColumns<T>(list: List<T>, ability: KontorAbility): Record<string, Column> {
  const byList = visible.get(ability) ?? new Map<object, Record<string, Column>>();
  visible.set(ability, byList);
  const known = byList.get(list.columns);
  if (known) return known;
  const all = Object.entries<Column>(list.columns);
  const columns = Object.fromEntries(all.filter(([name]) => allows(ability, 'read', list.subject, undefined, name)));
  byList.set(list.columns, columns);
  return columns;
}

/** An unpaired surrogate cannot equal anything stored. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw new SyntaxError('half a character');
  return value;
}

const wrongForm = (code: ListForm): ApiError => new ApiError(code, listForms[code]);

export function parse(given: string | undefined, fallback: unknown, code: ListForm): unknown {
  if (given === undefined || given === '') return fallback;
  try {
    if (typeof given === 'string' && given.length <= 8192) return JSON.parse(given, wellFormed) as unknown;
  } catch {
    // falls through to the refusal
  }
  throw wrongForm(code);
}

export function rangeOf(given: string | undefined): [number, number] {
  const range = parse(given, [0, given === undefined ? pageSize.usual - 1 : 0], 'list.bad_range');
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  const fits =
    Number.isInteger(first) && Number.isInteger(last) && (first as number) >= 0 && (last as number) >= (first as number);
  if (!fits || (last as number) - (first as number) >= pageSize.most || (last as number) > 2_000_000_000)
    throw wrongForm('list.bad_range');
  return [first as number, last as number];
}
