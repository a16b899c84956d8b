import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillDetail, BillInput, PayableBill, PaymentRunDetail, VendorRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { billWorld, type BillWorld } from '../bills/bill.sample.ts';
import { bankDay } from './payment-run.sample.ts';

const accounts = ['LT121000011101001000', 'LT601010012345678901'] as const;
let api: TestApp;
let world: BillWorld;
let bankAccountId: number;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  const bank = { bankName: 'Bankas', iban: 'LT601010012345678901', currency: 'EUR', isDefault: true, kidMethod: 'none' };
  bankAccountId = ((await world.admin.post('/api/v1/bank-accounts').send(bank).expect(201)).body as { id: number }).id;
  await api.sql('update vendor set account = $1 where id = $2', [accounts[0], world.vendorId]);
  await api.sql('update vendor set account = $1 where id = $2', [accounts[1], world.otherVendorId]);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

type Part = [bill: { id: number }, amount: number];
const input = (parts: Part[], change: object = {}) => ({
  paymentDate: bankDay(),
  currency: 'EUR',
  bankAccountId,
  lines: parts.map(([{ id: billId }, amount]) => ({ billId, amount })),
  ...change,
});
const create = (parts: Part[], change: object = {}, by: Agent = world.admin) =>
  by.post('/api/v1/payment-runs').send(input(parts, change));
const draft = async (parts: Part[], change: object = {}): Promise<PaymentRunDetail> =>
  (await create(parts, change).expect(201)).body as PaymentRunDetail;
const step = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/payment-runs/${id}/${verb}`).send(body);
const released = async (parts: Part[]): Promise<PaymentRunDetail> => {
  const { id, version } = await draft(parts);
  return (await step(id, 'release', { version }).expect(200)).body as PaymentRunDetail;
};
const paidOn = { paymentDate: '2026-03-12' };
const opened = (change?: Partial<BillInput>): Promise<BillDetail> => world.opened(change);
const payable = async (query: string): Promise<PayableBill[]> =>
  (await world.admin.get(`/api/v1/payment-runs/payable-bills?${query}`).expect(200)).body as PayableBill[];

describe('payment runs', () => {
  it('offer open bills by currency and due date, with the run that has them', async () => {
    const [early, late] = [await opened({ dueDate: '2026-03-10' }), await opened({ dueDate: '2026-05-10' })];
    const run = await draft([[early, 100]]);
    const offered = await payable('currency=EUR&dueUntil=2026-03-31');
    expect(offered).toContainEqual(
      expect.objectContaining({
        billId: early.id,
        balance: 121,
        account: accounts[0],
        accountUnconfirmed: false,
        saidAccount: null,
        paymentRunId: run.id,
      }),
    );
    expect(offered.map(({ billId }) => billId)).not.toContain(late.id);
    expect(await payable('currency=NOK')).toEqual([]);
  });

  it('go from a draft to the bank and to payments of each vendor, and back', async () => {
    const [one, two] = [await opened(), await opened()];
    const other = await opened({ vendorId: world.otherVendorId, paymentReference: 'RF18 5390 0754 7034' });
    const parts: Part[] = [
      [one, 121],
      [two, 21],
      [other, 121],
    ];
    const run = await released(parts);
    expect(run).toMatchObject({ status: 'exported', total: 263, lineCount: 3, bankName: 'Bankas' });
    expect(run.lines.map(({ billId, amount, account }) => [billId, amount, account])).toEqual([
      [one.id, 121, accounts[0]],
      [two.id, 21, accounts[0]],
      [other.id, 121, accounts[1]],
    ]);
    const file = await world.admin.get(`/api/v1/payment-runs/${run.id}/file`).expect(200);
    expect(file.headers['content-type']).toContain('application/xml');
    expect(file.headers['content-disposition']).toContain(`pain.001-${run.id}-${bankDay()}.xml`);
    const xml = String(file.text ?? file.body);
    for (const text of ['<NbOfTxs>3</NbOfTxs>', '<CtrlSum>263.00</CtrlSum>', '<Ref>RF18539007547034</Ref>', accounts[0]])
      expect(xml).toContain(text);

    const paid = (await step(run.id, 'mark-paid', paidOn).expect(200)).body as PaymentRunDetail;
    expect(paid.status).toBe('paid');
    const [a, b, c] = paid.lines.map(({ vendorPaymentId }) => vendorPaymentId);
    expect([a === b, b === c]).toEqual([true, false]);
    expect(await world.get(two.id)).toMatchObject({ status: 'partlyPaid', paid: 21 });
    const payments = await world.admin.get(listPath('vendor-payments', { filter: { billId: one.id } })).expect(200);
    expect(payments.body).toEqual([expect.objectContaining({ id: a, amount: 142, method: 'bankTransfer' })]);
    await step(run.id, 'mark-paid', paidOn).expect(409);

    await step(run.id, 'undo-paid').expect(200);
    for (const { id } of [one, two, other]) expect(await world.get(id)).toMatchObject({ status: 'open', paid: 0 });
    const again = (await step(run.id, 'withdraw').expect(200)).body as PaymentRunDetail;
    expect(again).toMatchObject({ status: 'draft', exportedAt: null });
    await world.admin.get(`/api/v1/payment-runs/${run.id}/file`).expect(409);
    await world.admin.delete(`/api/v1/payment-runs/${run.id}`).set('If-Match', `"${again.version}"`).expect(200);
    await released(parts);
  });

  it('make no file that asks the bank to pay on a day that has passed', async () => {
    const run = await draft([[await opened(), 121]], { paymentDate: '2026-03-12' });
    const { body } = await step(run.id, 'release', { version: run.version }).expect(422);
    expect(body).toMatchObject({ errors: { paymentDate: { code: 'payment_run.day_passed' } } });
  });

  it('name what a bill wants named, and hold back one whose e-invoice names another account', async () => {
    const bill = await opened({ referenceNumber: 'OUR-77', paymentReference: 'RF18539007547034' });
    const run = await released([[bill, 121]]);
    expect(run.lines[0]).toMatchObject({ reference: 'RF18539007547034', saidAccount: null });
    const file = await world.admin.get(`/api/v1/payment-runs/${run.id}/file`).expect(200);
    expect(String(file.text ?? file.body)).toContain('<Ref>RF18539007547034</Ref>');

    const unnamed = await opened({ vendorId: world.otherVendorId, number: 'NR-41', referenceNumber: '12345674' });
    const own = await released([[unnamed, 121]]);
    expect(own.lines[0]?.reference).toBeNull();
    const sent = await world.admin.get(`/api/v1/payment-runs/${own.id}/file`).expect(200);
    expect(String(sent.text ?? sent.body)).toContain('<RmtInf><Ustrd>NR-41</Ustrd></RmtInf>');

    const other = await opened();
    const [upload] = await api.sql<{ id: number }>(
      `insert into file (subject, subject_id, name, mime_type, size, sha256, storage_key)
       values ('Bill', $1, 'a.xml', 'application/xml', 1, repeat('a', 64), 'key') returning id`,
      [other.id],
    );
    const said = (account: string) => JSON.stringify({ account, paymentReference: null });
    await api.sql(
      `insert into received_e_invoice (bill_id, file_id, sha256, said, findings) values ($1, $2, repeat('a', 64), $3, '[]')`,
      [other.id, upload?.id, said(accounts[1])],
    );
    const { body } = await create([[other, 121]]).expect(422);
    expect(body).toMatchObject({ errors: { 'lines.0.billId': { code: 'payment_run.account_differs' } } });
    expect(await payable('currency=EUR')).toContainEqual(expect.objectContaining({ billId: other.id, saidAccount: accounts[1] }));
    await api.sql('update received_e_invoice set said = $2 where bill_id = $1', [other.id, said(accounts[0])]);
    await create([[other, 121]]).expect(201);
  });

  it('leave what is left of a bill to the next run, and undo what still stands after one payment was undone', async () => {
    const [one, other] = [await opened(), await opened({ vendorId: world.otherVendorId })];
    const run = await released([
      [one, 100],
      [other, 121],
    ]);
    const paid = (await step(run.id, 'mark-paid', paidOn).expect(200)).body as PaymentRunDetail;
    await draft([[one, 21]]);
    const id = paid.lines[1]?.vendorPaymentId;
    await world.admin.delete(`/api/v1/vendor-payments/${id}`).set('If-Match', '"1"').expect(200);
    const now = (await world.admin.get(`/api/v1/payment-runs/${run.id}`).expect(200)).body as PaymentRunDetail;
    expect(now.lines.map(({ vendorPaymentId }) => vendorPaymentId === null)).toEqual([false, true]);
    // The first bill is in a later run by now.
    expect((await step(run.id, 'undo-paid').expect(409)).body).toMatchObject({ code: 'payment_run.bill_in_run' });
    expect((await world.get(one.id)).paid).toBe(100);
  });

  it('change while they are drafts', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()];
    const { id, version } = await draft([
      [one, 121],
      [two, 121],
    ]);
    const change = (parts: Part[], at: number) =>
      world.admin.put(`/api/v1/payment-runs/${id}`).send({ ...input(parts), version: at });
    const parts: Part[] = [
      [two, 50],
      [three, 1],
    ];
    const changed = (await change(parts, version).expect(200)).body as PaymentRunDetail;
    expect(changed.lines.map(({ billId, amount }) => [billId, amount])).toEqual([
      [two.id, 50],
      [three.id, 1],
    ]);
    await change(parts, version).expect(409);
    await step(id, 'release', { version }).expect(409);
    await step(id, 'release', { version: changed.version }).expect(200);
    expect((await change(parts, changed.version + 1).expect(409)).body).toMatchObject({ code: 'payment_run.frozen' });
  });

  it('take a bill once, when eight people choose it at the same moment', async () => {
    const bill = await opened();
    const all = await Promise.all(Array.from({ length: 8 }, async () => (await create([[bill, 121]])).status));
    expect(all.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('are paid once, when four people mark one at the same moment', async () => {
    const bill = await opened();
    const { id } = await released([[bill, 100]]);
    const all = await Promise.all(Array.from({ length: 4 }, async () => (await step(id, 'mark-paid', paidOn)).status));
    expect(all.sort()).toEqual([200, 409, 409, 409]);
    expect((await world.get(bill.id)).paid).toBe(100);
  });
});

describe('payment runs refuse', () => {
  it('a vendor whose account changed, until another person confirmed it', async () => {
    const bill = await opened();
    const run = await draft([[bill, 121]]);
    const waiting = 'account_changed_at = now(), account_changed_by_id = (select min(id) from user_account)';
    await api.sql(`update vendor set ${waiting} where id = $1`, [world.vendorId]);
    expect((await create([[await opened(), 1]]).expect(422)).body).toMatchObject({
      errors: { 'lines.0.billId': { code: 'payment_run.account_unconfirmed' } },
    });
    expect((await step(run.id, 'release', { version: run.version }).expect(422)).body).toMatchObject({
      code: 'payment_run.account_unconfirmed',
    });
    const { body } = await world.admin.get(`/api/v1/vendors/${world.vendorId}`).expect(200);
    const another = await api.as('accountant');
    const { version } = body as VendorRecord;
    await another.post(`/api/v1/vendors/${world.vendorId}/confirm-account`).send({ version }).expect(200);
    await step(run.id, 'release', { version: run.version }).expect(200);
  });

  it('to have a bill paid by hand that the bank was asked to pay', async () => {
    const bill = await opened();
    const { id } = await released([[bill, 121]]);
    const byHand = { ...paidOn, amount: 121, method: 'bankTransfer' };
    const answer = await world.admin.post(`/api/v1/bills/${bill.id}/record-payment`).send(byHand).expect(409);
    expect(answer.body).toMatchObject({ code: 'payment_run.bill_at_bank', params: { id } });
    const { version } = (await step(id, 'withdraw').expect(200)).body as PaymentRunDetail;
    await world.admin.post(`/api/v1/bills/${bill.id}/record-payment`).send(byHand).expect(200);
    expect((await step(id, 'release', { version }).expect(409)).body).toMatchObject({ code: 'bill.cannot_record_payment' });
  });

  it.each<[string, (bill: BillDetail) => [Part[], object], number, string, string]>([
    ['no bills', () => [[], {}], 400, 'lines', 'vendor_payment.no_bills'],
    ['nothing', (bill) => [[[bill, 0]], {}], 400, 'lines.0.amount', 'document.enter_amount'],
    ['more than is left', (bill) => [[[bill, 121.01]], {}], 422, 'lines.0.amount', 'vendor_payment.over_balance'],
    ['another currency', (bill) => [[[bill, 1]], { currency: 'NOK' }], 422, 'lines.0.billId', 'vendor_payment.other_currency'],
    [
      'an account that is none',
      (bill) => [[[bill, 1]], { bankAccountId: 9999 }],
      422,
      'bankAccountId',
      'payment_run.select_account',
    ],
  ])('%s', async (_, given, status, field, code) => {
    const [parts, change] = given(await opened());
    expect((await create(parts, change).expect(status)).body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('people without the right, or without sight of accounts', async () => {
    const bill = await opened();
    const auditor = await api.as('auditor');
    await auditor.get('/api/v1/payment-runs').expect(200);
    await create([[bill, 1]], {}, auditor).expect(403);
    for (const role of ['employee', 'storekeeper', 'projectManager'] as const)
      await (await api.as(role)).get('/api/v1/payment-runs').expect(403);
    const blind = await api.asOwnRole([
      { action: 'manage', subject: ['PaymentRun', 'Bill', 'Vendor'] },
      { action: 'read', subject: 'Vendor', fields: ['account'], inverted: true },
    ]);
    await create([[bill, 1]], {}, blind).expect(403);
    const ours = await api.asOwnRole([
      { action: ['read'], subject: ['Bill', 'Vendor'] },
      { action: ['read', 'create', 'update', 'delete'], subject: 'PaymentRun', conditions: { note: 'Ours' } },
    ]);
    await create([[bill, 1]], { note: 'Theirs' }, ours).expect(403);
    const own = (await create([[bill, 1]], { note: 'Ours' }, ours).expect(201)).body as PaymentRunDetail;
    const moved = { ...input([[bill, 1]], { note: 'Theirs' }), version: own.version };
    await ours.put(`/api/v1/payment-runs/${own.id}`).send(moved).expect(403);
  });
});
