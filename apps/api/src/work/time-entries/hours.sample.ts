import type { TimeEntryInput } from '@kontor/domain';
import type { Agent, TestApp } from '../../../test/test-app.ts';

type Row = { id: number };
const first = ([row]: Row[]): number => {
  if (!row) throw new Error('nothing was inserted');
  return row.id;
};

/** A customer with one project, straight in the database. `project` and `customer` are further columns. */
export async function aProject(
  api: TestApp,
  project: Record<string, unknown> = {},
  customer: Record<string, unknown> = {},
): Promise<{ projectId: number; customerId: number }> {
  const insert = async (table: string, columns: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(columns);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    return first(
      await api.sql<Row>(`insert into ${table} (${names.join(', ')}) values (${places}) returning id`, Object.values(columns)),
    );
  };
  const [count] = await api.sql<{ n: number }>('select count(*) as n from project');
  const code = `P${count?.n}`;
  const name = `Project ${count?.n}`;
  const customerId = await insert('customer', {
    kind: 'company',
    name: `Customer ${count?.n}`,
    country: 'LT',
    currency: 'EUR',
    ...customer,
  });
  const projectId = await insert('project', { code, name, customer_id: customerId, status: 'active', ...project });
  return { projectId, customerId };
}

export const aTask = async (api: TestApp, projectId: number, rate: number | null = null, name = 'Design'): Promise<number> =>
  first(
    await api.sql<Row>('insert into task (project_id, name, hourly_rate) values ($1, $2, $3) returning id', [
      projectId,
      name,
      rate,
    ]),
  );

export type Entry = {
  id: number;
  version: number;
  minutes: number;
  billingRate: number | null;
  billable: boolean;
  workDate: string;
};

export const anEntry = (projectId: number, change: Partial<TimeEntryInput> = {}): TimeEntryInput => ({
  projectId,
  workDate: '2026-11-16',
  minutes: 60,
  billable: true,
  ...change,
});

export const log = async (agent: Agent, input: TimeEntryInput): Promise<Entry> =>
  (await agent.post('/api/v1/time-entries').send(input).expect(201)).body as Entry;

/** Puts an entry on the line of an invoice; `number` makes it a sent one. */
export async function putOnInvoice(api: TestApp, entryId: number, customerId: number, number: string | null): Promise<void> {
  const invoiceId = first(
    await api.sql<Row>(
      `insert into invoice (customer_id, invoice_date, due_date, currency) values ($1, '2026-11-20', '2026-12-04', 'EUR') returning id`,
      [customerId],
    ),
  );
  const lineId = first(
    await api.sql<Row>(
      `insert into invoice_line (invoice_id, position, description, quantity, unit, unit_price, tax_rate_id, tax_name, tax_category, net)
       select $1, 0, 'Hours', 1, 'HUR', 0, id, name, category, 0 from tax_rate order by id limit 1 returning id`,
      [invoiceId],
    ),
  );
  await api.sql('insert into invoice_source (invoice_line_id, time_entry_id) values ($1, $2)', [lineId, entryId]);
  if (number)
    await api.sql(`update invoice set status = 'paid', number = $1, snapshot = '{}' where id = $2`, [number, invoiceId]);
}
