import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TimeDay, TimeOverviewRow, UnbilledProject } from '@kontor/domain';
import { rowsRead, statementsOf } from '../../../test/statements.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;

/** An hour of five people on each of 5,000 days until 31 October 2026. Those of every second day are billable, and billed except in October. */
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const id = await store(api, aCustomer());
  const projectId = await store(api, aProject({ customerId: id }));
  customerId = id;
  const people: number[] = [];
  for (const fullName of ['Ona', 'Per', 'Rūta', 'Ola', 'Jonas']) people.push((await api.as('employee', { fullName })).userId);
  await api.sql(
    `insert into time_entry (user_id, project_id, work_date, minutes, billable, billing_rate)
     select u.id, $1, date '2026-10-31' - n, 60, n % 2 = 0, 50 from generate_series(0, 4999) n, user_account u where u.id >= $2 order by n desc, u.id`,
    [projectId, people[0]],
  );
  await api.sql(
    `insert into invoice (customer_id, invoice_date, due_date, currency) select $1, '2026-10-20', '2026-12-04', 'EUR' from generate_series(1, 500)`,
    [customerId],
  );
  await api.sql(`insert into invoice_line (invoice_id, position, description, quantity, unit, unit_price, tax_rate_id, tax_name, tax_category, net)
    select i.id, 0, 'Hours', 1, 'HUR', 0, r.id, r.name, r.category, 0 from invoice i, (select * from tax_rate limit 1) r order by i.id`);
  await api.sql(`insert into invoice_source (invoice_line_id, time_entry_id)
    select 1 + (date '2026-10-31' - work_date) / 10, id from time_entry where billable and work_date < '2026-10-01'`);
  await api.sql(`update invoice set status = 'paid', number = 'INV-' || id, number_series_id = 1, snapshot = '{}'`);
  for (const table of ['time_entry', 'invoice', 'invoice_line', 'invoice_source', 'unbilled_entry'])
    await api.sql(`vacuum (analyze) ${table}`);
});
afterAll(() => api.close());

describe('the days of everybody', () => {
  const all = '/api/v1/time-entries/days?from=2000-01-01&to=2100-01-01';
  it('are the latest, and older hours are not read', async () => {
    let days: TimeDay[] = [];
    const asked = await statementsOf(async () => {
      days = (await admin.get(all).expect(200)).body as TimeDay[];
    });
    expect(days).toHaveLength(2000);
    expect(days.slice(0, 6).map(({ date, userName }) => `${date} ${userName}`)).toEqual([
      '2026-10-31 Jonas',
      '2026-10-31 Ola',
      '2026-10-31 Ona',
      '2026-10-31 Per',
      '2026-10-31 Rūta',
      '2026-10-30 Jonas',
    ]);
    expect(days.at(-1)?.date).toBe('2025-09-27');
    expect(await rowsRead(api.url, asked)).toBeLessThan(4000);
  });
});

describe('billed and unbilled hours', () => {
  const read = async <T>(path: string) => {
    let body: T | undefined;
    const asked = await statementsOf(async () => {
      body = (await admin.get(path).expect(200)).body as T;
    });
    return {
      body,
      statements: asked.filter(({ text }) => text.includes('time_entry')).length,
      rows: await rowsRead(api.url, asked),
    };
  };

  it('are counted for a week without reading all that was ever billed', async () => {
    const { body, rows } = await read<TimeOverviewRow[]>(
      '/api/v1/time-entries/overview?from=2026-09-25&to=2026-10-04&groupBy=user',
    );
    expect(
      body?.map(({ label, minutes, billableMinutes, billedMinutes }) => [label, minutes, billableMinutes, billedMinutes]),
    ).toEqual(['Jonas', 'Ola', 'Ona', 'Per', 'Rūta'].map((name) => [name, 600, 300, 180]));
    expect(rows).toBeLessThan(1000);
  });
  it('are listed for an invoice by one statement that reads unbilled hours and the customer’s invoices', async () => {
    const { body, statements, rows } = await read<UnbilledProject[]>(`/api/v1/time-entries/unbilled?customerId=${customerId}`);
    expect(body?.map(({ minutes, entries, oldestDate }) => [minutes, entries.length, oldestDate])).toEqual([
      [4800, 80, '2026-10-01'],
    ]);
    expect(statements).toBe(1);
    // Reads these 500 invoices with one line each, and none of the thousands of hours that they bill.
    expect(rows).toBeLessThan(2000);
  });
  it('are listed for an issued invoice, a page at a time, from its lines', async () => {
    const query = {
      filter: { invoiceId: 400 },
      range: [0, 2] as [number, number],
      sort: ['workDate', 'ASC'] as [string, string],
    };
    const { body, rows } = await read<unknown[]>(listPath('time-entries', query));
    expect(body).toHaveLength(3);
    expect(rows).toBeLessThan(500);
    await admin.get(listPath('time-entries', { filter: { invoiceId: 3_000_000_000 } })).expect(400);
  });
  it('are added up for the dashboard from unbilled hours only', async () => {
    const { body, rows } = await read<{ unbilledMinutes: number; unbilledAmount: number }>('/api/v1/dashboard');
    expect(body).toMatchObject({ unbilledMinutes: 4800, unbilledAmount: 4000 });
    expect(rows).toBeLessThan(1500);
  });
});

describe('the lines of an overview', () => {
  it('are the thousand largest and one for all others, so that they add up to the total', async () => {
    await api.sql(
      `insert into project (customer_id, code, name) select $1, 'M' || n, 'Small ' || n from generate_series(1, 1200) n`,
      [customerId],
    );
    await api.sql(
      `insert into time_entry (user_id, project_id, work_date, minutes, billable)
       select $1, id, '2019-03-01', 1 + id % 5, false from project where code like 'M%'`,
      [admin.userId],
    );
    const overview = async (groupBy: string) =>
      (
        await admin
          .get(`/api/v1/time-entries/overview?from=2019-03-01&to=2019-03-01&groupBy=${groupBy}&userId=${admin.userId}`)
          .expect(200)
      ).body as TimeOverviewRow[];
    const lines = await overview('project');
    expect(lines).toHaveLength(1001);
    expect(lines.at(-1)).toMatchObject({ key: 'rest', label: '200', minutes: 200, entryCount: 200, billedMinutes: 0 });
    expect(lines[0]?.minutes).toBe(5);
    const [day] = await overview('day');
    expect(lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(day?.minutes);
  });
});

describe('whole months', () => {
  const ranges = [
    ['2025-01-01', '2025-12-31'],
    ['2025-01-02', '2025-12-30'],
    ['2025-01-10', '2025-02-10'],
    ['2025-01-31', '2025-03-01'],
    ['2025-02-01', '2025-02-28'],
    ['2025-02-02', '2025-02-28'],
    ['2025-02-01', '2025-02-27'],
    ['2025-02-28', '2025-02-28'],
    ['1990-01-01', '2999-12-31'],
    ['2999-12-30', '2999-12-31'],
  ];
  it.each(['user', 'project', 'customer'])(
    'and the days around them give the same hours by %s as the entries',
    async (groupBy) => {
      for (const [from, to] of ranges) {
        const overview = (await admin.get(`/api/v1/time-entries/overview?from=${from}&to=${to}&groupBy=${groupBy}`).expect(200))
          .body as TimeOverviewRow[];
        const sum = (field: 'minutes' | 'billableMinutes' | 'entryCount'): number =>
          overview.reduce((all, row) => all + Number(row[field]), 0);
        const [told] = await api.sql<{ minutes: number; billable: number; entries: number }>(
          `select coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(minutes) filter (where billable), 0)::int as billable, count(*)::int as entries
         from time_entry where work_date between $1 and $2`,
          [from, to],
        );
        expect([from, to, sum('minutes'), sum('billableMinutes'), sum('entryCount')]).toEqual([
          from,
          to,
          told?.minutes,
          told?.billable,
          told?.entries,
        ]);
      }
    },
  );
  it('are read from their stored totals, not entry by entry', async () => {
    const asked = await statementsOf(() =>
      admin.get('/api/v1/time-entries/overview?from=2025-01-01&to=2025-12-31&groupBy=user').expect(200),
    );
    expect(await rowsRead(api.url, asked)).toBeLessThan(500);
  });
  it('are the person’s own hours for those who may see no others', async () => {
    const employee = await api.as('employee');
    const rows = (await employee.get('/api/v1/time-entries/overview?from=2020-01-01&to=2026-12-31&groupBy=user').expect(200))
      .body as TimeOverviewRow[];
    expect(rows).toEqual([]);
  });
});
