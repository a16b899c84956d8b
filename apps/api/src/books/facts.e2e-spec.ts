import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { newSeed, randomOf } from '../../test/random.ts';
import { freshDatabase } from '../../test/test-database.ts';
import type { Fact, Facts, MoneyFact } from '../platform/facts/fact.ts';
import { rowsOf, sums, type AskedFacts } from '../platform/facts/sums.ts';
import { movedStock } from '../stock/moves/stock-move.facts.ts';
import { loggedHours } from '../work/time-entries/time-entry.facts.ts';
import { booksInvariants } from './books.invariants.ts';
import { cash } from './cash.ts';
import { cost } from './cost.ts';
import { randomBooks, type Told } from './facts.sample.ts';
import { income } from './income.ts';
import { openOfBills } from '../purchases/vendor-statements/open-of-bills.facts.ts';
import { openOfInvoices } from '../sales/statements/open-of-invoices.facts.ts';

const seed = newSeed();
const random = randomOf(seed);
const { rows, told } = randomBooks(random);

let db: Kysely<unknown>;
let client: pg.Client;
let drop: () => Promise<void>;

const parsed: pg.CustomTypesConfig = {
  getTypeParser: (id: number) => ([20, 1700].includes(id) ? Number : (text: string) => (id === 23 ? Number(text) : text)),
};

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  client = new pg.Client({ connectionString: database.url, types: parsed, options: '-c session_replication_role=replica' });
  await client.connect();
  // One connection, of which the server knows that it has ended before the database goes.
  const alone = { query: client.query.bind(client) as never, release: () => undefined };
  const pool = { options: {}, connect: () => Promise.resolve(alone), end: () => client.end() };
  db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  for (const { table, row } of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_, place) => `$${place + 1}`);
    await client.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  }
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

const day = (): string => `2026-${String(random.whole(1, 6)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;
/** Windows of days, open ones too. */
const windows = Array.from({ length: 4 }, () => {
  const [from = '', to = ''] = [day(), day()].sort();
  return random.pick<{ from?: string; to?: string }>([{ from, to }, { to }, { from }, {}]);
});

/** What the books say, added up by hand: cents by the text of the keys, without those of nothing. */
function byHand(family: Told['family'], measure: string, { from = '', to = '9999' }: AskedFacts<Fact>, by: readonly string[]) {
  const sum = new Map<string, bigint>();
  for (const one of told) {
    if (one.family !== family || one.day < from || one.day > to) continue;
    const key = by.map((name) => (name === 'month' ? one.day.slice(0, 7) : (one.keys[name] ?? null))).join(' ');
    sum.set(key, (sum.get(key) ?? 0n) + (one.measures[measure] ?? 0n));
  }
  return Object.fromEntries([...sum].filter(([, cents]) => cents !== 0n).map(([key, cents]) => [key, Number(cents) / 100]));
}

type Measured = Facts<Fact & Record<string, number>>;
const families: [Told['family'], () => Facts<Fact> | Facts<Fact>[], measures: string[], keys: string[][]][] = [
  [
    'income',
    () => income(db),
    ['net', 'total', 'base_net', 'base_total'],
    [['month'], ['customer_id'], ['project_id', 'month'], []],
  ],
  [
    'paidIncome',
    () => income(db, 'cash'),
    ['net', 'total', 'base_net', 'base_total'],
    [['month'], ['customer_id'], ['project_id']],
  ],
  [
    'incomeLines',
    () => income(db, 'accrual', 'all', 'line'),
    ['net', 'total', 'base_net', 'base_total'],
    [['item_id'], ['tax_rate_id', 'month'], ['project_id', 'user_id'], ['customer_id']],
  ],
  [
    'incomeLines',
    () => income(db, 'accrual', 'all', 'project'),
    ['net', 'total', 'base_net', 'base_total'],
    [['project_id'], ['project_id', 'month'], ['customer_id']],
  ],
  [
    'paidIncomeLines',
    () => income(db, 'cash', 'all', 'line'),
    ['net', 'total', 'base_net', 'base_total'],
    [['item_id'], ['tax_rate_id'], ['project_id', 'user_id'], ['customer_id', 'month']],
  ],
  [
    'paidCostLines',
    () => cost(db, 'cash', 'all', 'line'),
    ['net', 'total', 'base_net', 'base_total'],
    [['project_id'], ['category_id', 'month'], ['item_id'], ['vendor_id', 'user_id']],
  ],
  ['paidCost', () => cost(db, 'cash'), ['net', 'total', 'base_net', 'base_total'], [['month'], ['vendor_id', 'user_id'], []]],
  ['cash', () => cash(db), ['net', 'base_net'], [['month'], ['customer_id', 'vendor_id'], ['user_id'], []]],
  [
    'cost',
    () => cost(db),
    ['net', 'total', 'base_net', 'base_total'],
    [['month'], ['vendor_id'], ['project_id'], ['category_id', 'month'], ['tax_rate_id'], ['item_id'], ['user_id'], []],
  ],
  [
    'hours',
    () => loggedHours(db),
    ['minutes', 'billable_minutes', 'entries'],
    [['month'], ['user_id', 'project_id'], ['task_id'], []],
  ],
  ['stock', () => movedStock(db), ['quantity', 'value'], [['item_id'], ['item_id', 'month']]],
  ['openInvoices', () => openOfInvoices(db), ['net'], [['id'], ['customer_id']]],
  ['openBills', () => openOfBills(db), ['net'], [['id'], ['vendor_id']]],
];

describe(`facts of random books (seed ${seed})`, () => {
  it.each(families)('adds up %s as by hand, between any days and by any keys', async (family, facts, measures, groups) => {
    for (const which of windows)
      for (const by of groups) {
        const said = (await sums(db, facts() as Measured, measures, which, by).execute()) as unknown as Record<string, number>[];
        for (const measure of measures) {
          const found = said
            .filter((row) => row[measure] !== 0)
            .map((row) => [by.map((key) => row[key] ?? null).join(' '), row[measure]]);
          expect([which, by, measure, Object.fromEntries(found)]).toEqual([
            which,
            by,
            measure,
            byHand(family, measure, which, by),
          ]);
        }
      }
  });

  it.each(families)('explains %s by rows that lead to records', async (_family, facts, [measure = '']) => {
    const which = { to: '2026-12-31' };
    const [sum] = (await sums(db, facts() as Measured, [measure], which).execute()) as unknown as [Record<string, number>];
    const found = (await rowsOf(db, facts(), which).execute()) as unknown as (Fact & Record<string, number>)[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.reduce((all, row) => all + Math.round(100 * (row[measure] ?? 0)), 0) / 100).toBe(sum[measure]);
    expect(found.every(({ subject, id }) => subject !== '' && id > 0)).toBe(true);
  });

  type PlanNode = { 'Node Type': string; 'Actual Rows': number; Plans?: PlanNode[] };
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  /** How many lines of documents were shared out in the organisation's currency, by the plan of the statement. */
  async function sharedLines(which: AskedFacts<MoneyFact>): Promise<number> {
    const { sql, parameters } = sums(db, cost(db), ['base_net'], which).compile();
    const { rows: plans } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, format json) ${sql}`, [
      ...parameters,
    ]);
    const [{ Plan: top }] = JSON.parse(plans[0]?.['QUERY PLAN'] ?? '') as [{ Plan: PlanNode }];
    return Math.max(...nodesOf(top).map((node) => (node['Node Type'] === 'WindowAgg' ? node['Actual Rows'] : 0)));
  }
  it('reads, for the costs of a project, the lines of its own documents alone', async () => {
    expect(await sharedLines({})).toBeGreaterThan(0);
    expect(await sharedLines({ where: { project_id: 0 } })).toBe(0);
  });
});

describe('verify', () => {
  const breaches = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const { about, sql, values = [] } of booksInvariants)
      for (const { what } of (await client.query<{ what: string }>(sql, [...values])).rows) found.push(`${about}: ${what}`);
    return found;
  };
  it('finds the sums of facts equal to the stored totals', async () => {
    expect(await breaches()).toEqual([]);
  });
  it.each([
    [
      'the costs of its lines are not those of the bill',
      "update bill_line set base = base + 1 where id = (select min(l.id) from bill_line l join bill b on b.id = l.bill_id where b.status = 'open')",
    ],
    ['the costs of its lines are not those of the vendor credit note', 'update vendor_credit_note_line set base = base + 1'],
    ['the income of its lines is not that of the invoice', 'update invoice_tax set base = base + 1'],
    ['what its lines take back is not what the credit note does', 'update credit_note_tax set amount = amount + 1'],
    ['what is open of an invoice is not', 'delete from payment_allocation'],
    ['what is open of a bill is not', 'delete from vendor_payment_allocation'],
    ['what a customer was billed', 'update payment set amount = amount + 1'],
    ['what a vendor billed', 'update vendor_payment set amount = amount + 1'],
    ['income on cash basis', 'update payment set unallocated = unallocated - 0.01 where unallocated > 0'],
    ['cost on cash basis', 'update vendor_payment_allocation set amount = amount + 1'],
    ['on hand or the stock value', 'update item_stock set value = value + 1'],
    ['the hours kept by month', 'update month_hours set minutes = minutes + 1'],
    ['the hours kept by month', 'update month_hours set unbilled_minutes = unbilled_minutes + 1'],
  ])('says that %s', async (about, statement) => {
    await client.query('begin');
    await client.query(statement);
    const found = await breaches();
    await client.query('rollback');
    expect(found.filter((text) => text.startsWith(about))).not.toEqual([]);
  });
});
