import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type Dashboard, type VendorStatement } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { billWorld } from '../../purchases/bills/bill.sample.ts';
import { stockedItem } from '../../stock/moves/stock-moves.sample.ts';

let api: TestApp;
let itemId: number;
let services: number;
const daysAgo = (days: number): string => addDays(todayIn('Europe/Vilnius', new Date()), -days);

beforeAll(async () => {
  api = await testApp();
  const { admin, opened, draft, line } = await billWorld(api);
  await opened({ billDate: daysAgo(60), dueDate: daysAgo(40) });
  await opened({ billDate: daysAgo(60), dueDate: daysAgo(31), currency: 'NOK', exchangeRate: 0.1, exchangeRateInverted: false });
  await opened({ billDate: daysAgo(5), dueDate: daysAgo(-10), lines: [line({ unitCost: 10 })] });
  await draft({ billDate: daysAgo(60), dueDate: daysAgo(40) });
  // Dated ahead: owed from its date on, here as on the statement of its vendor.
  await opened({ billDate: daysAgo(-2), dueDate: daysAgo(-9), lines: [line({ unitCost: 1000 })] });
  const voided = await opened({ billDate: daysAgo(60), dueDate: daysAgo(40) });
  await admin.post(`/api/v1/bills/${voided.id}/void`).send({ reason: 'Not ours' }).expect(200);
  itemId = await stockedItem(admin, 3);
  services = await stockedItem(admin, 5);
  await api.sql(`update item set reorder_level = 4, name = 'Kaskė' where id = $1`, [itemId]);
  await api.sql('update item set reorder_level = 5 where id = $1', [services]);
  const off = await stockedItem(admin, 1);
  await api.sql('update item set reorder_level = 5, active = false where id = $1', [off]);
  await stockedItem(admin, 1);
});
afterAll(() => api.close());

const dashboard = async (by: Agent): Promise<Dashboard> => (await by.get('/api/v1/dashboard').expect(200)).body as Dashboard;

describe('the dashboard of what is bought', () => {
  it('adds up what is owed to vendors by age, in the organisation’s currency', async () => {
    const { payable } = await dashboard(await api.as('accountant'));
    expect(payable?.filter(({ count }) => count > 0)).toEqual([
      { bucket: 'notDue', amount: 12.1, count: 1 },
      { bucket: 'days31to60', amount: 133.1, count: 2 },
    ]);
  });

  it.each([
    [0, 145.2],
    [-2, 1355.2],
  ])('a bill dated in two days is on no statement before: %d days ago, %d are owed', async (days, owed) => {
    const [{ id } = { id: 0 }] = await api.sql<{ id: number }>('select vendor_id as id from bill order by id limit 1');
    const until = daysAgo(days);
    const accountant = await api.as('accountant');
    const { body } = await accountant.get(`/api/v1/vendors/${id}/statement?from=2020-01-01&to=${until}`).expect(200);
    const closing = Object.fromEntries((body as VendorStatement[]).map((one) => [one.currency, one.closing]));
    expect(closing['EUR']).toBeCloseTo(owed - (closing['NOK'] ?? 0) * 0.1, 2);
  });

  it('names the items at their reorder level or below, the emptiest first', async () => {
    const { lowStock } = await dashboard(await api.as('storekeeper'));
    expect(lowStock?.count).toBe(2);
    expect(lowStock?.items.map(({ id, onHand, reorderLevel }) => [id, onHand, reorderLevel])).toEqual([
      [itemId, 3, 4],
      [services, 5, 5],
    ]);
  });

  it.each([
    ['storekeeper', false, true],
    ['projectManager', false, true],
    ['employee', false, false],
    ['auditor', true, true],
  ])('shows a %s what they may read: payables %s, stock %s', async (role, payable, stock) => {
    const seen = await dashboard(await api.as(role));
    expect([seen.payable !== null, seen.lowStock !== null]).toEqual([payable, stock]);
  });

  it('keeps what is owed from a role without costs', async () => {
    const rules = [
      { action: 'read', subject: ['Dashboard', 'Bill', 'Item'] },
      { action: 'read', subject: 'Bill', fields: ['@cost'], inverted: true },
    ];
    const seen = await dashboard(await api.asOwnRole(rules));
    expect([seen.payable, seen.lowStock === null]).toEqual([null, false]);
  });
});
