import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type InvoiceDetail, type WriteOffRecord } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';
import { verify } from '../../tools/verify.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

const command = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body);
const pay = (id: number, amount: number) =>
  command(id, 'record-payment', { paymentDate: '2026-03-05', amount, method: 'bankTransfer' });
const given = (amount: number, change: object = {}) => ({ writeOffDate: '2026-03-05', amount, reason: 'Bank fee', ...change });
const writeOff = (id: number, amount: number, change: object = {}) => command(id, 'write-off', given(amount, change));
const writeOffsOf = async (id: number): Promise<WriteOffRecord[]> =>
  (await world.admin.get(listPath('write-offs', { filter: { invoiceId: id } })).expect(200)).body as WriteOffRecord[];
const undo = ({ id }: { id: number }, version = 1) =>
  world.admin.delete(`/api/v1/write-offs/${id}`).set('If-Match', `"${version}"`);
const first = async (id: number): Promise<WriteOffRecord> => {
  const [one] = await writeOffsOf(id);
  if (!one) throw new Error('Nothing was written off');
  return one;
};

describe('a write-off', () => {
  it('settles the rest that a payment leaves, and is listed with its reason', async () => {
    const { id, number } = await world.sent();
    await pay(id, 108.5).expect(200);
    const { body } = await writeOff(id, 12.5).expect(200);
    expect(body).toMatchObject({ status: 'paid', paid: 108.5, writtenOff: 12.5, balance: 0 });
    expect((body as InvoiceDetail).paidAt).not.toBeNull();
    const [made] = await writeOffsOf(id);
    expect(made).toMatchObject({
      invoiceId: id,
      invoiceNumber: number,
      customerId: world.customerId,
      currency: 'EUR',
      ...given(12.5),
    });
    expect((await world.admin.get(`/api/v1/write-offs/${made?.id}`).expect(200)).body).toEqual(made);
    const ofCustomer = listPath('write-offs', { filter: { customerId: world.customerId, writeOffDate_lte: '2026-03-05' } });
    expect((await world.admin.get(ofCustomer).expect(200)).body).toContainEqual(made);
    await pay(id, 1).expect(409);
  });

  it('of a part leaves the rest open, and of the whole nothing', async () => {
    const { id } = await world.sent();
    expect((await writeOff(id, 21).expect(200)).body).toMatchObject({
      status: 'sent',
      writtenOff: 21,
      balance: 100,
      paidAt: null,
    });
    expect((await command(id, 'mark-paid', { paymentDate: '2026-03-05', method: 'cash' }).expect(200)).body).toMatchObject({
      status: 'paid',
      paid: 100,
      writtenOff: 21,
      balance: 0,
    });
    const whole = await world.sent();
    expect((await writeOff(whole.id, 121).expect(200)).body).toMatchObject({
      status: 'paid',
      paid: 0,
      writtenOff: 121,
      balance: 0,
    });
  });

  it('is no longer owed by the customer', async () => {
    const { id } = await world.sent({ customerId: world.otherCustomerId });
    const owed = async (): Promise<unknown> =>
      ((await world.admin.get(`/api/v1/customers/${world.otherCustomerId}`).expect(200)).body as { receivable: number })
        .receivable;
    const before = Number(await owed());
    await writeOff(id, 121).expect(200);
    expect(await owed()).toBe(before - 121);
  });

  it('is undone: its amount is open again, and the history tells both', async () => {
    const { id } = await world.sent();
    await pay(id, 100).expect(200);
    await writeOff(id, 21, { reason: 'Gone bankrupt' }).expect(200);
    const made = await first(id);
    expect((await undo(made, 9).expect(409)).body).toMatchObject({ code: 'error.stale' });
    expect((await undo(made).expect(200)).body).toMatchObject({
      id,
      status: 'sent',
      paid: 100,
      writtenOff: 0,
      balance: 21,
      paidAt: null,
    });
    await undo(made).expect(404);
    expect(await writeOffsOf(id)).toEqual([]);
    const rows = await api.sql<{ verb: string; changes: object }>(
      `select verb, changes from audit where subject = 'Invoice' and subject_id = $1 order by id desc limit 2`,
      [id],
    );
    expect(rows).toMatchObject([
      {
        verb: 'undoWriteOff',
        changes: { writtenOff: [21, 0], balance: [0, 21], status: ['paid', 'sent'], reason: ['Gone bankrupt', null] },
      },
      {
        verb: 'writeOff',
        changes: {
          writtenOff: [0, 21],
          balance: [21, 0],
          status: ['sent', 'paid'],
          writeOffDate: [null, '2026-03-05'],
          reason: [null, 'Gone bankrupt'],
        },
      },
    ]);
    expect(await api.sql(`select id from audit where subject = 'WriteOff'`)).toEqual([]);
  });

  it('stays when a payment is undone', async () => {
    const { id } = await world.sent();
    await pay(id, 100).expect(200);
    await writeOff(id, 21).expect(200);
    const [payment] = (await world.admin.get(`/api/v1/invoices/${id}/payments`).expect(200)).body as {
      id: number;
      version: number;
    }[];
    await world.admin.delete(`/api/v1/payments/${payment?.id}`).set('If-Match', `"${payment?.version}"`).expect(200);
    expect(await world.get(id)).toMatchObject({ status: 'sent', paid: 0, writtenOff: 21, balance: 100 });
  });

  it('sent again under the same key is made once', async () => {
    const { id } = await world.sent();
    for (let time = 0; time < 2; time += 1) await writeOff(id, 21).set('Idempotency-Key', `write-off-${id}`).expect(200);
    expect(await writeOffsOf(id)).toHaveLength(1);
  });
});

describe('a write-off is refused', () => {
  it('of more than is owed', async () => {
    const { id } = await world.sent();
    await pay(id, 100).expect(200);
    const { body } = await writeOff(id, 21.01).expect(422);
    expect(body).toMatchObject({ code: 'write_off.above_balance', errors: { amount: { code: 'write_off.above_balance' } } });
    expect(await world.get(id)).toMatchObject({ writtenOff: 0, balance: 21 });
  });

  it('before the invoice, ahead of time and in closed books, where none is undone either', async () => {
    const { id } = await world.sent();
    const tomorrow = addDays(todayIn('Europe/Vilnius', new Date()), 1);
    for (const [writeOffDate, code] of [
      ['2026-03-01', 'write_off.before_invoice'],
      [tomorrow, 'write_off.in_future'],
    ])
      expect((await writeOff(id, 1, { writeOffDate }).expect(422)).body).toMatchObject({
        code,
        errors: { writeOffDate: { code } },
      });
    await writeOff(id, 1).expect(200);
    const made = await first(id);
    await api.sql(`update organisation set lock_date = '2026-03-05'`);
    expect((await writeOff(id, 1).expect(422)).body).toMatchObject({
      code: 'organisation.period_locked',
      errors: { writeOffDate: {} },
    });
    await undo(made).expect(422);
    await api.sql('update organisation set lock_date = null');
  });

  it.each([
    [{ amount: 0 }, 'amount', 'document.enter_amount'],
    [{ amount: -5 }, 'amount', 'document.enter_amount'],
    [{ amount: 1.005 }, 'amount', 'field.not_a_number'],
    [{ reason: '' }, 'reason', 'field.required'],
    [{ reason: undefined }, 'reason', 'field.required'],
    [{ writeOffDate: '2026-02-30' }, 'writeOffDate', 'field.not_a_date'],
    [{ invoiceId: 5 }, 'invoiceId', 'field.unknown'],
  ])('with %j', async (change, field, code) => {
    const { id } = await world.sent();
    const { body } = await writeOff(id, 1, change).expect(400);
    expect(body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('of a draft, of one that is paid and of one that is void; and what has one is not voided', async () => {
    const { id } = await world.draft();
    expect((await writeOff(id, 1).expect(409)).body).toMatchObject({ code: 'invoice.cannot_write_off' });
    await command(id, 'send').expect(200);
    await writeOff(id, 1).expect(200);
    expect((await command(id, 'void', { reason: 'twice' }).expect(409)).body).toMatchObject({ code: 'invoice.has_write_offs' });
    await pay(id, 120).expect(200);
    await writeOff(id, 1).expect(409);
    const voided = await world.sent();
    await command(voided.id, 'void', { reason: 'twice' }).expect(200);
    await writeOff(voided.id, 1).expect(409);
    await writeOff(999_999, 1).expect(404);
    await undo({ id: 999_999 }).expect(404);
  });

  it('to people without the right', async () => {
    const { id } = await world.sent();
    await writeOff(id, 1).expect(200);
    const made = await first(id);
    for (const role of ['projectManager', 'employee', 'client', 'auditor'] as const) {
      const person = await api.as(role);
      await person.post(`/api/v1/invoices/${id}/write-off`).send(given(1)).expect(403);
      await person.delete(`/api/v1/write-offs/${made.id}`).set('If-Match', '"1"').expect(403);
      if (role !== 'auditor') await person.get('/api/v1/write-offs').expect(403);
    }
    await world.admin.delete(`/api/v1/write-offs/${made.id}`).expect(428);
    const accountant = await api.as('accountant');
    await accountant.post(`/api/v1/invoices/${id}/write-off`).send(given(1)).expect(200);
    await accountant.delete(`/api/v1/write-offs/${made.id}`).set('If-Match', '"1"').expect(200);
  });

  it('by the database, when a sum would go over the total or a balance be wrong', async () => {
    const { id } = await world.sent();
    const set = (values: string) => api.sql(`update invoice set ${values} where id = $1`, [id]);
    await expect(set('paid = 100, written_off = 21.01, balance = -0.01')).rejects.toThrow('invoice_paid_range');
    await expect(set('written_off = -1, balance = 122')).rejects.toThrow('invoice_paid_range');
    await expect(set('written_off = 21')).rejects.toThrow('invoice_balance');
    await expect(set('written_off = 121, balance = 0')).rejects.toThrow('invoice_paid_exactly');
    const insert = `insert into write_off (invoice_id, write_off_date, amount, reason, created_by_id) values ($1, '2026-03-05', 0, 'a', $2)`;
    await expect(api.sql(insert, [id, world.admin.userId])).rejects.toThrow('write_off_amount');
  });
});

it('payments and write-offs of eight people at once never come to more than the total', async () => {
  const invoices = await Promise.all(Array.from({ length: 3 }, () => world.sent()));
  const ids = invoices.map(({ id }) => id);
  const calls = Array.from({ length: 96 }, (_, at) => at);
  const statuses: number[] = [];
  const client = async (): Promise<void> => {
    for (let at = calls.shift(); at !== undefined; at = calls.shift()) {
      const id = ids[at % 3] ?? 0;
      const [one] = at % 8 === 7 ? await writeOffsOf(id) : [];
      const { status } = await (one ? undo(one) : at % 2 ? writeOff(id, 7.77) : pay(id, 9.99));
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  expect([...new Set(statuses)].filter((status) => ![200, 404, 409, 422].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
  for (const id of ids) {
    const { total, paid, writtenOff, balance, status } = await world.get(id);
    expect(Math.round((paid + writtenOff + balance) * 100)).toBe(Math.round(total * 100));
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(status).toBe(balance === 0 ? 'paid' : 'sent');
  }
});
