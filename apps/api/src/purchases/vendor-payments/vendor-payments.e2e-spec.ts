import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type VendorPaymentRecord, type VendorRecord } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { billWorld, type BillWorld } from '../bills/bill.sample.ts';

let api: TestApp;
let world: BillWorld;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const payment = (amount: number, change: object = {}) => ({
  paymentDate: '2026-03-10',
  amount,
  method: 'bankTransfer',
  ...change,
});
const pay = (id: number, amount: number, change: object = {}) =>
  world.admin.post(`/api/v1/bills/${id}/record-payment`).send(payment(amount, change));
type Part = [bill: { id: number }, amount: number];
const payMany = (parts: Part[], change: object = {}) =>
  world.admin.post('/api/v1/vendor-payments').send({
    vendorId: world.vendorId,
    paymentDate: '2026-03-10',
    currency: 'EUR',
    method: 'bankTransfer',
    allocations: parts.map(([{ id }, amount]) => ({ billId: id, amount })),
    ...change,
  });
const paymentsOf = async (id: number): Promise<VendorPaymentRecord[]> =>
  (await world.admin.get(`/api/v1/bills/${id}/payments`).expect(200)).body as VendorPaymentRecord[];
const undo = ({ id, version }: { id: number; version: number }) =>
  world.admin.delete(`/api/v1/vendor-payments/${id}`).set('If-Match', `"${version}"`);

describe('payments to vendors', () => {
  it('pay a bill in parts, and are undone one by one', async () => {
    const { id } = await world.opened();
    expect((await pay(id, 100).expect(200)).body).toMatchObject({ status: 'partlyPaid', paid: 100, balance: 21, paidAt: null });
    expect((await pay(id, 21, { reference: 'Rest' }).expect(200)).body).toMatchObject({ status: 'paid', balance: 0 });
    const [one, two] = await paymentsOf(id);
    await undo(one as VendorPaymentRecord).expect(200);
    expect((await world.get(id)).status).toBe('partlyPaid');
    await undo(two as VendorPaymentRecord).expect(200);
    expect(await world.get(id)).toMatchObject({ status: 'open', paid: 0, balance: 121, paidAt: null });
    const verbs = await api.sql(`select verb from audit where subject = 'Bill' and subject_id = $1 order by id`, [id]);
    expect(verbs.map(({ verb }) => verb).slice(2)).toEqual(['recordPayment', 'recordPayment', 'undoPayment', 'undoPayment']);
  });

  it('pay several bills of a vendor at once', async () => {
    const [one, two] = [await world.opened(), await world.opened()];
    const made = (
      await payMany([
        [two, 121],
        [one, 50.5],
      ]).expect(201)
    ).body as VendorPaymentRecord;
    expect(made).toMatchObject({ amount: 171.5, vendorName: 'UAB Popierius' });
    expect(made.allocations).toEqual([
      { billId: one.id, billNumber: one.number, amount: 50.5, exchangeDifference: 0 },
      { billId: two.id, billNumber: two.number, amount: 121, exchangeDifference: 0 },
    ]);
    const found = await world.admin.get(listPath('vendor-payments', { filter: { billId: one.id } })).expect(200);
    expect(found.body).toEqual([expect.objectContaining({ id: made.id })]);
    await undo(made).expect(200);
    for (const { id } of [one, two]) expect(await world.get(id)).toMatchObject({ status: 'open', paid: 0 });
  });

  it('show on the vendor what is left to pay', async () => {
    const vendorId = world.otherVendorId;
    const { id } = await world.opened({ vendorId, dueDate: '2026-03-03' });
    await world.opened({ vendorId, dueDate: '2099-03-03' });
    await world.draft({ vendorId });
    await pay(id, 21).expect(200);
    const vendor = (await world.admin.get(`/api/v1/vendors/${vendorId}`).expect(200)).body as VendorRecord;
    expect(vendor).toMatchObject({ payable: 221, overdue: 100 });
    expect((await (await api.as('storekeeper')).get(`/api/v1/vendors/${vendorId}`).expect(200)).body).not.toHaveProperty(
      'payable',
    );
  });

  it('are booked at the newest rate of their day where none is said, and the difference to the bill is a row of its own', async () => {
    const { id } = await world.opened({ currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false });
    await pay(id, 10).expect(200);
    const rates = await api.sql(
      'select exchange_rate as rate from vendor_payment p join vendor_payment_allocation a on a.vendor_payment_id = p.id where a.bill_id = $1',
      [id],
    );
    expect(rates).toEqual([{ rate: 0.085 }]);
    await world.opened({ currency: 'NOK', exchangeRate: 0.08, exchangeRateInverted: false, billDate: '2026-03-12' });
    await pay(id, 100, { paymentDate: '2026-03-14' }).expect(200);
    await pay(id, 11, { exchangeRate: 12.5, exchangeRateInverted: true }).expect(200);
    // 100 NOK at 0.08 instead of 0.085 cost 0.50 less; 11 NOK are 0.88 instead of 0.94 (0.935).
    const differences = (await paymentsOf(id)).map(({ amount, exchangeDifference }) => [amount, exchangeDifference]);
    expect(differences.sort(([a = 0], [b = 0]) => a - b)).toEqual([
      [10, 0],
      [11, 0.06],
      [100, 0.5],
    ]);
  });

  it('sent twice under one key are booked once', async () => {
    const { id } = await world.opened();
    const send = () => pay(id, 50).set('Idempotency-Key', `bill ${id}`);
    await send().expect(200);
    await send().expect(200);
    expect((await world.get(id)).paid).toBe(50);
  });

  it('never pay more than is left, when eight people pay the same two bills', async () => {
    const bills = [await world.opened(), await world.opened()] as const;
    const [one, two] = bills;
    // Every second one names them in the opposite order: locking in the order named would deadlock.
    const parts = (at: number): Part[] =>
      at % 2
        ? [
            [one, 40],
            [two, 40],
          ]
        : [
            [two, 40],
            [one, 40],
          ];
    const all = await Promise.all(Array.from({ length: 8 }, async (_, at) => (await payMany(parts(at))).status));
    expect(all.sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    for (const { id } of bills) expect(await world.get(id)).toMatchObject({ paid: 120, balance: 1, status: 'partlyPaid' });
  });

  it('and a void at the same moment leave one of the two', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await world.opened();
      const [paid, voided] = await Promise.all([
        pay(id, 121).then(({ status }) => status),
        world.admin
          .post(`/api/v1/bills/${id}/void`)
          .send({ reason: 'Wrong' })
          .then(({ status }) => status),
      ]);
      expect([paid, voided].sort()).toEqual([200, 409]);
      expect((await world.get(id)).status).toBe(paid === 200 ? 'paid' : 'void');
    }
  });

  it('undone twice at the same moment are undone once', async () => {
    const { id } = await world.opened();
    await pay(id, 121).expect(200);
    const [made] = await paymentsOf(id);
    const all = await Promise.all([undo(made as VendorPaymentRecord), undo(made as VendorPaymentRecord)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await world.get(id)).toMatchObject({ status: 'open', paid: 0 });
  });
});

it('payments to vendors may be dated before the bill, as a card is charged at once', async () => {
  const { id } = await world.opened();
  await pay(id, 121, { paymentDate: '2026-02-27' }).expect(200);
  expect(await world.get(id)).toMatchObject({ status: 'paid' });
});

describe('payments to vendors refuse', () => {
  const tomorrow = addDays(todayIn('Europe/Vilnius', new Date()), 1);
  it.each<[change: object, status: number, field: string, code: string]>([
    [{ amount: 0 }, 400, 'amount', 'document.enter_amount'],
    [{ amount: 121.01 }, 422, 'amount', 'vendor_payment.over_balance'],
    [{ paymentDate: tomorrow }, 422, 'paymentDate', 'vendor_payment.in_future'],
    [{ method: 'barter' }, 400, 'method', 'field.not_one_of'],
  ])('%j', async (change, status, field, code) => {
    const { id } = await world.opened();
    expect((await pay(id, 1, change).expect(status)).body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('drafts, what is paid or void, and bills of others', async () => {
    const draft = await world.draft();
    expect((await pay(draft.id, 1).expect(409)).body).toMatchObject({ code: 'bill.cannot_record_payment' });
    const other = await world.opened({ vendorId: world.otherVendorId });
    expect((await payMany([[other, 1]]).expect(422)).body).toMatchObject({ code: 'vendor_payment.other_vendor' });
    expect((await payMany([]).expect(400)).body).toMatchObject({ errors: { allocations: { code: 'vendor_payment.no_bills' } } });
    const paid = await world.opened();
    await pay(paid.id, 121).expect(200);
    expect((await pay(paid.id, 1).expect(409)).body).toMatchObject({ code: 'bill.cannot_record_payment' });
    await world.admin.post(`/api/v1/bills/${paid.id}/void`).send({ reason: 'x' }).expect(409);
  });

  it('closed books', async () => {
    const { id } = await world.opened();
    await pay(id, 20).expect(200);
    const [made] = await paymentsOf(id);
    await api.sql(`update organisation set lock_date = '2026-03-10'`);
    expect((await pay(id, 1).expect(422)).body).toMatchObject({
      errors: { paymentDate: { code: 'organisation.period_locked' } },
    });
    await undo(made as VendorPaymentRecord).expect(422);
    await api.sql('update organisation set lock_date = null');
  });

  it('people without the right', async () => {
    const { id } = await world.opened();
    const auditor = await api.as('auditor');
    await auditor.get('/api/v1/vendor-payments').expect(200);
    await auditor.post(`/api/v1/bills/${id}/record-payment`).send(payment(1)).expect(403);
    for (const role of ['employee', 'storekeeper', 'projectManager'] as const)
      await (await api.as(role)).get('/api/v1/vendor-payments').expect(403);
  });
});
