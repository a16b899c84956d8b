import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AgendaEntry } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  await api.sql(`update organisation set country = 'LT'`);
  const customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas' }));
  await store(api, aProject({ customerId, name: 'Roof', startDate: '2026-12-02', endDate: '2026-12-31' }));
  for (const dueDate of ['2026-12-10', '2027-01-10'])
    await store(api, aSentInvoice({ customerId, dueDate, number: `INV-${dueDate}` }));
  const paid = { status: 'paid', paid: 100, balance: 0, dueDate: '2026-12-11' } as const;
  await store(api, aSentInvoice({ customerId, ...paid }));
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
  it('shows what is due, begins, ends and expires, and public holidays', async () => {
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

  it('shows an Employee no invoices and no documents of other people', async () => {
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

  it('promises nothing of a customer or a person who is switched off', async () => {
    const [left] = await Promise.all([api.as('employee'), api.sql('update customer set active = false')]);
    await api.sql('update user_document set user_id = $1; ', [left.userId]);
    await api.sql('update user_account set active = false where id = $1', [left.userId]);
    const kinds = (await told(admin)).map((line) => line.split(' ')[1]);
    expect(new Set(kinds)).toEqual(new Set(['invoiceDue', 'holiday']));
  });

  it('refuses a Client', async () => {
    await (await api.as('client')).get(december).expect(403);
  });
});
