import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sum, unbilledPage, type Dashboard, type UnbilledProject, type UnbilledTotal } from '@kontor/domain';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { aProject } from '../../../../test/builders/project.ts';
import { store } from '../../../../test/builders/store.ts';
import { clock } from '../../../platform/context/clock.ts';
import { testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';
import { anEntry, log, putOnInvoice } from '../hours.sample.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas', currency: 'EUR' }));
  projectId = await store(api, aProject({ customerId, name: 'Portalas', billing: 'projectRate', hourlyRate: 85 }));
});
afterAll(() => api.close());

const totals = async (to = ''): Promise<UnbilledTotal[]> =>
  (await admin.get(`/api/v1/time-entries/unbilled-totals${to && `?to=${to}`}`).expect(200)).body as UnbilledTotal[];
const entries = async (): Promise<UnbilledProject[]> =>
  (await admin.get(`/api/v1/time-entries/unbilled?customerId=${customerId}`).expect(200)).body as UnbilledProject[];

it('returns unbilled amounts by customer and project, up to a day', async () => {
  await log(admin, anEntry(projectId, { workDate: '2026-09-30', minutes: 50 }));
  await log(admin, anEntry(projectId, { workDate: '2026-10-02', minutes: 20 }));
  await log(admin, anEntry(projectId, { workDate: '2026-10-05', minutes: 10 }));
  await log(admin, anEntry(projectId, { workDate: '2026-10-05', minutes: 30, billable: false }));
  const taken = await log(admin, anEntry(projectId, { workDate: '2026-10-06', minutes: 45 }));
  await putOnInvoice(api, taken.id, customerId, null);
  const second = await store(
    api,
    aProject({ customerId: await store(api, aCustomer({ name: 'Fjord AS', currency: 'NOK' })), name: 'Nett' }),
  );
  await api.sql('update project set hourly_rate = null where id = $1', [second]);
  await log(admin, anEntry(second, { workDate: '2026-10-07', minutes: 60 }));
  expect(await totals()).toEqual([
    expect.objectContaining({ customerName: 'Fjord AS', currency: 'NOK', minutes: 60, unpricedMinutes: 60, amount: 0 }),
    {
      customerId,
      customerName: 'UAB Ąžuolas',
      projectId,
      projectName: 'Portalas',
      currency: 'EUR',
      minutes: 80,
      billedMinutes: 80,
      unpricedMinutes: 0,
      amount: 113.33,
      entryCount: 3,
      oldestDate: '2026-09-30',
      invoiceBy: '2026-10-10',
    },
  ]);
  const byDay = (await entries()).flatMap((project) => project.entries.map((entry) => [entry.workDate, entry.invoiceBy]));
  expect(byDay).toEqual([
    ['2026-09-30', '2026-10-10'],
    ['2026-10-02', '2026-11-10'],
    ['2026-10-05', '2026-11-10'],
  ]);
  expect(await totals('2026-09-30')).toEqual([expect.objectContaining({ minutes: 50, amount: 70.83, entryCount: 1 })]);
});

it('rounds every entry as agreed, in the totals as in the picker', async () => {
  const steps = { none: [80, 113.33], up: [105, 148.75], nearest: [75, 106.25], down: [60, 85] } as const;
  for (const [mode, [minutes, amount]] of Object.entries(steps)) {
    await api.sql('update organisation set billing_rounding_mode = $1, billing_rounding_minutes = 15', [mode]);
    const mine = (await totals()).find((row) => row.projectId === projectId);
    expect([mode, mine?.billedMinutes, mine?.amount]).toEqual([mode, minutes, amount]);
    expect([mode, sum((await entries()).map((project) => project.amount))]).toEqual([mode, amount]);
    const { body } = await admin.get('/api/v1/dashboard').expect(200);
    expect([mode, (body as Dashboard).unbilledAmount]).toEqual([mode, amount]);
  }
});

it('has pages, which go on from each other', async () => {
  const many = await store(api, aCustomer({ name: 'Zuikis', currency: 'EUR' }));
  await api.sql(
    `with more as (insert into project (customer_id, code, name, billing, hourly_rate)
       select $1, 'Z' || n, 'Zuikis ' || lpad(n::text, 3, '0'), 'projectRate', 60 from generate_series(1, $2) n returning id)
     insert into time_entry (user_id, project_id, work_date, minutes, billable, billing_rate)
       select $3, id, '2026-08-01', 60, true, 60 from more`,
    [many, unbilledPage, admin.userId],
  );
  const page = async (number: number) =>
    (await admin.get(`/api/v1/time-entries/unbilled-totals?to=2026-08-31&page=${number}`).expect(200)).body as UnbilledTotal[];
  expect(await totals('2026-08-31')).toHaveLength(unbilledPage);
  await log(admin, anEntry(projectId, { workDate: '2026-08-30', minutes: 50 }));
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  expect([first.length, second.length, third.length]).toEqual([unbilledPage, 1, 0]);
  expect([first[0]?.projectName, first.at(-1)?.projectName, second[0]?.projectName]).toEqual([
    'Portalas',
    'Zuikis 499',
    'Zuikis 500',
  ]);
  await admin.get('/api/v1/time-entries/unbilled-totals?page=0').expect(400);
});

it('needs the right to create invoices', async () => {
  const employee = await api.as('employee');
  await employee.get('/api/v1/time-entries/unbilled-totals').expect(403);
});

it('counts on the dashboard what is to be invoiced by the end of the week', async () => {
  const { now } = clock;
  clock.now = () => new Date('2026-10-05T09:00:00Z');
  const { body } = await admin.get('/api/v1/dashboard').expect(200);
  clock.now = () => new Date('2026-10-01T09:00:00Z');
  const { body: before } = await admin.get('/api/v1/dashboard').expect(200);
  clock.now = now;
  const [earlier, later] = [before, body].map((one) => (one as Dashboard).slippingMinutes ?? 0) as [number, number];
  // What is older was to be invoiced before; the hour of 30 September, by 10 October.
  expect(later - earlier).toBe(50);
});
