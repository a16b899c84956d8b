import { sql, type Expression, type Kysely, type SelectQueryBuilder, type StringReference } from 'kysely';
import { baseOf } from '../orm/in-base.ts';
import { readableIn, type Guard } from './readable.ts';

/** What facts can be grouped by, in the order of their columns. A noun fills in those that it has. */
const keys = ['customer_id', 'vendor_id', 'project_id', 'task_id', 'user_id', 'item_id', 'category_id', 'tax_rate_id'] as const;
type Key = (typeof keys)[number];
type Keyed = Partial<Record<Key, number | null>>;

/** One row of what happened: the record that it leads to, what the record did, and the day on which that counts. */
export type Fact = { subject: string; id: number; kind: string; day: string } & Record<Key, number | null>;
/** Income, cost and cash: positive where the firm earns, spends or receives. `net` is without tax, `base_…` in the organisation's currency. */
export type MoneyFact = Fact & { currency: string; net: number; total: number; base_net: number; base_total: number };
/** What is left to pay or to use of a record on a day, in its currency and the organisation's. */
export type OpenFact = Fact & { currency: string; due_day: string; open: number; base_open: number };
export type HoursFact = Fact & { minutes: number; billable_minutes: number; unbilled_minutes: number; entries: number };
/** Hours with what they cost: their wages, and those with what the employer pays on top, both in cents of the organisation's currency. */
export type LabourFact = Fact & { minutes: number; billable_minutes: number; gross: number; cost: number };
/** What hours are worth: at the rates that customers pay, in the customer's currency, of all billable ones and of those to be billed. */
export type WorthFact = Fact & { value: number; unbilled: number; unpriced_minutes: number; uncosted_minutes: number };
/** Tax of documents in the organisation's currency: what it is taken of, the tax, and what of it is deducted. */
export type TaxFact = Fact & { base: number; tax: number; deductible: number };
/** What came into stock, less what went out, and its value. */
export type StockFact = Fact & { quantity: number; value: number };

/** The rows of a noun that count. They have no table of their own, so facts of one shape can be put together. */
export type Facts<F> = SelectQueryBuilder<Record<never, never>, never, F>;

type Column<DB, TB extends keyof DB> = StringReference<DB, TB> | Expression<unknown>;
/** A measure may be the same in all rows: 0 where the noun has none of it, 1 where a row is one of what is counted. */
type Measured<DB, TB extends keyof DB> = Column<DB, TB> | 0 | 1;
const constants = new WeakMap<object, Readonly<Record<string, 0 | 1>>>();
/** Such a measure is added up without a sum of each row. */
export const constantOf = (facts: object, measure: string): 0 | 1 | undefined => constants.get(facts)?.[measure];
type Exchanged = { currency: string; exchange_rate: number; exchange_rate_inverted: boolean };
/** The table of a query, or its alias, that has the currency and the rate. */
type RateOf<DB, TB extends keyof DB> = { [T in TB]: DB[T] extends Exchanged ? T : never }[TB] & string;

/** Income and cost by the date of the document, or when its money came and went. */
export type Basis = 'accrual' | 'cash';

/** The rows of the whole firm, or those whose records the actor may read. */
export type Reach = 'all' | 'readable';

export type Origin<DB, TB extends keyof DB> = {
  /** The list of the records that it leads to: its rights guard the fact. The query has its table under the same alias. */
  of: Guard;
  reach: Reach | undefined;
  /** What it is among the facts of its subject, such as a refund among payments: a word, or the column that says it. */
  kind: string | Expression<unknown>;
  /** The id of that record, where the table is not the list's. */
  id?: Column<DB, TB>;
  day: Column<DB, TB>;
  keys: Partial<Record<Key, Column<DB, TB>>>;
};
type Money<DB, TB extends keyof DB> = Origin<DB, TB> & {
  rate: RateOf<DB, TB>;
  net: Column<DB, TB>;
  /** With tax; without it, the same as `net`. */
  total?: Column<DB, TB>;
  /** Both as shares of their document in the organisation's currency, where a foreign one is rounded as a whole. */
  shares?: { net: Expression<unknown>; total: Expression<unknown> };
  /** It lessens what others add. */
  less?: true;
};

const columnOf = (column: string | Expression<unknown>): Expression<unknown> =>
  typeof column === 'string' ? sql.ref(column) : column;

const measureOf = (measure: string | Expression<unknown> | 0 | 1): Expression<unknown> =>
  typeof measure === 'number' ? sql.lit(measure) : columnOf(measure);

function factsOf<DB, TB extends keyof DB, F extends Fact>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { of, reach, kind, id = sql.ref(of.id), day, keys: own }: Origin<DB, TB>,
  measures: Record<Exclude<keyof F, keyof Fact>, Expression<unknown>>,
): Facts<F> {
  const columns: Record<string, Expression<unknown>> = {
    subject: sql`${sql.lit(of.subject)}::text`,
    id: columnOf(id),
    kind: typeof kind === 'string' ? sql`${sql.lit(kind)}::text` : kind,
    day: columnOf(day),
  };
  for (const key of keys) columns[key] = own[key] === undefined ? sql`null::int` : columnOf(own[key]);
  const all = Object.entries({ ...columns, ...(measures as Record<string, Expression<unknown>>) });
  const guarded = reach === 'readable' ? rows.where(readableIn(of)) : rows;
  return guarded.select(all.map(([name, value]) => sql`${value}`.as(name))) as unknown as Facts<F>;
}

export function moneyFacts<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { rate, net, total = net, shares, less, ...origin }: Money<DB, TB>,
): Facts<MoneyFact> {
  const signed = (value: Expression<unknown>): Expression<unknown> => (less ? sql`- (${value})` : value);
  const [without, whole] = [columnOf(net), columnOf(total)];
  const inBase = (some: typeof rows, base: { net: Expression<unknown>; total: Expression<unknown> }) =>
    factsOf<DB, TB, MoneyFact>(some, origin, {
      currency: sql.ref(`${rate}.currency`),
      net: signed(without),
      total: signed(whole),
      base_net: signed(base.net),
      base_total: signed(base.total),
    });
  const own = { net: baseOf(without, rate), total: baseOf(whole, rate) };
  if (!shares) return inBase(rows, own);
  // Only a foreign document is shared out, which costs several times what an addition does.
  const isOwn = sql<boolean>`${sql.ref(`${rate}.exchange_rate`)} = 1`;
  const facts = inBase(rows.where(isOwn), own).unionAll(inBase(rows.where(sql<boolean>`not ${isOwn}`), shares));
  documents.set(facts, (where) => documentsWith(rows, origin, where));
  return facts;
}

const documents = new WeakMap<object, (where: Keyed) => Expression<unknown> | undefined>();
/**
 * The ids of the documents that have a line with these keys, where lines take shares of their document: a share needs all of its lines, so that
 * a key of lines by itself leaves none out.
 */
export const documentsOf = (facts: object, where: Keyed): Expression<unknown> | undefined => documents.get(facts)?.(where);

function documentsWith<DB, TB extends keyof DB>(
  lines: SelectQueryBuilder<DB, TB, object>,
  { of, id = sql.ref(of.id), keys: own }: Origin<DB, TB>,
  where: Keyed,
): Expression<unknown> | undefined {
  const given = keys.flatMap((key) => {
    const [column, value] = [own[key], where[key]];
    return column === undefined || value === undefined || value === null ? [] : [sql<boolean>`${columnOf(column)} = ${value}`];
  });
  if (given.length === 0) return undefined;
  return lines.where(sql.join<boolean>(given, sql` and `)).select(sql`${columnOf(id)}`.as('id'));
}

const measured = ['net', 'total', 'base_net', 'base_total'] as const;

/** The same facts from the other side: what a customer pays is owed no more. */
export const opposite = (db: Kysely<unknown>, facts: Facts<MoneyFact>): Facts<MoneyFact> =>
  db
    .selectFrom(facts.as('o'))
    .select(['o.subject', 'o.id', 'o.kind', 'o.day', ...keys.map((key) => `o.${key}` as const), 'o.currency'])
    .select(measured.map((measure) => sql<number>`- ${sql.ref(`o.${measure}`)}`.as(measure)));

export function openFacts<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { rate, open, dueDay, ...origin }: Origin<DB, TB> & { rate: RateOf<DB, TB>; open: Column<DB, TB>; dueDay: Column<DB, TB> },
): Facts<OpenFact> {
  return factsOf<DB, TB, OpenFact>(rows, origin, {
    currency: sql.ref(`${rate}.currency`),
    due_day: columnOf(dueDay),
    open: columnOf(open),
    base_open: baseOf(columnOf(open), rate),
  });
}

type Measures<DB, TB extends keyof DB, F> = Record<Exclude<keyof F, keyof Fact>, Measured<DB, TB>>;

export const hoursFacts = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { minutes, billable_minutes, unbilled_minutes, entries, ...origin }: Origin<DB, TB> & Measures<DB, TB, HoursFact>,
): Facts<HoursFact> => {
  const measures = { minutes, billable_minutes, unbilled_minutes, entries };
  const facts = factsOf<DB, TB, HoursFact>(rows, origin, {
    minutes: measureOf(minutes),
    billable_minutes: measureOf(billable_minutes),
    unbilled_minutes: measureOf(unbilled_minutes),
    entries: measureOf(entries),
  });
  const same = Object.entries(measures).filter((one): one is [string, 0 | 1] => typeof one[1] === 'number');
  constants.set(facts, Object.fromEntries(same));
  return facts;
};

export const labourFacts = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { minutes, billable_minutes, gross, cost, ...origin }: Origin<DB, TB> & Measures<DB, TB, LabourFact>,
): Facts<LabourFact> =>
  factsOf<DB, TB, LabourFact>(rows, origin, {
    minutes: measureOf(minutes),
    billable_minutes: measureOf(billable_minutes),
    gross: measureOf(gross),
    cost: measureOf(cost),
  });

export const worthFacts = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { value, unbilled, unpriced_minutes, uncosted_minutes, ...origin }: Origin<DB, TB> & Measures<DB, TB, WorthFact>,
): Facts<WorthFact> =>
  factsOf<DB, TB, WorthFact>(rows, origin, {
    value: measureOf(value),
    unbilled: measureOf(unbilled),
    unpriced_minutes: measureOf(unpriced_minutes),
    uncosted_minutes: measureOf(uncosted_minutes),
  });

export const taxFacts = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { base, tax, deductible, ...origin }: Origin<DB, TB> & Measures<DB, TB, TaxFact>,
): Facts<TaxFact> =>
  factsOf<DB, TB, TaxFact>(rows, origin, { base: measureOf(base), tax: measureOf(tax), deductible: measureOf(deductible) });

export const stockFacts = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { quantity, value, ...origin }: Origin<DB, TB> & Measures<DB, TB, StockFact>,
): Facts<StockFact> => factsOf<DB, TB, StockFact>(rows, origin, { quantity: measureOf(quantity), value: measureOf(value) });
