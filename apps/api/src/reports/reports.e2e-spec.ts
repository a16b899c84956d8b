import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  add,
  ageBuckets,
  ageOf,
  comparedPeriod,
  dashboardReports,
  reportsOfAges,
  reportsOfHours,
  reportsOfMonth,
  toBase,
  type AbilityRule,
  type Dashboard,
  type ReportComparison,
  type ReportFigure,
  type ReportFigures,
  type ReportRecords,
} from '@kontor/domain';
import { newSeed, randomOf } from '../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../test/test-app.ts';
import { clock } from '../platform/context/clock.ts';
import { randomBooks, type Told } from '../books/facts.sample.ts';

const seed = newSeed();
const random = randomOf(seed);
const { rows, told } = randomBooks(random);

const sold = goodsAndLabour();

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const client = new pg.Client({ connectionString: api.url, options: '-c session_replication_role=replica' });
  await client.connect();
  for (const { table, row } of [...rows, ...sold]) {
    const columns = Object.keys(row);
    const places = columns.map((_, place) => `$${place + 1}`);
    await client.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  }
  await client.end();
});
afterAll(() => api.close());

/** In 2024: bought for 100 and sold for 300 what had cost 60 of it, with an hour at 15.00. */
function goodsAndLabour(): typeof rows {
  const item_id = 9001;
  const exchange = { currency: 'EUR', exchange_rate: 1, exchange_rate_inverted: false };
  const none = { tax: 0, reverse_tax: 0, deductible_tax: 0, reverse_charge: false };
  const [id, project_id] = [9001, 9001];
  const sale = { description: 'x', quantity: 1, unit: 'C62', tax_rate_id: 1, tax_name: 'x', tax_category: 'S' };
  const line = { ...sale, unit_cost: 100 };
  const put = (table: string, row: Record<string, unknown>) => ({ table, row });
  return [
    put('item', { id: item_id, sku: 'G', name: 'G', kind: 'goods', selling_price: 1, stock_tracked: true, reorder_level: 20 }),
    put('bill', {
      id,
      status: 'open',
      vendor_id: 1,
      bill_date: '2024-03-01',
      due_date: '2024-03-01',
      opened_at: '2024-03-01',
      subtotal: 100,
      net: 100,
      total: 100,
      paid: 0,
      balance: 100,
      ...exchange,
      ...none,
    }),
    put('bill_line', { bill_id: id, position: 0, item_id, net: 100, base: 100, tax: 0, deductible_tax: 0, ...line }),
    put('invoice', {
      id,
      status: 'sent',
      customer_id: 1,
      project_id,
      invoice_date: '2024-04-01',
      due_date: '2024-04-01',
      number: 'G-1',
      snapshot: '{}',
      number_series_id: 1,
      subtotal: 300,
      net: 300,
      tax: 63,
      total: 363,
      balance: 363,
      ...exchange,
    }),
    put('invoice_tax', { invoice_id: id, category: 'S', percent: 21, base: 300, amount: 63 }),
    put('invoice_line', { id, invoice_id: id, position: 0, item_id, unit_price: 300, net: 300, tax_percent: 21, ...sale }),
    ...[
      { kind: 'invoice', subject: 'Invoice', subject_id: id, quantity: -3, value: -60 },
      { kind: 'adjustQuantity', subject: 'InventoryAdjustment', subject_id: 1, quantity: -1, value: -20 },
    ].map((move) => put('stock_move', { item_id, move_date: '2024-04-01', quantity_after: 0, value_after: 0, ...move })),
    put('time_entry', { id, user_id: 1, project_id, work_date: '2024-04-02', minutes: 60, billable: true, cost_rate: 15 }),
  ];
}

type Query = Record<string, unknown>;
const pathOf = (name: string, query: Query): string =>
  `/api/v1/reports/${name}?${Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`;
const report = async (name: string, query: Query, by: Agent = admin): Promise<ReportFigures> =>
  (await by.get(pathOf(name, { range: [0, 999], ...query })).expect(200)).body as ReportFigures;

const keyOf: Record<string, (one: Told) => string | null> = {
  month: ({ day }) => day.slice(0, 7),
  quarter: ({ day }) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
  day: ({ day }) => day,
  ...Object.fromEntries(
    ['customer', 'project', 'task', 'vendor', 'category', 'item', 'user', 'tax_rate'].map((name) => [
      name === 'tax_rate' ? 'taxRate' : name,
      ({ keys }: Told) => (keys[`${name}_id`] === undefined ? null : String(keys[`${name}_id`])),
    ]),
  ),
};
type Part = { of: Told['family']; measure: string; sign?: bigint };
type Hand = { from: string; to: string; filter: Record<string, number | null>; groupBy: string[] };
/** What the report says, added up by hand: cents by the text of the keys. */
function byHand(parts: readonly Part[], { from, to, filter, groupBy }: Hand): Map<string, bigint> {
  const sum = new Map<string, bigint>();
  for (const { of, measure, sign = 1n } of parts)
    for (const one of told) {
      if (one.family !== of || one.day < from || one.day > to) continue;
      if (Object.entries(filter).some(([name, id]) => keyOf[name]?.(one) !== (id === null ? null : String(id)))) continue;
      const key = groupBy.map((name) => keyOf[name]?.(one) ?? null).join(' ');
      sum.set(key, (sum.get(key) ?? 0n) + sign * (one.measures[measure] ?? 0n));
    }
  return sum;
}
const amounts = (sum: Map<string, bigint>): Record<string, number> =>
  Object.fromEntries([...sum].filter(([, cents]) => cents !== 0n).map(([key, cents]) => [key, Number(cents) / 100]));

const families: Record<string, Record<string, Record<string, Part[]>>> = {
  income: { accrual: money('incomeLines'), cash: money('paidIncomeLines') },
  expenses: { accrual: money('cost'), cash: money('paidCostLines') },
  profit: { accrual: profitOf('incomeLines', 'cost'), cash: profitOf('paidIncomeLines', 'paidCostLines') },
  utilisation: {
    accrual: {
      hours: [{ of: 'hours', measure: 'minutes' }],
      billable: [{ of: 'hours', measure: 'billable_minutes' }],
      billed: [{ of: 'incomeOfPeople', measure: 'base_net' }],
    },
  },
  taxSummary: {
    accrual: {
      sales: [{ of: 'salesTax', measure: 'base' }],
      salesTax: [{ of: 'salesTax', measure: 'tax' }],
      purchases: [{ of: 'purchaseTax', measure: 'base' }],
      purchasesTax: [{ of: 'purchaseTax', measure: 'tax' }],
      reverseTax: [{ of: 'purchaseTax', measure: 'reverse' }],
      deductible: [{ of: 'purchaseTax', measure: 'deductible' }],
      payable: [
        { of: 'salesTax', measure: 'tax' },
        { of: 'purchaseTax', measure: 'reverse' },
        { of: 'purchaseTax', measure: 'deductible', sign: -1n },
      ],
    },
  },
  cashFlow: { accrual: { balance: [{ of: 'cash', measure: 'base_net' }] } },
  workHour: {
    accrual: {
      hours: [{ of: 'hours', measure: 'minutes' }],
      billable: [{ of: 'hours', measure: 'billable_minutes' }],
      billed: [
        { of: 'hours', measure: 'billable_minutes' },
        { of: 'hours', measure: 'unbilled_minutes', sign: -1n },
      ],
    },
  },
  workHourTax: {
    accrual: {
      hours: [{ of: 'labour', measure: 'minutes' }],
      gross: [{ of: 'labour', measure: 'gross' }],
      charges: [
        { of: 'labour', measure: 'cost' },
        { of: 'labour', measure: 'gross', sign: -1n },
      ],
      total: [{ of: 'labour', measure: 'cost' }],
    },
  },
};
function profitOf(earned: Told['family'], spent: Told['family']): Record<string, Part[]> {
  const [income, expenses] = [earned, spent].map((of): Part[] => [{ of, measure: 'base_net' }]) as [Part[], Part[]];
  return { income, expenses, profit: [...income, ...expenses.map((one) => ({ ...one, sign: -1n }))] };
}
function money(of: Told['family']): Record<string, Part[]> {
  return {
    net: [{ of, measure: 'base_net' }],
    tax: [
      { of, measure: 'base_total' },
      { of, measure: 'base_net', sign: -1n },
    ],
    gross: [{ of, measure: 'base_total' }],
  };
}
const days = ['month', 'quarter', 'day'];
const dimensions: Record<string, string[]> = {
  'income accrual': ['customer', 'project', 'item', 'taxRate', 'user'],
  'income cash': ['customer', 'project', 'item', 'taxRate', 'user'],
  'expenses accrual': ['vendor', 'category', 'project', 'item', 'taxRate', 'user'],
  'expenses cash': ['vendor', 'category', 'project', 'item', 'taxRate', 'user'],
  'profit accrual': ['project', 'item'],
  'profit cash': ['project', 'item'],
  'utilisation accrual': ['user', 'project'],
  'taxSummary accrual': ['taxRate', 'customer', 'vendor'],
  'cashFlow accrual': ['customer', 'vendor'],
  'workHour accrual': ['user', 'project', 'task'],
  'workHourTax accrual': ['user', 'project', 'task'],
};
const cases = Object.entries(families).flatMap(([name, bases]) => Object.keys(bases).map((basis) => [name, basis] as const));

const twoOf = (all: readonly string[]): string[] =>
  [...new Set([random.pick(all), random.pick(all)])].slice(0, random.whole(1, 2));
const aPeriod = (): { from: string; to: string } => {
  const [from = '', to = ''] = [1, 2].map(() => `2026-0${random.whole(1, 6)}-${random.pick(['01', '07', '15', '28'])}`).sort();
  return random.chance(50)
    ? { from: `${from.slice(0, 7)}-01`, to: random.pick(['2026-06-30', '2026-04-30', '2026-12-31']) }
    : { from, to };
};
function aQuestion(name: string, basis: string) {
  const filtered = dimensions[`${name} ${basis}`] ?? [];
  const filter = filtered.length > 0 && random.chance(60) ? { [random.pick(filtered)]: random.pick([1, 2, 3, null]) } : {};
  return { ...aPeriod(), filter, groupBy: twoOf([...days, ...filtered]) };
}

describe(`reports of random books (seed ${seed})`, () => {
  it.each(cases)('%s on %s basis says what is added up by hand, for any question', async (name, basis) => {
    for (let count = 0; count < 12; count += 1) {
      const asked = aQuestion(name, basis);
      const { filter, groupBy } = asked;
      const compare = random.pick<ReportComparison | undefined>(['before', undefined]);
      const figures = await report(name, { ...asked, groupBy: groupBy.join(','), basis, compare });
      const then = compare && comparedPeriod(asked, compare);
      for (const [measure, parts] of Object.entries(families[name]?.[basis] ?? {})) {
        const cells = figures.rows.map(({ keys, values }) => [keys.map(({ key }) => key).join(' '), values[measure]]);
        const found = Object.fromEntries(cells.filter(([, value]) => value !== 0));
        expect([asked, measure, found]).toEqual([asked, measure, amounts(byHand(parts, asked))]);
        const all = amounts(byHand(parts, { ...asked, groupBy: [] }));
        expect([asked, measure, figures.totals[measure]]).toEqual([asked, measure, all[''] ?? 0]);
        if (!then) continue;
        const before = amounts(byHand(parts, { from: then.from, to: then.to, filter, groupBy: [] }));
        expect([asked, measure, figures.comparedTotals?.[measure]]).toEqual([asked, measure, before[''] ?? 0]);
      }
    }
  });

  it.each(cases)('the records of %s on %s basis add up to its figures', async (name, basis) => {
    for (let count = 0; count < 5; count += 1) {
      const { from, to, filter } = aQuestion(name, basis);
      const { totals } = await report(name, { from, to, filter, basis });
      const { body } = await admin.get(pathOf(`${name}/records`, { from, to, filter, basis, range: [0, 999] })).expect(200);
      const { rows: records, rowCount } = body as ReportRecords;
      expect(rowCount).toBe(records.length);
      for (const measure of Object.keys(families[name]?.[basis] ?? {})) {
        const cents = records.reduce((all, { values }) => all + Math.round(100 * (values[measure] ?? 0)), 0);
        expect([measure, cents / 100]).toEqual([measure, totals[measure]]);
      }
      expect(records.every(({ subject, id }) => subject !== '' && id > 0)).toBe(true);
    }
  });

  it.each(cases)('the records of a figure of %s on %s basis are those that add to it', async (name, basis) => {
    const whole = { from: '2026-01-01', to: '2026-12-31', basis, range: [0, 999] };
    const recordsOf = async (measure?: string) =>
      ((await admin.get(pathOf(`${name}/records`, { ...whole, measure })).expect(200)).body as ReportRecords).rows;
    const all = await recordsOf();
    for (const measure of Object.keys(families[name]?.[basis] ?? {}))
      expect([measure, await recordsOf(measure)]).toEqual([measure, all.filter(({ values }) => values[measure] !== 0)]);
  });
});

describe(`what is open by age, of random books (seed ${seed})`, () => {
  type Document = { id: number; due_date: string; exchange_rate: string; exchange_rate_inverted: boolean };
  const documentsIn = (table: string) => {
    const stored = [...rows, ...sold].filter((one) => one.table === table);
    return new Map(stored.map(({ row }) => [Number(row['id']), row as Document]));
  };
  it.each([
    ['receivables', 'openInvoices', 'invoice', 'customer_id', 36_300n],
    ['payables', 'openBills', 'bill', 'vendor_id', 10_000n],
  ] as const)(
    '%s say on any day what was open of each document, by the days since it was due',
    async (name, of, table, by, first) => {
      const documents = documentsIn(table);
      for (const to of ['2026-02-10', '2026-04-30', '2026-06-30', '2026-09-30']) {
        const open = new Map([[9001, { net: first as bigint, key: 1 }]]);
        for (const { keys, measures } of told.filter((one) => one.family === of && one.day <= to)) {
          const id = keys['id'] ?? 0;
          open.set(id, { net: (open.get(id)?.net ?? 0n) + (measures['net'] ?? 0n), key: keys[by] ?? 0 });
        }
        const expected = new Map<string, Record<string, number>>();
        for (const [id, { net, key }] of open) {
          const document = documents.get(id);
          // Random write-offs can be dated before their invoice, which is not there yet.
          if (!document || net === 0n || document.due_date > to) continue;
          const { exchange_rate, exchange_rate_inverted: exchangeRateInverted, due_date } = document;
          const amount = toBase(Number(net) / 100, { exchangeRate: Number(exchange_rate), exchangeRateInverted });
          const age = ageOf(due_date, to);
          const row = expected.get(String(key)) ?? Object.fromEntries(['open', ...ageBuckets].map((one) => [one, 0]));
          expected.set(String(key), { ...row, open: add(row['open'] ?? 0, amount), [age]: add(row[age] ?? 0, amount) });
        }
        const { rows: found } = await report(name, { from: '2026-01-01', to });
        expect([to, new Map(found.map(({ keys, values }) => [keys[0]?.key, values]))]).toEqual([to, expected]);
      }
      const asked = { from: '2026-06-01', to: '2026-06-30' };
      const { rows: months } = await report(name, { ...asked, groupBy: 'month' });
      for (const { keys, values } of months)
        expect((await report(name, { ...asked, filter: { month: keys[0]?.key ?? '' } })).totals).toEqual(values);
      expect(months.length).toBeGreaterThan(1);
    },
  );
});

describe(`the stock report of random moves (seed ${seed})`, () => {
  type Move = { item_id: number; move_date: string; kind: string; quantity: number; value: string };
  const moves = [...rows, ...sold].filter(({ table }) => table === 'stock_move').map(({ row }) => row as Move);
  const sumOf = (which: Move[], measure: (move: Move) => number) =>
    Math.round(100 * which.reduce((all, move) => all + measure(move), 0)) / 100;

  it('opens with what was there, and closes with all moves up to its last day', async () => {
    for (let count = 0; count < 8; count += 1) {
      const { from, to } = aPeriod();
      const figures = await report('stock', { from, to });
      const of = (itemId: string | null) => {
        const its = moves.filter((move) => move.move_date <= to && (itemId === null || move.item_id === Number(itemId)));
        const within = its.filter(({ move_date: day }) => day >= from);
        const adjusted = within.filter(({ kind }) => kind === 'adjustQuantity');
        const others = within.filter(({ kind }) => kind !== 'adjustQuantity');
        const parts = {
          opening: its.filter(({ move_date: day }) => day < from),
          in: others.filter(({ quantity }) => quantity > 0),
          out: others.filter(({ quantity }) => quantity < 0),
          adjusted,
          closing: its,
        };
        return Object.fromEntries(
          Object.entries(parts).flatMap(([name, which]) => {
            const sign = name === 'out' ? -1 : 1;
            return [
              [name, sumOf(which, ({ quantity }) => sign * quantity)],
              [`${name}Value`, sumOf(which, ({ value }) => sign * Number(value))],
            ];
          }),
        );
      };
      expect([from, to, figures.totals]).toEqual([from, to, of(null)]);
      const items = new Set(moves.filter(({ move_date: day }) => day <= to).map(({ item_id: id }) => String(id)));
      expect(new Set(figures.rows.map(({ keys }) => keys[0]?.key))).toEqual(items);
      for (const { keys, values } of figures.rows) expect([keys, values]).toEqual([keys, of(keys[0]?.key ?? '')]);
    }
  });

  it('is refused to who reads a part of the moves, which is no stock', async () => {
    const path = pathOf('stock', { from: '2026-01-01', to: '2026-12-31' });
    for (const role of ['employee', 'projectManager']) await (await api.as(role)).get(path).expect(403);
    for (const role of ['storekeeper', 'accountant', 'auditor']) await (await api.as(role)).get(path).expect(200);
  });

  it('shows what is to be ordered, and what nobody takes', async () => {
    const to = '2026-04-15';
    const onHand = new Map<number, number>();
    for (const { item_id: id, quantity, move_date: day } of moves)
      if (day <= to) onHand.set(id, (onHand.get(id) ?? 0) + quantity);
    const left = new Set(
      moves
        .filter((move) => move.quantity < 0 && move.move_date <= to && move.move_date >= '2026-04-01')
        .map((move) => move.item_id),
    );
    for (const id of [1, 2, 3, 4])
      await api.sql(
        `insert into item (id, sku, name, kind, selling_price, stock_tracked, reorder_level) values ($1, $2, $2, 'goods', 1, true, 20)`,
        [id, `S-${id}`],
      );
    const itemsWith = async (including: string) =>
      (await report('stock', { from: '2026-04-01', to, including })).rows.map(({ keys }) => Number(keys[0]?.key)).sort();
    const all = [...onHand].sort(([a], [b]) => a - b);
    expect(await itemsWith('belowReorder')).toEqual(all.filter(([, quantity]) => quantity <= 20).map(([id]) => id));
    expect(await itemsWith('dead')).toEqual(all.filter(([id, quantity]) => quantity > 0 && !left.has(id)).map(([id]) => id));
  });
});

describe(`the dashboard of random books (seed ${seed})`, () => {
  const { now } = clock;
  afterAll(() => {
    clock.now = now;
  });
  type Lead = { figure: string; value: number | null | undefined; to: ReportFigure };
  const leadsOf = (of: string, says: object, reports: Record<string, ReportFigure>): Lead[] =>
    Object.entries(reports).map(([name, to]) => ({
      figure: `${of} ${name}`,
      value: (says as Record<string, number | null>)[name],
      to,
    }));

  const agree = async (leads: readonly Lead[]): Promise<void> => {
    for (const { figure, value, to } of leads) {
      const { report: name, measure, ...question } = to;
      expect([to, figure, value]).toEqual([to, figure, (await report(name, question)).totals[measure]]);
    }
  };

  it('says in each figure what the report says that it leads to', async () => {
    for (const today of ['2026-03-31', '2026-06-17']) {
      clock.now = () => new Date(`${today}T10:00:00Z`);
      const dashboard = (await admin.get('/api/v1/dashboard').expect(200)).body as Dashboard;
      const asked = { today, userId: admin.userId };
      const leads = [
        ...Object.entries(dashboardReports).map(([figure, of]): Lead => {
          const said = dashboard[figure as keyof typeof dashboardReports];
          return { figure, value: said?.value, to: of(asked) };
        }),
        ...(dashboard.cash ?? []).flatMap((one) => leadsOf(one.month, one, reportsOfMonth(one.month))),
        ...(dashboard.hoursByDay ?? []).flatMap((one) =>
          leadsOf(one.date, one, reportsOfHours({ from: one.date, to: one.date })),
        ),
      ];
      expect(leads.filter(({ value }) => value).length).toBeGreaterThan(10);
      await agree(leads);
    }
  });

  it('says what is open as the reports by age say it of today, when nothing is dated later', async () => {
    const today = '2026-07-15';
    clock.now = () => new Date(`${today}T10:00:00Z`);
    const { aged, payable, receivable } = (await admin.get('/api/v1/dashboard').expect(200)).body as Dashboard;
    const byAge = (ages: Dashboard['aged']) => Object.fromEntries((ages ?? []).map(({ bucket, amount }) => [bucket, amount]));
    const { open: _, ...payables } = reportsOfAges('payables', today);
    const leads = [
      ...leadsOf('receivable', { ...byAge(aged), open: receivable?.value }, reportsOfAges('receivables', today)),
      ...leadsOf('payable', byAge(payable), payables),
    ];
    expect(leads.filter(({ value }) => value).length).toBeGreaterThan(4);
    await agree(leads);
  });
});

describe('profit', () => {
  const days = { from: '2024-01-01', to: '2024-12-31' };
  it.each([
    ['', { income: 300, expenses: 100, profit: 200, margin: 66.7 }],
    ['goods', { income: 300, expenses: 0, goods: 60, profit: 240, margin: 80 }],
    // 15.00 an hour with Sodra of 1.77 %.
    ['labour', { income: 300, expenses: 100, labour: 15.27, profit: 184.73, margin: 61.6 }],
    ['labour,goods', { income: 300, expenses: 0, labour: 15.27, goods: 60, profit: 224.73, margin: 74.9 }],
  ])('with %s counts each cost once', async (including, totals) => {
    expect((await report('profit', { ...days, including })).totals).toEqual(totals);
  });

  it('gives goods and labour to the project that they were sold to', async () => {
    const { rows: projects } = await report('profit', { ...days, including: 'labour,goods', groupBy: 'project' });
    expect(projects.map(({ values }) => values)).toContainEqual({
      income: 300,
      expenses: 0,
      labour: 15.27,
      goods: 60,
      profit: 224.73,
      margin: 74.9,
    });
  });

  it('is income less expenses of the same days and basis', async () => {
    for (const basis of ['accrual', 'cash']) {
      const asked = { ...aPeriod(), basis };
      const [income, expenses, profit] = await Promise.all(['income', 'expenses', 'profit'].map((name) => report(name, asked)));
      expect([profit?.totals['income'], profit?.totals['expenses']]).toEqual([income?.totals['net'], expenses?.totals['net']]);
    }
  });

  it('offers labour to those who may read what an hour costs', async () => {
    const rules: AbilityRule[] = [
      { action: 'manage', subject: 'all' },
      { action: 'read', subject: 'TimeEntry', fields: ['costRate'], inverted: true },
    ];
    const blind = await api.asOwnRole(rules);
    expect((await report('profit', days, blind)).switches).toEqual(['goods']);
    await blind.get(pathOf('profit', { ...days, including: 'labour' })).expect(400);
  });
});

describe('a page of a report', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  it('is cut from the rows in their order, with the totals of all', async () => {
    const whole = await report('income', { ...year, groupBy: 'day,customer', sort: ['gross', 'ASC'] });
    const page = await report('income', { ...year, groupBy: 'day,customer', sort: ['gross', 'ASC'], range: [2, 4] });
    expect(page.rows).toEqual(whole.rows.slice(2, 5));
    expect(page.rowCount).toBe(whole.rowCount);
    expect(page.totals).toEqual(whole.totals);
    const gross = whole.rows.map(({ values }) => values['gross'] ?? 0);
    expect(gross).toEqual([...gross].sort((a, b) => a - b));
  });

  it('stands beside the same days a year before', async () => {
    const { rows, comparedTotals, comparedFrom } = await report('income', {
      from: '2027-01-01',
      to: '2027-12-31',
      compare: 'yearBefore',
    });
    const { totals, rows: then } = await report('income', year);
    expect(comparedFrom).toBe('2026-01-01');
    expect(comparedTotals).toEqual(totals);
    expect(rows.map(({ keys, compared }) => [keys[0]?.key?.slice(5), compared])).toEqual(
      then.map(({ keys, values }) => [keys[0]?.key?.slice(5), values]),
    );
  });

  it.each([
    [{ groupBy: 'colour' }, 400],
    [{ groupBy: 'month,day,customer' }, 400],
    [{ filter: '[1]' }, 400],
    [{ filter: { colour: 1 } }, 400],
    [{ filter: { customer: 'x' } }, 400],
    [{ filter: { customer: 1e12 } }, 400],
    [{ filter: { month: '2026-01' } }, 400],
    [{ sort: ['colour', 'ASC'] }, 400],
    [{ sort: 'net' }, 400],
    [{ range: [5, 1] }, 400],
    [{ basis: 'guess' }, 400],
    [{ including: 'weather' }, 400],
  ])('is refused for %j', async (query, status) => {
    await admin.get(pathOf('income', { ...year, ...query })).expect(status);
  });

  it('has records of its own measures alone', async () => {
    await admin.get(pathOf('income/records', { ...year, measure: 'colour' })).expect(400);
    const { body } = await admin.get(pathOf('workHour/records', { ...year, measure: 'share', range: [0, 999] })).expect(200);
    // Hours that are not billable lessen the share.
    expect((body as ReportRecords).rows.some(({ values }) => values['share'] === 0)).toBe(true);
  });

  it('is for those who may read what it adds up', async () => {
    const all = { action: 'manage', subject: 'all' } as const;
    const blind = await api.asOwnRole([all, { action: 'read', subject: 'Invoice', fields: ['total'], inverted: true }]);
    const sales = await api.asOwnRole([all, { action: 'read', subject: 'Payment', inverted: true }]);
    const path = pathOf('income', year);
    await blind.get(`${path}&basis=accrual`).expect(403);
    await sales.get(`${path}&basis=cash`).expect(403);
    expect((await report('income', year, sales)).bases).toEqual(['accrual']);
    for (const role of ['employee', 'storekeeper', 'client']) await (await api.as(role)).get(path).expect(403);
    for (const role of ['accountant', 'auditor'])
      expect((await report('income', year, await api.as(role))).bases).toHaveLength(2);
  });

  it('adds up only what the person may read', async () => {
    const { totals } = await report('income', { ...year, filter: { customer: 2 } });
    const conditions = { customerId: 2 };
    const own = await api.asOwnRole([{ action: 'read', subject: ['Invoice', 'CreditNote'], conditions }]);
    expect((await report('income', year, own)).totals).toEqual(totals);
  });

  it('computes nothing of a part of the documents and all hours', async () => {
    const some = { conditions: { customerId: 2 } };
    const hours = { action: 'read', subject: 'TimeEntry' } as const;
    const rules: AbilityRule[] = [
      { action: 'manage', subject: 'all' },
      { action: 'read', subject: 'CreditNote', inverted: true },
      { action: 'read', subject: 'CreditNote', ...some },
    ];
    expect((await report('profit', year, await api.asOwnRole(rules))).switches).toEqual([]);
    const part = await api.asOwnRole([hours, { action: 'read', subject: ['Invoice', 'CreditNote'], ...some }]);
    const measures = (await report('utilisation', year, part)).measures.map(({ name }) => name);
    expect(measures).toEqual(['hours', 'billable', 'utilisation', 'billed']);
  });
});
