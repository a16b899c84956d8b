import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pagesOf } from '../../../test/pdf-text.ts';
import { addDays, todayIn, type InvoiceDetail, type PaymentRecord } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

const command = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body);
const payment = (amount: number, change: object = {}) => ({
  paymentDate: '2026-03-05',
  amount,
  method: 'bankTransfer',
  ...change,
});
const paymentsOf = async (id: number): Promise<PaymentRecord[]> =>
  (await world.admin.get(`/api/v1/invoices/${id}/payments`).expect(200)).body as PaymentRecord[];

describe('payments', () => {
  it('come in parts until nothing is left', async () => {
    const { id } = await world.sent();
    const part = (await command(id, 'record-payment', payment(100, { reference: 'RF18' })).expect(200)).body as InvoiceDetail;
    expect(part).toMatchObject({ status: 'sent', paid: 100, balance: 21, paidAt: null });
    const rest = (await command(id, 'record-payment', payment(21)).expect(200)).body as InvoiceDetail;
    expect(rest).toMatchObject({ status: 'paid', paid: 121, balance: 0 });
    expect(rest.paidAt).not.toBeNull();
    const made = await paymentsOf(id);
    expect(made.map(({ amount }) => amount).sort()).toEqual([100, 21]);
    const allocation = { invoiceId: id, invoiceNumber: part.number, amount: made[0]?.amount };
    expect(made[0]?.allocations).toEqual([{ ...allocation, allocationDate: made[0]?.paymentDate, exchangeDifference: 0 }]);
  });

  it('lists them by customer and date', async () => {
    const { id } = await world.sent({ customerId: world.otherCustomerId });
    await command(id, 'record-payment', payment(5, { paymentDate: '2026-04-01' })).expect(200);
    const { body } = await world.admin
      .get(listPath('payments', { filter: { customerName_q: 'berž', paymentDate_gte: '2026-04-01' } }))
      .expect(200);
    expect(body).toEqual([expect.objectContaining({ amount: 5, method: 'bankTransfer', unallocated: 0, currency: 'EUR' })]);
    const [row] = body as PaymentRecord[];
    expect((await world.admin.get(`/api/v1/payments/${row?.id}`).expect(200)).body).toEqual(row);
  });

  it('of the whole balance mark an invoice as paid, in the history under that name', async () => {
    const { id } = await world.sent();
    await command(id, 'record-payment', payment(100)).expect(200);
    const paid = await command(id, 'mark-paid', { paymentDate: '2026-03-06', method: 'cash' }).expect(200);
    expect(paid.body).toMatchObject({ status: 'paid', balance: 0 });
    expect((await paymentsOf(id)).map(({ amount }) => amount).sort()).toEqual([100, 21]);
    const verbs = await api.sql<{ verb: string }>(
      `select verb from audit where subject = 'Invoice' and subject_id = $1 order by id`,
      [id],
    );
    expect(verbs.map(({ verb }) => verb)).toEqual(['create', 'send', 'recordPayment', 'markPaid']);
  });

  it('that are too high leave a credit, which other invoices use, the oldest first', async () => {
    const [over, more, next] = [await world.sent(), await world.sent(), await world.sent()];
    await command(over.id, 'record-payment', payment(150)).expect(200);
    await command(more.id, 'record-payment', payment(221)).expect(200);
    expect((await paymentsOf(over.id))[0]).toMatchObject({ amount: 150, unallocated: 29 });
    const other = await world.sent({ customerId: world.otherCustomerId });
    expect((await command(other.id, 'use-credit').expect(409)).body).toMatchObject({ code: 'payment.no_credit' });
    expect((await command(next.id, 'use-credit').expect(200)).body).toMatchObject({ status: 'paid', balance: 0 });
    expect((await paymentsOf(over.id))[0]).toMatchObject({ unallocated: 0 });
    expect((await paymentsOf(more.id))[0]).toMatchObject({ unallocated: 8 });
    const krone = await world.sent({ currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false });
    await command(krone.id, 'use-credit').expect(409);
  });

  it('get a receipt by email, in the language of the customer, that tells which invoices they paid', async () => {
    const invoice = await world.sent();
    await command(invoice.id, 'record-payment', payment(121)).expect(200);
    const [paid] = await paymentsOf(invoice.id);
    const path = `/api/v1/payments/${paid?.id}`;
    const { body } = await world.admin.get(`${path}/letter`).expect(200);
    expect(body).toMatchObject({ subject: 'Gavome jūsų mokėjimą – UAB Kontor' });
    expect((body as { text: string }).text).toMatch(new RegExp(`gavome 121,00\\s€[^]*${invoice.number}: 121,00\\s€`));
    const to = 'ona@pavyzdys.example, rasa@pavyzdys.example';
    await world.admin.post(`${path}/mail`).send({ to, subject: 'Ačiū už {amount}' }).expect(200);
    expect(
      await api.sql(
        `select to_address, state, attachments->0->>'name' as name from mail where subject_type = 'Payment' and subject_id = $1`,
        [paid?.id],
      ),
    ).toEqual([{ to_address: to, state: 'queued', name: `Mokėjimo patvirtinimas ${paid?.id}.pdf` }]);
    const { body: pdf } = await world.admin.get(`${path}/receipt`).expect(200);
    const text = (await pagesOf(pdf as Buffer)).join(' ');
    for (const part of ['Mokėjimo patvirtinimas', 'UAB Kontor', 'Gauta', '121,00 EUR', 'Banko pavedimas', invoice.number])
      expect(text).toContain(part);
    await (await api.as('employee')).get(`${path}/receipt`).expect(403);
    await world.admin.post(`${path}/mail`).send({ to: 'nobody' }).expect(400);
    await (await api.as('projectManager')).post(`${path}/mail`).send({ to }).expect(403);
  });

  it('that are undone open every invoice that they paid', async () => {
    const [over, next] = [await world.sent({ currency: 'USD' }), await world.sent({ currency: 'USD' })];
    await command(over.id, 'record-payment', payment(150)).expect(200);
    await command(next.id, 'use-credit').expect(200);
    const [made] = await paymentsOf(over.id);
    if (!made) throw new Error('No payment');
    const undo = (version: number) => world.admin.delete(`/api/v1/payments/${made.id}`).set('If-Match', `"${version}"`);
    expect((await undo(made.version - 1).expect(409)).body).toMatchObject({ code: 'error.stale' });
    await undo(made.version).expect(200);
    for (const { id } of [over, next])
      expect(await world.get(id)).toMatchObject({ status: 'sent', paid: 0, balance: 121, paidAt: null });
    await world.admin.get(`/api/v1/payments/${made.id}`).expect(404);
    const history = await api.sql(
      `select verb from audit where subject = 'Invoice' and verb = 'undoPayment' and subject_id in ($1, $2)`,
      [over.id, next.id],
    );
    expect(history).toHaveLength(2);
  });
});

describe('payments refuse', () => {
  it('to change what closed books say of a payment and an invoice, when credit is used', async () => {
    const invoice = await world.sent({ currency: 'PLN', exchangeRate: 0.23, exchangeRateInverted: false });
    await command(invoice.id, 'record-payment', payment(50, { paymentDate: '2026-03-20' })).expect(200);
    const [part] = await paymentsOf(invoice.id);
    await command(invoice.id, 'record-payment', payment(100)).expect(200);
    await api.sql(`update organisation set lock_date = '2026-03-10'`);
    await world.admin.delete(`/api/v1/payments/${part?.id}`).set('If-Match', `"${part?.version}"`).expect(200);
    expect((await command(invoice.id, 'use-credit').expect(422)).body).toMatchObject({
      errors: { allocationDate: { code: 'organisation.period_locked', params: { date: '2026-03-10' } } },
    });
    await api.sql('update organisation set lock_date = null');
    expect((await command(invoice.id, 'use-credit').expect(200)).body).toMatchObject({ paid: 100, balance: 21 });
  });

  it('to use credit while the books of today are closed', async () => {
    const [over, next] = [await world.sent({ currency: 'HUF' }), await world.sent({ currency: 'HUF' })];
    await command(over.id, 'record-payment', payment(150)).expect(200);
    await api.sql('update organisation set lock_date = $1', [todayIn('Europe/Vilnius', new Date())]);
    const refused = await command(next.id, 'use-credit').expect(422);
    expect(refused.body).toMatchObject({ errors: { allocationDate: { code: 'organisation.period_locked' } } });
    await api.sql('update organisation set lock_date = null');
    await command(next.id, 'use-credit').expect(200);
  });

  it('to be undone where credit was used in a period that has closed since', async () => {
    const [over, next] = [await world.sent({ currency: 'CZK' }), await world.sent({ currency: 'CZK' })];
    await command(over.id, 'record-payment', payment(150)).expect(200);
    await command(next.id, 'use-credit').expect(200);
    const [made] = await paymentsOf(over.id);
    await api.sql(`update payment_allocation set allocation_date = '2026-02-10' where invoice_id = $1`, [next.id]);
    await api.sql(`update organisation set lock_date = '2026-02-28'`);
    const refused = await world.admin.delete(`/api/v1/payments/${made?.id}`).set('If-Match', `"${made?.version}"`).expect(422);
    expect(refused.body).toMatchObject({ errors: { allocationDate: { code: 'organisation.period_locked' } } });
    await api.sql('update organisation set lock_date = null');
  });

  it('a date before the invoice, and one in closed books', async () => {
    const { id } = await world.sent();
    const early = await command(id, 'record-payment', payment(1, { paymentDate: '2026-03-01' })).expect(422);
    expect(early.body).toMatchObject({ code: 'payment.before_invoice', errors: { paymentDate: {} } });
    await command(id, 'record-payment', payment(1)).expect(200);
    const [made] = await paymentsOf(id);
    await api.sql(`update organisation set lock_date = '2026-03-05'`);
    expect((await command(id, 'record-payment', payment(1)).expect(422)).body).toMatchObject({
      code: 'organisation.period_locked',
    });
    await world.admin.delete(`/api/v1/payments/${made?.id}`).set('If-Match', `"${made?.version}"`).expect(422);
    await api.sql('update organisation set lock_date = null');
  });

  it('money that has yet to come', async () => {
    const { id } = await world.sent();
    const tomorrow = addDays(todayIn('Europe/Vilnius', new Date()), 1);
    for (const verb of ['record-payment', 'mark-paid']) {
      const { amount: _, ...paid } = payment(1, { paymentDate: tomorrow });
      const { body } = await command(id, verb, verb === 'mark-paid' ? paid : payment(1, { paymentDate: tomorrow })).expect(422);
      expect(body).toMatchObject({ code: 'payment.in_future', errors: { paymentDate: {} } });
    }
  });

  it.each([
    [{ amount: 0 }, 'amount', 'document.enter_amount'],
    [{ amount: undefined }, 'amount', 'document.enter_amount'],
    [{ amount: -5 }, 'amount', 'document.enter_amount'],
    [{ amount: 1.005 }, 'amount', 'field.not_a_number'],
    [{ paymentDate: '2026-02-30' }, 'paymentDate', 'field.not_a_date'],
    [{ method: 'barter' }, 'method', 'field.not_one_of'],
    [{ invoiceId: 5 }, 'invoiceId', 'field.unknown'],
  ])('%j', async (change, field, code) => {
    const { id } = await world.sent();
    const { body } = await command(id, 'record-payment', payment(1, change)).expect(400);
    expect(body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('money for a draft and for one that is paid', async () => {
    const { id } = await world.draft();
    expect((await command(id, 'record-payment', payment(1)).expect(409)).body).toMatchObject({
      code: 'invoice.cannot_record_payment',
    });
    await command(id, 'mark-paid', { paymentDate: '2026-03-06', method: 'cash' }).expect(409);
    await command(id, 'use-credit').expect(409);
    await command(id, 'send').expect(200);
    await command(id, 'mark-paid', { paymentDate: '2026-03-06', method: 'cash' }).expect(200);
    await command(id, 'record-payment', payment(1)).expect(409);
  });

  it('people without the right', async () => {
    const { id } = await world.sent();
    await command(id, 'record-payment', payment(1)).expect(200);
    const [made] = await paymentsOf(id);
    for (const role of ['employee', 'client'] as const) {
      const person = await api.as(role);
      await person.get('/api/v1/payments').expect(403);
      await person.get(`/api/v1/invoices/${id}/payments`).expect(403);
      await person.post(`/api/v1/invoices/${id}/record-payment`).send(payment(1)).expect(403);
      await person.delete(`/api/v1/payments/${made?.id}`).set('If-Match', '"1"').expect(403);
    }
    await world.admin.delete(`/api/v1/payments/${made?.id}`).expect(428);
  });
});
