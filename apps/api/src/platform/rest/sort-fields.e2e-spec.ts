import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { rowsRead, statementsOf } from '../../../test/statements.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { billList } from '../../purchases/bills/bills.list.ts';
import { expenseList } from '../../purchases/expenses/expenses.list.ts';
import { invoiceList } from '../../sales/invoices/invoices.list.ts';
import { stockMoveList } from '../../stock/moves/stock-moves.list.ts';
import { timeEntryList } from '../../work/time-entries/time-entries.list.ts';
import type { Column } from './columns.ts';
import { growing } from './query/select.ts';

const invoices = 2_000;
let api: TestApp;
let admin: Agent;
let invoiceId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  invoiceId = await store(api, aSentInvoice());
  await api.sql(
    `insert into invoice select (jsonb_populate_record(i, jsonb_build_object('id', 100000 + n, 'number', 'ZZ' || n, 'reference_number', null,
       'terms', repeat('Pay. ', 300), 'subtotal', 1 + n % 40, 'net', 1 + n % 40, 'total', 1 + n % 40, 'balance', 1 + n % 40))).*
     from invoice i, generate_series(1, ${invoices}) n where i.id = $1`,
    [invoiceId],
  );
  await api.sql(
    `insert into write_off (invoice_id, write_off_date, amount, reason, created_by_id) values ($1, '2026-11-02', 0.1, 'Small', $2)`,
    [invoiceId, admin.userId],
  );
});
afterAll(() => api.close());

const sorted = async (name: string, field: string, range: [number, number] = [0, 24]): Promise<Record<string, unknown>[]> =>
  (await admin.get(listPath(name, { sort: [field, 'ASC'], range })).expect(200)).body as Record<string, unknown>[];

describe.each<[string, { sortFields?: readonly string[]; columns: object; from: { name: string } }]>([
  ['time-entries', timeEntryList],
  ['invoices', invoiceList],
  ['bills', billList],
  ['expenses', expenseList],
  ['stock-moves', stockMoveList],
])('the list of %s', (name, { sortFields = [], columns, from }) => {
  const columnOf = (field: string) => (columns as Record<string, Column>)[field];

  it('is sorted by what is stored in its table or in one that does not grow', async () => {
    expect(sortFields.length).toBeGreaterThan(3);
    const derived = sortFields.filter((field) => {
      const at = columnOf(field)?.at;
      return !at || (at.table.name !== from.name && growing.has(at.table.name));
    });
    expect(derived).toEqual([]);
    for (const field of sortFields) await sorted(name, field);
  });

  it('refuses any other field, and names those it can be sorted by', async () => {
    const others = Object.keys(columns).filter((field) => !sortFields.includes(field));
    expect(others.length).toBeGreaterThan(3);
    for (const field of others) {
      const { body } = await admin.get(listPath(name, { sort: [field, 'ASC'] })).expect(400);
      expect(body).toMatchObject({
        code: 'list.unknown_field',
        params: { field, allowed: expect.stringContaining(sortFields[1] ?? '') },
      });
    }
  });
});

describe('a table of wide or very many rows', () => {
  it.each([timeEntryList, invoiceList, stockMoveList])(
    'holds what $name are sorted by in an index',
    async ({ sortFields = [], columns, from }) => {
      const indexes = await api.sql<{ columns: string[] }>(
        `select array(select pg_get_indexdef(x.indexrelid, n, true) from generate_series(1, x.indnatts) n) as columns from pg_index x
       where x.indrelid = $1::regclass and x.indpred is null and x.indexprs is null`,
        [from.name],
      );
      const held = new Set(indexes.flatMap(({ columns: [first, ...others] }) => (first === 'id' ? [first, ...others] : [first])));
      const own = sortFields
        .map((field) => (columns as Record<string, Column>)[field]?.at)
        .filter((at) => at?.table.name === from.name);
      expect(own.filter((at) => !held.has(at?.column ?? ''))).toEqual([]);
    },
  );

  it('is sorted from that index, and only the rows of the page are read', async () => {
    await api.sql('vacuum (analyze) invoice');
    const statements = await statementsOf(() => sorted('invoices', 'balance'));
    const [page] = statements.filter(({ text }) => text.includes('order by'));
    const plan = await api.sql<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${page?.text}`, page?.values);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using invoice_sort_index');
  });

  it('gives each row once, page by page, those of one value by their ids', async () => {
    const pages = [];
    for (let first = 0; first < 200; first += 50) pages.push(...(await sorted('invoices', 'balance', [first, first + 49])));
    const expected = await api.sql<{ id: number }>('select id from invoice order by balance, id limit 200');
    expect(pages.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('is not read where few of its rows lead to the list', async () => {
    let found: unknown;
    const statements = await statementsOf(async () => {
      found = await sorted('write-offs', 'invoiceNumber');
    });
    expect(found).toMatchObject([{ invoiceId }]);
    expect(await rowsRead(api.url, statements)).toBeLessThan(100);
  });
});
