import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { comparedPeriod, type ReportComparison, type ReportFigures, type ReportRecords } from '@kontor/domain';
import { newSeed, randomOf } from '../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../test/test-app.ts';
import { randomBooks, type Told } from '../books/facts.sample.ts';

const seed = newSeed();
const random = randomOf(seed);
const { rows, told } = randomBooks(random);

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const client = new pg.Client({ connectionString: api.url, options: '-c session_replication_role=replica' });
  await client.connect();
  for (const { table, row } of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_, place) => `$${place + 1}`);
    await client.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  }
  await client.end();
});
afterAll(() => api.close());

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
  income: {
    accrual: money('income'),
    cash: money('paidIncome'),
  },
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
const ofHours = ['user', 'project', 'task', 'month', 'quarter', 'day'];
const dimensions: Record<string, string[]> = {
  income: ['month', 'quarter', 'day', 'customer', 'project'],
  workHour: ofHours,
  workHourTax: ofHours,
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
function aQuestion(name: string) {
  const all = dimensions[name] ?? [];
  const filtered = all.filter((one) => !['month', 'quarter', 'day'].includes(one));
  const filter = random.chance(60) ? { [random.pick(filtered)]: random.pick([1, 2, 3, null]) } : {};
  return { ...aPeriod(), filter, groupBy: twoOf(all) };
}

describe(`reports of random books (seed ${seed})`, () => {
  it.each(cases)('%s on %s basis says what is added up by hand, for any question', async (name, basis) => {
    for (let count = 0; count < 12; count += 1) {
      const asked = aQuestion(name);
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
      const { from, to, filter } = aQuestion(name);
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
});

describe(`the stock report of random moves (seed ${seed})`, () => {
  type Move = { item_id: number; move_date: string; kind: string; quantity: number; value: string };
  const moves = rows.filter(({ table }) => table === 'stock_move').map(({ row }) => row as Move);
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
});
