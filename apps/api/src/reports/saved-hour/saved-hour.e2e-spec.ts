import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { add, addDays, loadedCost, priceOf, savedOf, type ProjectStatus, type ReportFigures } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aPayment } from '../../../test/builders/invoice.ts';
import { aProject, aTask } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { newSeed, randomOf } from '../../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const seed = newSeed();
const random = randomOf(seed);
let api: TestApp;
let admin: Agent;
let employee: Agent;
beforeAll(async () => {
  api = await testApp();
  [admin, employee] = [await api.as('admin'), await api.as('employee')];
});
afterAll(() => api.close());

const period = { from: '2026-01-01', to: '2026-06-30' };
const report = async (name: string, query: Record<string, string>, by: Agent = admin): Promise<ReportFigures> => {
  const { body } = await by.get(`/api/v1/reports/${name}?${new URLSearchParams({ ...period, ...query }).toString()}`).expect(200);
  return body as ReportFigures;
};
const charges = [{ kind: 'contribution', percent: 1.77, base: 'gross' }] as const;
type Hours = { minutes: number; costRate: number; billingRate: number; workDate: string };
const someHours = (): Hours[] =>
  Array.from({ length: random.whole(0, 4) }, () => ({
    minutes: random.whole(1, 300),
    costRate: random.whole(0, 5000) / 100,
    billingRate: random.whole(0, 9000) / 100,
    // Some lie after the period.
    workDate: addDays('2026-05-15', random.whole(0, 60)),
  }));

describe(`saved hours of random budgets (seed ${seed})`, () => {
  it('are those of the rule for tasks, and for projects without budgets of tasks', async () => {
    const expected = new Map<string, Record<string, number>>();
    const told = (budget: number, hours: readonly Hours[], isClosed: boolean) => {
      const counted = hours.filter(({ workDate }) => workDate <= period.to);
      const logged = counted.reduce((all, { minutes }) => all + minutes, 0);
      const figures = savedOf({ budget, logged, isClosed });
      const worth = (amounts: number[]) => (logged === 0 ? 0 : priceOf(figures.forecast, add(0, ...amounts), logged));
      return {
        budget,
        logged,
        ...figures,
        atCost: worth(counted.map(({ minutes, costRate }) => loadedCost(minutes, costRate, charges))),
        atPrice: worth(counted.map(({ minutes, billingRate }) => priceOf(minutes, billingRate, 60))),
      };
    };
    for (let count = 0; count < 12; count += 1) {
      const [ended, ofTasks, budgetMinutes] = [random.chance(40), random.chance(60), random.whole(60, 900)];
      const status = random.pick<ProjectStatus>(ended ? ['completed', 'cancelled'] : ['planned', 'active', 'onHold']);
      const projectId = await store(api, aProject({ status, budgetMinutes, startDate: '2026-02-01' }));
      const whole: Hours[] = [];
      for (let nth = 0; nth < 3; nth += 1) {
        const [isDone, estimateMinutes] = [random.chance(40), ofTasks && nth > 0 ? random.whole(30, 600) : null];
        const taskId = await store(api, aTask({ projectId, isDone, estimateMinutes }));
        const hours = someHours();
        for (const one of hours) await store(api, aTimeEntry({ userId: admin.userId, projectId, taskId, ...one }));
        whole.push(...hours);
        if (estimateMinutes) expected.set(`${projectId} ${taskId}`, told(estimateMinutes, hours, isDone || ended));
      }
      if (!ofTasks) expected.set(`${projectId} null`, told(budgetMinutes, whole, ended));
    }
    const figures = await report('savedHour', { groupBy: 'project,task', range: '[0,999]' });
    expect(new Map(figures.rows.map(({ keys, values }) => [keys.map(({ key }) => String(key)).join(' '), values]))).toEqual(
      expected,
    );
    const totals = [...expected.values()].reduce((all, one) =>
      Object.fromEntries(Object.entries(one).map(([name, value]) => [name, add(all[name] ?? 0, value)])),
    );
    expect(figures.totals).toEqual(totals);
  });

  it('tell hours without money to those who may not see rates', async () => {
    const all = { action: 'manage', subject: 'all' } as const;
    const rates = (field: string) => ({ action: 'read', subject: 'TimeEntry', fields: [field], inverted: true });
    const measuresOf = async (...hidden: string[]) =>
      (await report('savedHour', {}, await api.asOwnRole([all, ...hidden.map(rates)]))).measures.map(({ name }) => name);
    expect(await measuresOf('costRate', 'billingRate')).toEqual([
      'budget',
      'logged',
      'remaining',
      'saved',
      'forecast',
      'overrun',
    ]);
    expect(await measuresOf('costRate')).toContain('atPrice');
  });

  it('are told to those who see all hours, by person to those who see the rates of people', async () => {
    const path = '/api/v1/reports/savedHour?from=2026-01-01&to=2026-06-30';
    for (const role of ['employee', 'storekeeper', 'client']) await (await api.as(role)).get(path).expect(403);
    const manager = await api.as('projectManager');
    expect((await report('savedHour', {}, manager)).dimensions).not.toContain('user');
    await manager.get(`${path}&groupBy=user`).expect(400);
    expect((await report('savedHour', {})).dimensions).toContain('user');
  });
});

describe('reports of hours', () => {
  it('tell employees their own hours, without money', async () => {
    const projectId = await store(api, aProject({}));
    await store(api, aTimeEntry({ userId: employee.userId, projectId, workDate: '2025-03-03', minutes: 90, costRate: 20 }));
    await store(api, aTimeEntry({ userId: admin.userId, projectId, workDate: '2025-03-03', minutes: 30, costRate: 20 }));
    const year = { from: '2025-01-01', to: '2025-12-31' };
    expect((await report('workHour', year, employee)).totals['hours']).toBe(90);
    expect((await report('workHour', year)).totals['hours']).toBe(120);
    await employee.get('/api/v1/reports/workHourTax?from=2025-01-01&to=2025-12-31').expect(403);
  });

  it('take the billing rate as the tax base where asked, at the newest rate of the currency of the customer', async () => {
    const kroner = await store(api, aCustomer({ currency: 'NOK' }));
    const of = (customerId: number) => store(api, aProject({ customerId }));
    const [abroad, home] = [await of(kroner), await of(await store(api, aCustomer()))];
    const entry = { userId: admin.userId, workDate: '2024-03-04', minutes: 60, costRate: 15, billingRate: 100 };
    const year = { from: '2024-01-01', to: '2024-12-31' };
    await store(api, aTimeEntry({ ...entry, projectId: home }));
    expect((await report('workHourTax', year)).totals).toMatchObject({ gross: 15, charges: 0.27, total: 15.27, perHour: 15.27 });
    const billing = { ...year, including: 'billingRate' };
    expect((await report('workHourTax', billing)).totals).toMatchObject({ gross: 100, charges: 1.77, total: 101.77 });
    await store(api, aTimeEntry({ ...entry, projectId: abroad }));
    expect((await report('workHourTax', billing)).totals).toMatchObject({ gross: 100, total: 101.77 });
    await store(
      api,
      aPayment({ customerId: kroner, paymentDate: '2024-05-01', currency: 'NOK', exchangeRate: 0.08, amount: 100 }),
    );
    expect((await report('workHourTax', billing)).totals).toMatchObject({ gross: 108, total: 109.91, perHour: 54.96 });
  });
});
