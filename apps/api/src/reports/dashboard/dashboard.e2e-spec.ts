import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type Dashboard, type SearchAnswer } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aPayment, aSentInvoice } from '../../../test/builders/invoice.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { anExpense } from '../../../test/builders/expense.ts';
import { aTimeWeek } from '../../../test/builders/time-entry.ts';
import { store } from '../../../test/builders/store.ts';
import { moneyFigures } from './dashboard.money.ts';

let api: TestApp;
let customerId: number;
/** A date in the organisation's time zone, which is ahead of UTC at midnight. */
const daysAgo = (days: number): string => addDays(todayIn('Europe/Vilnius', new Date()), -days);

beforeAll(async () => {
  api = await testApp();
  customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas' }));
  const overdue = (daysLate: number) => ({
    invoiceDate: daysAgo(2 * daysLate),
    dueDate: daysAgo(daysLate),
    tax: 21,
    total: 121,
    paid: 21,
    balance: 100,
  });
  await store(api, aSentInvoice({ customerId, ...overdue(20), number: 'INV-1' }));
  const fjord = aCustomer({ name: 'Fjord 100% AS', country: 'NO', currency: 'NOK' });
  await store(api, aSentInvoice({ customerId: fjord, ...overdue(40), number: 'INV-2', currency: 'NOK', exchangeRate: 0.1 }));
  const paid = (day: string, net: number) => ({
    customerId,
    status: 'paid' as const,
    number: `OLD-${net}`,
    invoiceDate: day,
    dueDate: day,
    subtotal: net,
    net,
    total: net,
    paid: net,
    balance: 0,
  });
  await store(api, aSentInvoice(paid('2021-01-10', 100)));
  await store(api, aSentInvoice(paid('2021-01-31', 200)));
  await store(api, aSentInvoice(paid('2021-02-10', 400)));
  await store(api, aSentInvoice(paid('2021-02-28', 800)));
  await store(api, aPayment({ customerId, paymentDate: '2021-01-31', amount: 50, unallocated: 50 }));
});
afterAll(() => api.close());

describe('the dashboard', () => {
  it('adds up receivables in the organisation’s currency, by age', async () => {
    const { body } = await (await api.as('admin')).get('/api/v1/dashboard').expect(200);
    const dashboard = body as Dashboard;
    expect(dashboard.receivable).toEqual({ value: 110, previous: null });
    expect(dashboard.overdue).toEqual({ value: 110, previous: null });
    expect(dashboard.aged?.find(({ bucket }) => bucket === 'days1to30')).toEqual({ bucket: 'days1to30', amount: 100, count: 1 });
    expect(dashboard.overdueInvoices?.map(({ number, days }) => [number, days])).toEqual([
      ['INV-2', 40],
      ['INV-1', 20],
    ]);
    expect(dashboard.cash).toHaveLength(12);
    expect(dashboard.hoursByDay).toHaveLength(14);
  });
  it('shows an Employee hours and no money at all', async () => {
    const { body } = await (await api.as('employee')).get('/api/v1/dashboard').expect(200);
    expect(body).toMatchObject({
      receivable: null,
      cash: null,
      unbilledAmount: null,
      teamMinutesThisWeek: null,
      minutesThisWeek: { value: 0, previous: 0 },
    });
  });
  it.each([
    { today: '2021-02-10', invoiced: 100, received: 0 },
    { today: '2021-02-28', invoiced: 300, received: 50 },
    { today: '2021-03-30', invoiced: 1200, received: 0 },
  ])('compares the month on $today with as many days of the last one', async ({ today, invoiced, received }) => {
    const figures = await moneyFigures(api.em().getKysely(), today);
    expect(figures.invoicedThisMonth?.previous).toBe(invoiced);
    expect(figures.receivedThisMonth?.previous).toBe(received);
  });
  it('converts at the rate as published, and rounds once', async () => {
    const inKroner = { currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true };
    const krone = { ...inKroner, customerId, invoiceDate: '2020-05-06', dueDate: '2020-05-20', number: 'NOK-1' };
    await store(api, aSentInvoice({ ...krone, subtotal: 250_000, net: 250_000, total: 250_000, balance: 250_000 }));
    await store(api, aPayment({ ...inKroner, customerId, paymentDate: '2020-05-07', amount: 125_000, unallocated: 125_000 }));
    const figures = await moneyFigures(api.em().getKysely(), '2020-06-30');
    expect([figures.invoicedThisMonth?.previous, figures.receivedThisMonth?.previous]).toEqual([21_303.07, 10_651.53]);
    await api.sql(`delete from payment where currency = 'NOK'`);
  });
  it('counts what waits for the decision of others than its person', async () => {
    const admin = await api.as('admin');
    const submitted = { status: 'submitted' as const, submittedAt: new Date() };
    for (const userId of [admin.userId, (await api.as('employee')).userId]) {
      await store(api, anExpense({ userId, ...submitted }));
      await store(api, aTimeWeek({ userId, ...submitted }));
    }
    const waitingFor = async (by: Agent) => ((await by.get('/api/v1/dashboard').expect(200)).body as Dashboard).approvals;
    expect(await waitingFor(admin)).toEqual({ timeWeeks: 1, expenses: 1 });
    expect(await waitingFor(await api.as('employee'))).toEqual({ timeWeeks: 0, expenses: null });
  });
  it('tells what is unbilled to nobody who reads only their own hours', async () => {
    const unbilledFor = async (conditions?: object) => {
      const by = await api.asOwnRole([
        { action: 'read', subject: ['Dashboard', 'Invoice'] },
        { action: 'read', subject: 'TimeEntry', ...(conditions && { conditions: { ...conditions } }) },
      ]);
      const { unbilledAmount, unbilledMinutes } = (await by.get('/api/v1/dashboard').expect(200)).body as Dashboard;
      return [unbilledAmount, unbilledMinutes];
    };
    expect(await unbilledFor()).toEqual([0, 0]);
    expect(await unbilledFor({ userId: '${userId}' })).toEqual([null, null]);
  });
  it('refuses a Client', async () => {
    await (await api.as('client')).get('/api/v1/dashboard').expect(403);
  });
});

describe('the search', () => {
  const groups = async (role: 'admin' | 'employee' | 'client', q: string): Promise<string[]> =>
    (
      (await (await api.as(role)).get(`/api/v1/search?q=${encodeURIComponent(q)}`).expect(200)).body as SearchAnswer
    ).groups.flatMap(({ group, entries }) => entries.map(({ title }) => `${group}: ${title}`));

  it('finds a part of a text, ignoring case, and takes % literally', async () => {
    expect(await groups('admin', 'ĄŽUO')).toEqual(['customers: UAB Ąžuolas']);
    expect(await groups('admin', '0%')).toEqual(['customers: Fjord 100% AS']);
    expect(await groups('admin', 'inv-')).toEqual(['documents: INV-2', 'documents: INV-1']);
    expect(await groups('admin', 'inv 2')).toEqual(['documents: INV-2']);
  });
  it('finds accented letters by plain ones, beside what has plain ones', async () => {
    expect(await groups('admin', 'azuol')).toEqual(['customers: UAB Ąžuolas']);
    for (const name of ['Azuolynas', 'Ørsta Sæter']) await store(api, aCustomer({ name }));
    expect(await groups('admin', 'azuol')).toEqual(['customers: Azuolynas', 'customers: UAB Ąžuolas']);
    expect(await groups('admin', 'orsta')).toEqual(['customers: Ørsta Sæter']);
    expect(await groups('client', 'orsta')).toEqual([]);
  });
  it('finds all words in any order, contact persons and payments too', async () => {
    const id = await store(api, aCustomer({ name: 'Vėjo malūnų parkas' }));
    await api.sql(
      `insert into contact (customer_id, first_name, last_name, email) values ($1, 'Rūta', 'Žukauskaitė', 'ruta@parkas.example')`,
      [id],
    );
    await api.sql(
      `insert into payment (customer_id, payment_date, amount, currency, method, reference, unallocated)
      values ($1, '2026-11-02', 10, 'EUR', 'bankTransfer', 'RF18 5390 0754', 10)`,
      [id],
    );
    expect(await groups('admin', 'parkas vėj')).toEqual(['customers: Vėjo malūnų parkas']);
    expect(await groups('admin', 'žukau rūt')).toEqual(['contacts: Rūta Žukauskaitė']);
    expect(await groups('admin', 'ruta@')).toEqual(['contacts: Rūta Žukauskaitė']);
    expect(await groups('admin', 'rf18 5390')).toEqual(['payments: RF18 5390 0754']);
    expect(await groups('client', 'rf18 5390')).toEqual([]);
  });
  it('finds only what the person may read', async () => {
    expect(await groups('employee', 'inv-')).toEqual([]);
    expect(await groups('client', 'uab')).toEqual([]);
  });
  it('searches only the latest documents for less than three characters, which no index serves', async () => {
    await api.sql(
      `insert into invoice (status, number, number_series_id, snapshot, customer_id, invoice_date, due_date, currency)
      select 'paid', case n when 1 then 'ZQX-1' when 10001 then 'ZQX-2' else 'MASS-' || n end, 1, '{}', $1, '2020-01-01', '2020-01-01', 'EUR'
      from generate_series(1, 10001) n`,
      [customerId],
    );
    expect(await groups('admin', 'zq')).toEqual(['documents: ZQX-2']);
    expect(await groups('admin', 'zqx')).toEqual(['documents: ZQX-2', 'documents: ZQX-1']);
  });
  it('refuses a text that is too long', async () => {
    await (await api.as('admin')).get(`/api/v1/search?q=${'x'.repeat(101)}`).expect(400);
  });
});
