import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InvoiceDetail } from '@kontor/domain';
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

describe('optional lines', () => {
  const lines = () => [
    world.line(),
    world.line({ unitPrice: 50, optional: true }),
    world.line({ unitPrice: 30, optional: true }),
  ];

  it('have their own amount and do not count in the total until they are chosen', async () => {
    const made = await world.sent({ lines: lines() });
    expect(made).toMatchObject({ net: 200, total: 242, fullTotal: 435.6, acceptedTotal: null, chosenLines: null });
    expect(made.lines).toMatchObject([
      { net: 200, optional: false },
      { net: 100, optional: true },
      { net: 60, optional: true },
    ]);
    const accepted = await world.does(made.id, 'accept', { chosenLines: [3] });
    expect(accepted).toMatchObject({ total: 242, acceptedTotal: 314.6, chosenLines: [3] });
    const { invoiceId } = await world.does(made.id, 'convert');
    const invoice = (await world.admin.get(`/api/v1/invoices/${invoiceId}`).expect(200)).body as InvoiceDetail;
    expect(invoice).toMatchObject({ total: 314.6, lines: [{ net: 200 }, { net: 60 }] });
  });

  it('are told by the history as they were chosen, one after the other', async () => {
    const { id } = await world.sent({ lines: lines() });
    await world.does(id, 'accept', { chosenLines: [2, 3] });
    await world.does(id, 'decline', { otherDecisionConfirmed: true });
    const told = await api.sql(
      `select verb, changes -> 'chosenLines' as chosen from audit where subject = 'Estimate' and subject_id = $1 and verb in ('accept', 'decline') order by id`,
      [id],
    );
    expect(told).toEqual([
      { verb: 'accept', chosen: [null, [2, 3]] },
      { verb: 'decline', chosen: [[2, 3], null] },
    ]);
  });

  it('are chosen by the conversion of an estimate without an answer', async () => {
    const { id } = await world.sent({ lines: lines() });
    const { invoiceId, acceptedTotal } = await world.does(id, 'convert', { chosenLines: [2, 3] });
    expect(acceptedTotal).toBe(435.6);
    expect((await world.admin.get(`/api/v1/invoices/${invoiceId}`).expect(200)).body).toMatchObject({ total: 435.6 });
  });

  it('stay as they were accepted', async () => {
    const { id } = await world.sent({ lines: lines() });
    await world.does(id, 'accept', { chosenLines: [2] });
    expect(await world.refused(id, 'accept', 409, { chosenLines: [3] })).toMatchObject({ code: 'estimate.cannot_accept' });
    expect(await world.refused(id, 'convert', 409, { chosenLines: [3] })).toMatchObject({ code: 'estimate.choice_made' });
    for (const change of [`chosen_lines = '[3]'`, 'accepted_total = 1', 'decided_at = now()', `decided_by_name = 'Ona'`])
      await expect(api.sql(`update estimate set ${change} where id = $1`, [id])).rejects.toThrow('frozen');
    await expect(api.sql(`update estimate_line set optional = false where estimate_id = $1`, [id])).rejects.toThrow('frozen');
    expect(await world.does(id, 'decline', { otherDecisionConfirmed: true })).toMatchObject({
      acceptedTotal: null,
      chosenLines: null,
    });
    const again = { otherDecisionConfirmed: true, chosenLines: [3] };
    expect(await world.does(id, 'accept', again)).toMatchObject({ chosenLines: [3] });
  });

  it('keep their mark when the estimate is revised', async () => {
    const { id } = await world.sent({ lines: lines() });
    const again = await world.does(id, 'revise');
    expect(again.lines.map(({ optional }) => optional)).toEqual([false, true, true]);
    const { body } = await world.admin.get(`/api/v1/estimates/${id}/versions`).expect(200);
    expect(body).toMatchObject([{ lines: [{ optional: false }, { optional: true }, { optional: true }] }]);
  });

  it('are world.refused as deductions, as the whole estimate, and where the choice names another line', async () => {
    const { body } = await world.admin
      .post('/api/v1/estimates')
      .send(world.input({ lines: [world.line(), world.line({ quantity: -1, optional: true })] }))
      .expect(422);
    expect(body).toMatchObject({ errors: { 'lines.1.quantity': { code: 'estimate.optional_deduction' } } });
    const { id } = await world.draft({ lines: [world.line({ optional: true })] });
    expect(await world.refused(id, 'send', 422)).toMatchObject({ code: 'estimate.only_optional' });
    const whole = await world.sent({ lines: lines() });
    expect(await world.refused(whole.id, 'accept', 422, { chosenLines: [1] })).toMatchObject({ code: 'estimate.not_optional' });
    await world.refused(whole.id, 'accept', 400, { chosenLines: ['2'] });
  });
});
