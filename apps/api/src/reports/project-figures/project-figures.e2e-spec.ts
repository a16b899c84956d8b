import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sum, type ProjectFigureKind, type ProjectFigureRow, type ProjectFigures } from '@kontor/domain';
import { aBill, aBillLine } from '../../../test/builders/bill.ts';
import { aCreditNote } from '../../../test/builders/credit-note.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { anExpense } from '../../../test/builders/expense.ts';
import { anInvoice, anInvoiceLine, anInvoiceSource, anInvoiceTax, aSentInvoice } from '../../../test/builders/invoice.ts';
import { anItem } from '../../../test/builders/item.ts';
import { aMilestone, aProject, aProjectMember, aTask } from '../../../test/builders/project.ts';
import { next, store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { aUser } from '../../../test/builders/user.ts';
import { newSeed, randomOf } from '../../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';

const { now } = clock;
let api: TestApp;
let admin: Agent;
let customerId: number;
let [ona, jonas] = [0, 0];

beforeAll(async () => {
  api = await testApp();
  clock.now = () => new Date('2026-06-15T09:00:00Z');
  admin = await api.as('admin');
  await api.sql('delete from employer_charge');
  customerId = await store(api, aCustomer({ currency: 'EUR' }));
  ona = await store(api, aUser({ displayName: 'Ona' }));
  jonas = await store(api, aUser({ displayName: 'Jonas' }));
});
afterAll(async () => {
  clock.now = now;
  await api.close();
});

const figuresOf = async (projectId: number, agent = admin): Promise<ProjectFigures> =>
  (await agent.get(`/api/v1/projects/${projectId}/figures`).expect(200)).body as ProjectFigures;
const rowsOf = async (projectId: number, figure: ProjectFigureKind, more = ''): Promise<ProjectFigureRow[]> =>
  (await admin.get(`/api/v1/projects/${projectId}/figures/rows?figure=${figure}${more}`).expect(200)).body as ProjectFigureRow[];
const project = (change: Parameters<typeof aProject>[0] = {}): Promise<number> =>
  store(api, aProject({ customerId, billing: 'projectRate', ...change }));
const hours = (projectId: number, change: Parameters<typeof aTimeEntry>[0]): Promise<number> =>
  store(api, aTimeEntry({ projectId, userId: ona, billingRate: 85, costRate: 30, ...change }));
const invoice = (projectId: number, net: number, change: Parameters<typeof aSentInvoice>[0] = {}): Promise<number> =>
  store(
    api,
    aSentInvoice({ customerId, projectId, dueDate: '2026-12-31', subtotal: net, net, total: net, balance: net, ...change }),
  );
const billLine = async (projectId: number, change: Parameters<typeof aBillLine>[0], status: 'open' | 'draft' = 'open') => {
  const bill = await store(api, aBill({ billDate: '2026-04-10', dueDate: '2026-12-31' }));
  const amount = Number(change?.base ?? 0);
  const id = await store(api, aBillLine({ bill, projectId, customerId, unitCost: amount, net: amount, ...change }));
  await api.sql(
    `update bill set status = $2, number = $3, subtotal = $4, net = $4, total = $4, balance = $4, opened_at = case when $2 = 'open' then now() end where id = $1`,
    [bill, status, `B-${next()}`, amount],
  );
  return { bill, id };
};

describe('what a project brought and cost', () => {
  it('counts of an invoice without a project what it bills of each one', async () => {
    const [one, other] = [await project(), await project()];
    const priced = await project({ billing: 'fixedPrice', budgetAmount: 1000, budgetMinutes: 600 });
    const entries = [
      await hours(one, { workDate: '2026-03-02', minutes: 60 }),
      await hours(other, { workDate: '2026-03-02', minutes: 30 }),
      await hours(other, { workDate: '2026-03-03', minutes: 120 }),
    ];
    const shared = await store(
      api,
      anInvoice({
        customerId,
        projectId: null,
        subtotal: 300,
        discountAmount: 30,
        discount: 30,
        net: 270,
        total: 270,
        balance: 270,
      }),
    );
    await store(api, anInvoiceTax({ invoice: shared, discount: 30, base: 270 }));
    const mixed = await store(api, anInvoiceLine({ invoice: shared, net: 100 }));
    const own = await store(api, anInvoiceLine({ invoice: shared, position: 1, net: 150 }));
    for (const [at, line] of [mixed, mixed, own].entries()) await store(api, anInvoiceSource({ line, timeEntryId: entries[at] }));
    const cost = await store(api, anInvoiceLine({ invoice: shared, position: 2, net: 50 }));
    const { id: billLineId } = await billLine(priced, { base: 40, billable: true, unitPrice: 50 });
    await store(api, anInvoiceSource({ line: cost, billLineId }));
    expect((await figuresOf(one)).profit).toMatchObject({ billed: { revenue: 0 }, unbilledHours: 85 });
    await api.sql(`update invoice set status = 'sent', number = $2, number_series_id = 1, snapshot = '{}' where id = $1`, [
      shared,
      `INV-P-${next()}`,
    ]);
    expect((await figuresOf(one)).profit).toMatchObject({ billed: { revenue: 60 }, earned: { revenue: 60 }, unbilledHours: 0 });
    expect((await figuresOf(other)).profit).toMatchObject({ billed: { revenue: 165 }, earned: { revenue: 165 } });
    const { profit } = await figuresOf(priced);
    expect(profit).toMatchObject({ billed: { revenue: 45 }, earned: { revenue: 45 }, unbilledCosts: 0 });
    expect((await rowsOf(other, 'billed')).map(({ id, amount }) => [id, amount])).toEqual([
      [shared, expect.any(Number)],
      [shared, expect.any(Number)],
    ]);
  });

  it('stands in two columns, with every hour and every cost', async () => {
    const id = await project();
    await hours(id, { workDate: '2026-03-02', minutes: 60 });
    await hours(id, { workDate: '2026-04-02', minutes: 50, userId: jonas, billingRate: 100, costRate: 20 });
    await hours(id, { workDate: '2026-04-03', minutes: 120, billable: false });
    const billed = await hours(id, { workDate: '2026-03-03', minutes: 90 });
    const sent = await invoice(id, 200, { invoiceDate: '2026-03-31' });
    const line = await store(api, anInvoiceLine({ invoice: await store(api, anInvoice({ customerId, projectId: id })) }));
    await store(api, anInvoiceSource({ line, timeEntryId: billed }));
    await api.sql(
      `update invoice set status = 'paid', number = $2, number_series_id = 1, snapshot = '{}' where id = (select invoice_id from invoice_line where id = $1)`,
      [line, `INV-P-${next()}`],
    );
    await store(
      api,
      aCreditNote({
        invoiceId: sent,
        customerId,
        projectId: id,
        status: 'sent',
        number: `CN-${next()}`,
        numberSeriesId: 3,
        snapshot: {},
        creditNoteDate: '2026-04-30',
        subtotal: 30,
        net: 30,
        total: 30,
        unallocated: 30,
      }),
    );
    await billLine(id, { base: 40 });
    await billLine(id, { base: 10, billable: true, unitPrice: 11.5, markUp: 15 });
    await billLine(id, { base: 999 }, 'draft');
    await store(
      api,
      anExpense({
        userId: ona,
        projectId: id,
        customerId,
        status: 'approved',
        submittedAt: new Date(),
        approvedAt: new Date(),
        approvedById: 1,
        expenseDate: '2026-05-02',
        amount: 25,
        net: 25,
        baseAmount: 25,
      }),
    );

    const { profit } = await figuresOf(id);
    const cost = 60 * 0.5 + 16.67 + 60 + 45 + 75;
    expect(profit).toMatchObject({
      currency: 'EUR',
      value: 85 + 83.33 + 127.5,
      unbilledHours: 168.33,
      unbilledCosts: 11.5,
      labour: 151.67,
      purchases: 75,
      stock: 0,
      cost: 226.67,
      minutes: 320,
      billableMinutes: 200,
      otherMinutes: 120,
      uncostedMinutes: 0,
      billed: { revenue: 170, profit: -56.67, marginPercent: -33.3, hourlyRevenue: 17.81 },
      earned: { revenue: 349.83, profit: 123.16, marginPercent: 35.2, hourlyRevenue: 51.53 },
    });
    expect(cost).toBeCloseTo(226.67);
    expect(profit.months.map(({ month, billed: so, earned, labour }) => [month, so, earned, labour])).toEqual([
      ['2026-03', 200, 285, 75],
      ['2026-04', -30, 64.83, 76.67],
      ['2026-05', 0, 0, 0],
    ]);
    expect(profit.people?.map(({ userName, minutes, value, labour }) => [userName, minutes, value, labour])).toEqual([
      ['Ona', 270, 212.5, 135],
      ['Jonas', 50, 83.33, 16.67],
    ]);
  });

  it('costs hours what the employer pays on top on their day', async () => {
    const id = await project();
    await hours(id, { workDate: '2026-03-31', minutes: 60 });
    await hours(id, { workDate: '2026-04-01', minutes: 60 });
    await api.sql(`insert into employer_charge (country, kind, percent, base, valid_from, is_default, created_at, updated_at, version)
      select country, 'contribution', 10, 'gross', '2026-04-01', true, now(), now(), 1 from organisation`);
    const { profit, progress } = await figuresOf(id);
    await api.sql('delete from employer_charge');
    expect(profit.months.map(({ labour }) => labour)).toEqual([30, 33]);
    expect(profit).toMatchObject({ labour: 63, earned: { revenue: 170, profit: 107 } });
    expect(progress.forecast).toBeNull();
  });

  it('counts goods when they are issued, not when they are bought', async () => {
    const id = await project();
    const itemId = await store(api, anItem({ kind: 'goods', stockTracked: true }));
    const { bill } = await billLine(id, { base: 50, itemId });
    await billLine(id, { base: 7 });
    const sent = await invoice(id, 100, { invoiceDate: '2026-05-31' });
    await api.sql(`insert into stock_move (item_id, move_date, kind, quantity, value, quantity_after, value_after, subject, subject_id)
      values (${itemId}, '2026-04-10', 'bill', 5, 50, 5, 50, 'Bill', ${bill}), (${itemId}, '2026-05-31', 'invoice', -2, -20, 3, 30, 'Invoice', ${sent})`);
    const { profit } = await figuresOf(id);
    expect(profit).toMatchObject({ purchases: 7, stock: 20, cost: 27, billed: { revenue: 100, profit: 73, marginPercent: 73 } });
    expect(await rowsOf(id, 'stock')).toEqual([
      { subject: 'Invoice', id: sent, date: '2026-05-31', text: expect.stringMatching(/^INV/), minutes: null, amount: 20 },
    ]);
  });

  it('earns of a fixed price the share of the budget that was worked, and what lies outside it', async () => {
    const id = await project({ billing: 'fixedPrice', budgetAmount: 1000, budgetMinutes: 600 });
    const fixed = { billable: false, billingRate: null };
    await hours(id, { ...fixed, workDate: '2026-03-02', minutes: 200 });
    await hours(id, { ...fixed, workDate: '2026-04-02', minutes: 100 });
    const { id: cost } = await billLine(id, { base: 20, billable: true, unitPrice: 25, markUp: 25 });
    await billLine(id, { base: 8, billable: true, unitPrice: 10, markUp: 25 });
    const draft = await store(
      api,
      anInvoice({
        customerId,
        projectId: id,
        subtotal: 425,
        net: 425,
        total: 425,
        balance: 425,
        invoiceDate: '2026-04-30',
        dueDate: '2026-12-31',
      }),
    );
    await store(api, anInvoiceTax({ invoice: draft, base: 425 }));
    await store(api, anInvoiceLine({ invoice: draft, net: 400 }));
    const line = await store(api, anInvoiceLine({ invoice: draft, position: 1, net: 25 }));
    await store(api, anInvoiceSource({ line, billLineId: cost }));
    await api.sql(`update invoice set status = 'sent', number = $2, number_series_id = 1, snapshot = '{}' where id = $1`, [
      draft,
      `INV-F-${next()}`,
    ]);
    const { profit } = await figuresOf(id);
    expect(profit).toMatchObject({
      price: 1000,
      donePercent: 50,
      billed: { revenue: 425 },
      earned: { revenue: 535 },
      unbilledCosts: 10,
    });
    expect(profit.months.map(({ month, earned }) => [month, earned])).toEqual([
      ['2026-03', 333.33],
      ['2026-04', 201.67],
    ]);
    await api.sql(`update project set status = 'completed' where id = ${id}`);
    expect((await figuresOf(id)).profit).toMatchObject({ donePercent: 100, earned: { revenue: 1035 } });
  });

  it('shows each figure’s rows, which add up to it, by month and person too', async () => {
    const id = await project();
    await hours(id, { workDate: '2026-03-02', minutes: 35 });
    await hours(id, { workDate: '2026-04-02', minutes: 50, userId: jonas, billingRate: null });
    await hours(id, { workDate: '2026-04-03', minutes: 20 });
    await invoice(id, 200);
    await billLine(id, { base: 40, billable: true, unitPrice: 44, markUp: 10 });
    const { profit } = await figuresOf(id);
    const sumOf = async (figure: ProjectFigureKind, more = ''): Promise<number> =>
      sum((await rowsOf(id, figure, more)).map(({ amount }) => amount ?? 0));
    for (const figure of ['unbilledHours', 'unbilledCosts', 'labour', 'purchases', 'stock'] as const)
      expect([figure, await sumOf(figure)]).toEqual([figure, profit[figure]]);
    expect(await sumOf('billed')).toBe(profit.billed?.revenue);
    expect(profit.unpricedMinutes).toBe(50);
    expect(await sumOf('labour', `&userId=${jonas}&from=2026-04-01&to=2026-04-30`)).toBe(25);
  });
});

describe('who sees what', () => {
  it('shows project managers the money of what they lead, and others hours alone', async () => {
    const id = await project({ budgetMinutes: 6000 });
    await hours(id, { workDate: '2026-03-02' });
    await invoice(id, 200);
    const manager = await api.as('projectManager');
    const notLed = (await figuresOf(id, manager)).profit;
    expect(notLed).toMatchObject({ billed: null, earned: null, purchases: null, labour: 30, minutes: 60 });
    await store(api, aProjectMember({ projectId: id, userId: manager.userId }));
    expect((await figuresOf(id, manager)).profit).toMatchObject({ billed: { revenue: 200, profit: 170 }, cost: 30 });
    const employee = await api.as('employee');
    const { profit, progress } = await figuresOf(id, employee);
    const all = Object.entries(profit).filter(([name]) => !['currency', 'months'].includes(name));
    expect(all.filter(([, value]) => value !== null)).toEqual([]);
    expect(profit.months).toEqual([]);
    expect(progress).toMatchObject({ loggedMinutes: 60, budgetMinutes: 6000, forecast: { costAtCompletion: null } });
    for (const figure of ['billed', 'labour', 'unbilledHours', 'unbilledCosts', 'purchases', 'stock'])
      await employee.get(`/api/v1/projects/${id}/figures/rows?figure=${figure}`).expect(403);
  });

  it.each([newSeed()])(
    'adds up the rows of unbilled hours to the figure above them, in another currency too (seed %i)',
    async (seed) => {
      const random = randomOf(seed);
      const other = await store(api, aCustomer({ currency: 'NOK' }));
      const rate = { currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true, invoiceDate: '2026-06-01' };
      await store(api, aSentInvoice({ customerId: other, dueDate: '2026-12-31', ...rate }));
      const id = await project({ customerId: other });
      for (let at = 0; at < 25; at++) {
        const [userId, workDate] = [random.chance(50) ? ona : jonas, `2026-0${random.whole(1, 5)}-11`];
        await hours(id, { userId, workDate, minutes: random.whole(1, 480), billingRate: random.whole(60_000, 150_000) / 100 });
      }
      const { profit } = await figuresOf(id);
      const amountOf = (rows: readonly ProjectFigureRow[]): number => sum(rows.map(({ amount }) => amount ?? 0));
      expect(amountOf(await rowsOf(id, 'unbilledHours'))).toBe(profit.unbilledHours);
      const ofPeople = await Promise.all([ona, jonas].map((userId) => rowsOf(id, 'unbilledHours', `&userId=${userId}`)));
      expect(amountOf(ofPeople.flat())).toBe(profit.unbilledHours);
    },
  );
});

describe('progress and forecast', () => {
  it('compares the hours of each week with the plan, and goes on at the pace of the last days with work', async () => {
    const id = await project({ startDate: '2026-06-01', endDate: '2026-06-28', budgetMinutes: 2800 });
    const task = await store(api, aTask({ projectId: id, estimateMinutes: 1200, dueDate: '2026-06-10' }));
    await store(api, aTask({ projectId: id }));
    await store(api, aMilestone({ projectId: id, dueDate: '2026-06-14' }));
    await hours(id, { workDate: '2026-06-01', minutes: 300, taskId: task });
    await hours(id, { workDate: '2026-06-10', minutes: 300 });
    const { progress } = await figuresOf(id);
    expect(progress.weeks.map((week) => Object.values(week))).toEqual([
      ['2026-06-01', 300, 300, 700],
      ['2026-06-08', 300, 600, 1400],
      ['2026-06-15', 0, 600, 2100],
      ['2026-06-22', null, null, 2800],
    ]);
    expect(progress).toMatchObject({ lateTasks: 1, lateMilestones: 1, lateDays: null });
    expect(progress.forecast).toEqual({
      leftMinutes: 900,
      leftFrom: 'tasks',
      tasksWithoutEstimate: 1,
      weekMinutes: 420,
      since: '2026-06-01',
      endDate: '2026-06-30',
      costAtCompletion: 750,
    });
  });
});
