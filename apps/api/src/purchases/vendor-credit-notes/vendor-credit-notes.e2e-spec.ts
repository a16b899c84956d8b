import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VendorCreditNoteDetail } from '@kontor/domain';
import { anItem } from '../../../test/builders/item.ts';
import { aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { billWorld, type BillWorld } from '../bills/bill.sample.ts';
import { creditWorld, type CreditWorld } from './vendor-credit-note.sample.ts';

let api: TestApp;
let world: BillWorld;
let credits: CreditWorld;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  credits = creditWorld(world);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const path = '/api/v1/vendor-credit-notes';
const post = (id: number, verb: string, body: object = {}) => world.admin.post(`${path}/${id}/${verb}`).send(body);
type Part = [bill: { id: number }, amount: number];
const parts = (...all: Part[]) => ({
  applicationDate: '2026-03-10',
  allocations: all.map(([{ id: billId }, amount]) => ({ billId, amount })),
});
const refund = { refundDate: '2026-03-10', amount: 60.5, method: 'bankTransfer' };

describe('a vendor credit note', () => {
  it('is added up as a bill, corrects bills of its vendor, and is listed', async () => {
    const bill = await world.opened();
    const { id, ...made } = await credits.draft({ billIds: [bill.id], comment: 'Damaged' });
    expect(made).toMatchObject({ status: 'draft', net: 50, tax: 10.5, total: 60.5, available: 60.5, applied: 0, refunded: 0 });
    expect(made).toMatchObject({ bills: [{ id: bill.id, number: bill.number }], comment: 'Damaged', hasPaper: false });
    const listed = await world.admin.get(listPath('vendor-credit-notes', { filter: { billId: bill.id } })).expect(200);
    expect(listed.body).toMatchObject([{ id, vendorName: 'UAB Popierius' }]);
    const other = await world.opened({ vendorId: world.otherVendorId });
    const refused = await world.admin
      .post(path)
      .send(credits.input({ billIds: [other.id] }))
      .expect(422);
    expect(refused.body).toMatchObject({ errors: { billIds: { code: 'vendor_payment.other_vendor' } } });
  });

  it('pays bills in parts, is refunded for the rest, and both are undone', async () => {
    const [one, two] = [await world.opened(), await world.opened()];
    const { id } = await credits.opened();
    await post(id, 'apply', parts([one, 20], [two, 30.5])).expect(200);
    expect(await world.get(one.id)).toMatchObject({ status: 'partlyPaid', paid: 0, credited: 20, balance: 101 });
    const used = (await post(id, 'refund', { ...refund, amount: 10 }).expect(200)).body as VendorCreditNoteDetail;
    expect(used).toMatchObject({ status: 'used', applied: 50.5, refunded: 10, available: 0 });
    await post(id, 'undo-refund', { refundId: used.refunds[0]?.id }).expect(200);
    for (const { id: applicationId } of used.applications) await post(id, 'undo-apply', { applicationId }).expect(200);
    expect(await credits.get(id)).toMatchObject({ status: 'open', applied: 0, refunded: 0, available: 60.5, applications: [] });
    expect(await world.get(two.id)).toMatchObject({ status: 'open', credited: 0, balance: 121 });
    await post(id, 'undo-apply', { applicationId: used.applications[0]?.id }).expect(404);
  });

  it('pays a bill together with money', async () => {
    const bill = await world.opened();
    const { id } = await credits.opened();
    await post(id, 'apply', parts([bill, 60.5])).expect(200);
    const payment = { paymentDate: '2026-03-11', amount: 60.5, method: 'bankTransfer' };
    const paid = await world.admin.post(`/api/v1/bills/${bill.id}/record-payment`).send(payment).expect(200);
    expect(paid.body).toMatchObject({ status: 'paid', paid: 60.5, credited: 60.5, balance: 0 });
    const vendor = await world.admin.get(`/api/v1/vendors/${world.vendorId}`).expect(200);
    const { rows } = {
      rows: await api.sql(`select sum(balance) as sum from bill where vendor_id = $1 and status in ('open', 'partlyPaid')`, [
        world.vendorId,
      ]),
    };
    expect(vendor.body).toMatchObject({ payable: Number(rows[0]?.['sum']) });
  });

  it('takes goods out of stock when it opens, and gives them back when it is void', async () => {
    const itemId = await store(api, anItem({ sku: 'REAM', kind: 'goods', stockTracked: true }));
    const line = (quantity: number) => ({ ...world.line(), itemId, quantity });
    await world.opened({ lines: [line(10)] });
    const onHand = async (): Promise<unknown> =>
      (await api.sql('select sum(quantity)::int as sum from stock_move where item_id = $1', [itemId]))[0]?.['sum'];
    const { id } = await credits.opened({ lines: [line(4)] });
    expect(await onHand()).toBe(6);
    await post(id, 'void', { reason: 'The vendor took it back' }).expect(200);
    expect(await onHand()).toBe(10);
    expect(await credits.get(id)).toMatchObject({ status: 'void', available: 0, total: 484 });
  });

  it('becomes a draft again, is changed and removed', async () => {
    const { id } = await credits.opened();
    const { version } = (await post(id, 'redraft').expect(200)).body as VendorCreditNoteDetail;
    const change = credits.input({ number: 'K-new', lines: [{ ...world.line(), unitCost: 10 }] });
    const changed = await world.admin.put(`${path}/${id}`).set('If-Match', `"${version}"`).send(change).expect(200);
    expect(changed.body).toMatchObject({ number: 'K-new', total: 12.1, available: 12.1 });
    await world.admin
      .delete(`${path}/${id}`)
      .set('If-Match', `"${(changed.body as { version: number }).version}"`)
      .expect(200);
    await world.admin.get(`${path}/${id}`).expect(404);
  });
});

describe('a vendor credit note refuses', () => {
  const codes = async (answer: Promise<{ body: unknown }>): Promise<unknown> => {
    const { errors = {} } = (await answer).body as { errors?: Record<string, { code: string }> };
    return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
  };
  it('more than the credit, more than the bill, other vendors and currencies, and days before it', async () => {
    const { id } = await credits.opened();
    const small = await world.opened({ lines: [{ ...world.line(), unitCost: 10 }] });
    const [bill, other] = [await world.opened(), await world.opened({ vendorId: world.otherVendorId })];
    const apply = (body: object) => codes(post(id, 'apply', body).expect(422));
    expect(await apply(parts([bill, 60.51]))).toEqual({ 'allocations.0.amount': 'vendor_credit_note.over_available' });
    expect(await apply(parts([small, 12.11]))).toEqual({ 'allocations.0.amount': 'vendor_payment.over_balance' });
    expect(await apply(parts([other, 1]))).toEqual({ 'allocations.0.billId': 'vendor_payment.other_vendor' });
    const early = { ...parts([bill, 1]), applicationDate: '2026-03-04' };
    expect(await apply(early)).toEqual({ applicationDate: 'vendor_credit_note.before_credit' });
    expect(await codes(post(id, 'refund', { ...refund, amount: 61 }).expect(422))).toEqual({
      amount: 'vendor_credit_note.over_available',
    });
  });

  it('a number twice, changes while it is open, and to be void while it is used', async () => {
    const { id, version, number } = await credits.opened();
    const same = await world.admin.post(path).send(credits.input({ number })).expect(409);
    expect(same.body).toMatchObject({ code: 'vendor_credit_note.number_in_use' });
    const put = world.admin.put(`${path}/${id}`).set('If-Match', `"${version}"`).send(credits.input());
    expect((await put.expect(409)).body).toMatchObject({ code: 'vendor_credit_note.frozen' });
    await post(id, 'refund', { ...refund, amount: 1 }).expect(200);
    expect((await post(id, 'void', { reason: 'x' }).expect(409)).body).toMatchObject({ code: 'vendor_credit_note.in_use' });
  });

  it('closed books', async () => {
    const draft = await credits.draft();
    const { id } = await credits.opened();
    await api.sql(`update organisation set lock_date = '2026-03-10'`);
    await post(draft.id, 'open').expect(422);
    await post(id, 'refund', refund).expect(422);
    await post(id, 'void', { reason: 'x' }).expect(422);
    await api.sql('update organisation set lock_date = null');
  });

  it('people without the right; a manager reads those of projects they lead', async () => {
    const manager = await api.as('projectManager');
    await store(api, aProjectMember({ projectId: world.projectId, userId: manager.userId }));
    const own = await credits.opened({ lines: [{ ...world.line(), projectId: world.projectId }] });
    const { id } = await credits.opened();
    expect((await manager.get(path).expect(200)).body).toMatchObject([{ id: own.id }]);
    await manager.get(`${path}/${id}`).expect(404);
    await manager
      .post(`${path}/${own.id}/apply`)
      .send(parts([{ id: 1 }, 1]))
      .expect(403);
    const auditor = await api.as('auditor');
    await auditor.get(`${path}/${id}`).expect(200);
    await auditor.post(`${path}/${id}/void`).send({ reason: 'x' }).expect(403);
    for (const role of ['employee', 'storekeeper'] as const) await (await api.as(role)).get(path).expect(403);
  });
});

describe('at the same moment', () => {
  it('two clerks never apply more than the credit, nor settle more than the bill', async () => {
    const bills = [await world.opened(), await world.opened()];
    const { id } = await credits.opened();
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await post(id, 'apply', parts([bills[at % 2] ?? { id: 0 }, 25]))).status),
    );
    expect(all.filter((status) => status === 200)).toHaveLength(2);
    expect(await credits.get(id)).toMatchObject({ applied: 50, available: 10.5 });
  });

  it('one that applies and one that pays settle a bill once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bill = await world.opened({ lines: [{ ...world.line(), unitCost: 50 }] });
      const { id } = await credits.opened();
      const payment = { paymentDate: '2026-03-10', amount: 60.5, method: 'card' };
      const [applied, paid] = await Promise.all([
        post(id, 'apply', parts([bill, 60.5])).then(({ status }) => status),
        world.admin
          .post(`/api/v1/bills/${bill.id}/record-payment`)
          .send(payment)
          .then(({ status }) => status),
      ]);
      expect([applied, paid].filter((status) => status === 200)).toHaveLength(1);
      expect(await world.get(bill.id)).toMatchObject({ status: 'paid', balance: 0 });
    }
  });
});
