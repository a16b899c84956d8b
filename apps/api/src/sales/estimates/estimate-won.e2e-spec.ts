import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EstimateInput } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { estimateWorld, type EstimateWorld } from './estimates.sample.ts';

let api: TestApp;
let world: EstimateWorld;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await estimateWorld(api);
});

describe('the share that was won', () => {
  it('is told by month and quarter, by number and by amount in the currency of the organisation', async () => {
    const orderNumber = `WON ${world.customerId}`;
    const made = (change: Partial<EstimateInput> = {}) => world.sent({ orderNumber, ...change });
    const lines = [world.line(), world.line({ unitPrice: 50, optional: true })];
    // Numbers follow the dates of what was sent.
    await made({ estimateDate: '2026-02-02', expiryDate: '2026-02-10' });
    const accepted = await made({ lines });
    await world.does(accepted.id, 'accept', { chosenLines: [2] });
    await world.does((await made({ currency: 'NOK', exchangeRate: 10, exchangeRateInverted: true })).id, 'decline');
    await made();
    const won = async (query: object): Promise<unknown> =>
      (
        await world.admin
          .get('/api/v1/estimates/won')
          .query({ filter: JSON.stringify({ orderNumber }), ...query })
          .expect(200)
      ).body;
    const today = new Date().toISOString().slice(0, 7);
    expect(await won({})).toEqual([
      { period: today, acceptedCount: 1, rejectedCount: 1, expiredCount: 0, acceptedAmount: 363, lostAmount: 24.2 },
      { period: '2026-02', acceptedCount: 0, rejectedCount: 0, expiredCount: 1, acceptedAmount: 0, lostAmount: 242 },
    ]);
    expect(await won({ period: 'quarter' })).toMatchObject([
      { period: expect.stringMatching(/^\d{4}-Q[1-4]$/) },
      { period: '2026-Q1' },
    ]);
    await world.admin.get('/api/v1/estimates/won').query({ period: 'week' }).expect(400);
    await (await api.as('employee')).get('/api/v1/estimates/won').expect(403);
  });

  it('can be asked for one reason of loss', async () => {
    const { id } = await world.sent();
    const [reason] = await api.sql<{ id: number }>(`select id from classifier where type = 10 order by id limit 1`);
    await world.does(id, 'decline', { declineReasonId: Number(reason?.id) });
    const filter = encodeURIComponent(JSON.stringify({ customerId: world.customerId, declineReasonId: Number(reason?.id) }));
    const { body } = await world.admin.get(`/api/v1/estimates?filter=${filter}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ id, declineReasonId: Number(reason?.id) })]);
  });
});
