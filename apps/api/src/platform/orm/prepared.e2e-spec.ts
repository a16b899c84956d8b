import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { operations } from '../../../test/operations.ts';
import { statementsOf } from '../../../test/statements.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { mostNamed } from './prepared.ts';

let api: TestApp;
let admin: Agent;
let hot: Record<'invoice' | 'createInvoice' | 'createTimeEntry', () => Promise<unknown>>;

beforeAll(async () => {
  api = await testApp({ KONTOR_POOL_MAX: '2' });
  admin = await api.as('admin', { hourlyRate: 50 });
  const customerId = await store(api, aCustomer());
  const projectId = await store(api, aProject({ customerId }));
  const [rate] = await api.sql<{ id: number }>(`select id from tax_rate where category = 'S' and percent = 21`);
  const createInvoice = async (): Promise<number> => {
    const line = { kind: 'text', description: 'Work', quantity: 1, unit: 'C62', unitPrice: 10, taxRateId: rate?.id };
    const { body } = await admin
      .post('/api/v1/invoices')
      .send({
        customerId,
        noProjectConfirmed: true,
        invoiceDate: '2026-11-02',
        dueDate: '2026-12-02',
        currency: 'EUR',
        exchangeRate: 1,
        language: 'lt',
        pricesIncludeTax: false,
        lines: Array.from({ length: 10 }, () => line),
      })
      .expect(201);
    return (body as { id: number }).id;
  };
  const id = await createInvoice();
  let day = 0;
  hot = {
    createInvoice,
    invoice: () => admin.get(`/api/v1/invoices/${id}`).expect(200),
    createTimeEntry: () =>
      admin
        .post('/api/v1/time-entries')
        .send({
          userId: admin.userId,
          projectId,
          workDate: new Date(Date.UTC(2025, 0, (day += 1))).toISOString().slice(0, 10),
          minutes: 60,
          note: 'Work',
          billable: true,
        })
        .expect(201),
  };
});
afterAll(() => api.close());

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let done = 0; done < count; done += 1) await work();
};

/** The texts that the connections of this process have prepared. */
async function preparedTexts(): Promise<Set<string>> {
  const pool = await api.app.get(MikroORM).em.getConnection().getNativeClient();
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const found = new Set<string>();
  for (const client of clients) {
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
    for (const { statement } of rows) found.add(statement);
    client.release();
  }
  return found;
}

/** Statements with values that this work sends and no connection has prepared. */
async function unpreparedOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(work)).filter(({ values }) => values.length).map(({ text }) => text);
  expect(sent.length).toBeGreaterThan(0);
  const prepared = await preparedTexts();
  return sent.filter((text) => !prepared.has(text));
}

const fields = {
  status: 'paid',
  currency: 'EUR',
  language: 'lt',
  number: 'INV-1',
  customerId: 1,
  projectId: 1,
  balance: 5,
  total: 5,
};
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];
/** Three hundred filters of one list, each with a text of its own. */
const filters = names
  .flatMap((one) => names.map((other) => [one, other] as const))
  .flatMap(([one, other]) =>
    ['', '_neq', '_eq_any', '_neq_any', '_gt'].map((operator) => ({
      [other]: fields[other],
      [`${one}${operator}`]: operator.endsWith('any') ? [fields[one]] : fields[one],
    })),
  )
  .slice(0, 300);

describe('after a day of 300 filters and of every page', () => {
  beforeAll(async () => {
    for (const filter of filters) await times(3, () => admin.get(listPath('invoices', { filter })).expect(200));
    for (const { method, path } of operations)
      if (method === 'get' && path !== '/api/v1/events') await admin.get(path.replaceAll(/\{\w+\}/g, '1')).catch(() => undefined);
  });

  it.each(['invoice', 'createInvoice', 'createTimeEntry'] as const)('what is done all day is prepared: %s', async (name) => {
    await times(3, hot[name]);
    expect(await unpreparedOf(hot[name])).toEqual([]);
  });

  it('what is done all day is not displaced by what comes once', async () => {
    for (const work of Object.values(hot)) await times(30, work);
    for (let filter = 0; filter < mostNamed + 200; filter += 1)
      await times(4, () => api.sql(`select $1::int + ${filter} as filter`, [1]));
    for (const [name, work] of Object.entries(hot)) expect([name, await unpreparedOf(work)]).toEqual([name, []]);
  });
});

describe('a connection', () => {
  it('drops what was forgotten, and prepares it anew when it comes back', async () => {
    const filter = (number: number) => api.sql(`select $1::int - ${number} as filter`, [1]);
    await times(4, () => filter(-1));
    for (let number = 0; number < mostNamed + 400; number += 1) await times(4, () => filter(number));
    const pool = await api.app.get(MikroORM).em.getConnection().getNativeClient();
    expect((await preparedTexts()).size).toBeLessThanOrEqual(pool.options.max * (mostNamed + 101));
    expect(await preparedTexts()).not.toContain('select $1::int - -1 as filter');
    await times(4, () => filter(-1));
    expect(await preparedTexts()).toContain('select $1::int - -1 as filter');
  });

  it('prepares long statements too', async () => {
    const text = `select $1::int as one${' /* long */'.repeat(1_800)}`;
    expect(text.length).toBeGreaterThan(19_000);
    await times(4, () => api.sql(text, [1]));
    expect(await preparedTexts()).toContain(text);
  });
});
