import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AgendaEntry } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  await api.sql(`update organisation set country = 'LT'`);
  await api.sql(`insert into customer (name, country, currency) values ('UAB Ąžuolas', 'LT', 'EUR')`);
  await api.sql(`insert into project (code, name, customer_id, billing, start_date, end_date)
    values ('P1', 'Roof', 1, 'notBillable', '2026-12-02', '2026-12-31')`);
  await api.sql(`insert into invoice (status, number, snapshot, customer_id, invoice_date, due_date, currency, exchange_rate, subtotal, net, tax, total, paid, balance)
    select status, 'INV-' || day, '{}', 1, '2026-11-01', day, 'EUR', 1, 100, 100, 21, 121, paid, 121 - paid
    from (values ('sent', date '2026-12-10', 0), ('sent', date '2027-01-10', 0), ('paid', date '2026-12-11', 121)) as i (status, day, paid)`);
  await admin
    .post('/api/v1/user-documents')
    .field('userId', String(admin.userId))
    .field('validUntil', '2026-12-15')
    .attach('file', Buffer.from('%PDF-1.4'), { filename: 'licence.pdf', contentType: 'application/pdf' })
    .expect(201);
});
afterAll(() => api.close());

const december = '/api/v1/agenda?from=2026-12-01&to=2026-12-31';
const told = async (by: Agent, path = december): Promise<string[]> =>
  ((await by.get(path).expect(200)).body as AgendaEntry[]).map(({ kind, date, title }) => `${date} ${kind} ${title}`);

describe('the agenda', () => {
  it('tells what is due, begins, ends and runs out, and when nobody works', async () => {
    const [person] = await api.sql<{ display_name: string }>('select display_name from user_account where id = $1', [
      admin.userId,
    ]);
    expect(await told(admin)).toEqual([
      '2026-12-02 projectStart Roof',
      '2026-12-10 invoiceDue UAB Ąžuolas, INV-2026-12-10',
      `2026-12-15 documentExpires licence.pdf, ${person?.display_name}`,
      '2026-12-24 holiday christmasEve',
      '2026-12-25 holiday christmasDay',
      '2026-12-26 holiday secondChristmasDay',
      '2026-12-31 projectEnd Roof',
    ]);
  });

  it('tells an Employee nothing of invoices and of other people’s documents', async () => {
    const kinds = (await told(await api.as('employee'))).map((line) => line.split(' ')[1]);
    expect(kinds).not.toContain('invoiceDue');
    expect(kinds).not.toContain('documentExpires');
    expect(kinds).toContain('holiday');
  });

  it.each(['', '?from=2026-12-01', '?from=2026-12-31&to=2026-12-01', '?from=2026-01-01&to=2027-12-31', '?from=x&to=y'])(
    'refuses the period %j',
    async (query) => {
      await admin.get(`/api/v1/agenda${query}`).expect(400);
    },
  );

  it('refuses a Client', async () => {
    await (await api.as('client')).get(december).expect(403);
  });
});
