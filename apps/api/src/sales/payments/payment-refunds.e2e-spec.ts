import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerRecord, PaymentRecord, RetainerInvoiceDetail, Statement } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';
import { verify } from '../../tools/verify.ts';

let api: TestApp;
let world: InvoiceWorld;
let admin: Agent;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  ({ admin } = world);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const lawful = { street: 'Laisvės al. 1', city: 'Kaunas' };
const list = '/api/v1/payments';
const post = async <T>(path: string, body: object, status = 200, by: Agent = admin): Promise<T> =>
  (await by.post(path).send(body).expect(status)).body as T;
type Answer = PaymentRecord & { code: string };
/** A payment of a customer before there is any invoice. */
const deposit = (customerId: number, amount: number): Promise<PaymentRecord> =>
  post(list, { customerId, paymentDate: '2026-03-05', amount, currency: 'EUR', method: 'bankTransfer', allocations: [] }, 201);
const refund = (id: number, amount: number, status = 200, change: object = {}): Promise<Answer> =>
  post(`${list}/${id}/refund`, { refundDate: '2026-03-10', amount, method: 'bankTransfer', ...change }, status);
const customerOf = async (id: number): Promise<CustomerRecord> =>
  (await admin.get(`/api/v1/customers/${id}`).expect(200)).body as CustomerRecord;

describe('paying back the unused credit of a payment', () => {
  it('leaves less credit, which the customer, the statement and the history know', async () => {
    const customerId = await store(api, aCustomer(lawful));
    const { id } = await deposit(customerId, 500);
    expect(await customerOf(customerId)).toMatchObject({ unusedCredit: 500 });
    const paidBack = await refund(id, 200, 200, { reference: ' LT-7 ' });
    expect(paidBack).toMatchObject({ amount: 500, unallocated: 300, refunded: 200 });
    expect(paidBack.refunds).toMatchObject([
      { refundDate: '2026-03-10', amount: 200, method: 'bankTransfer', reference: 'LT-7' },
    ]);
    expect(await customerOf(customerId)).toMatchObject({ unusedCredit: 300 });
    const [statement] = (await admin.get(`/api/v1/customers/${customerId}/statement?from=2026-03-01&to=2026-03-31`).expect(200))
      .body as Statement[];
    expect(statement).toMatchObject({ received: 500, paidBack: 200, closing: -300, credit: 300 });
    expect(statement?.rows.map(({ kind, invoiceId, amount, balance }) => [kind, invoiceId, amount, balance])).toEqual([
      ['payment', null, -500, -500],
      ['creditRefund', id, 200, -300],
    ]);
    const history = await api.sql(`select verb, changes from audit where subject = 'Payment' and subject_id = $1 order by id`, [
      id,
    ]);
    expect(history.at(-1)).toMatchObject({ verb: 'refund', changes: { refunded: [0, 200], unallocated: [500, 300] } });
  });

  it('is undone, and keeps its payment from being undone before', async () => {
    const { id } = await deposit(await store(api, aCustomer(lawful)), 100);
    const { refunds, version } = await refund(id, 40);
    const undo = (at: number) => admin.delete(`${list}/${id}`).set('If-Match', `"${at}"`);
    expect((await undo(version).expect(409)).body).toMatchObject({ code: 'payment.has_refunds' });
    const body = { refundId: refunds[0]?.id };
    const undone = await post<PaymentRecord>(`${list}/${id}/undo-refund`, body);
    expect(undone).toMatchObject({ unallocated: 100, refunded: 0, refunds: [] });
    await post(`${list}/${id}/undo-refund`, body, 404);
    await undo(undone.version).expect(200);
  });

  it('refuses more than is left, other days, closed books and people without the right', async () => {
    const { id } = await deposit(await store(api, aCustomer(lawful)), 100);
    expect(await refund(id, 100.01, 422)).toMatchObject({ code: 'payment.over_credit' });
    expect(await refund(id, 1, 422, { refundDate: '2026-03-04' })).toMatchObject({ code: 'payment.refund_before' });
    expect(await refund(id, 1, 422, { refundDate: '2099-01-01' })).toMatchObject({ code: 'payment.refund_in_future' });
    const { refunds } = await refund(id, 1);
    await api.sql(`update organisation set lock_date = '2026-03-31'`);
    expect(await refund(id, 1, 422)).toMatchObject({ errors: { refundDate: expect.anything() } });
    await post(`${list}/${id}/undo-refund`, { refundId: refunds[0]?.id }, 422);
    await api.sql(`update organisation set lock_date = null`);
    await post(`${list}/${id}/refund`, {}, 403, await api.as('employee'));
    await refund(999_999, 1, 404);
  });

  it('never comes to more than is left, however many act at once', async () => {
    const customerId = await store(api, aCustomer(lawful));
    const { id } = await deposit(customerId, 100);
    const body = { refundDate: '2026-03-10', amount: 60, method: 'bankTransfer' };
    const refunds = await Promise.all([1, 2, 3].map(() => admin.post(`${list}/${id}/refund`).send(body)));
    expect(refunds.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const invoice = await world.sent({ customerId });
    const [used, back] = await Promise.all([
      admin.post(`/api/v1/invoices/${invoice.id}/use-credit`),
      admin.post(`${list}/${id}/refund`).send({ ...body, amount: 40 }),
    ]);
    expect([used.status, back.status].filter((status) => status === 200)).toHaveLength(1);
    const { body: after } = await admin.get(`${list}/${id}`).expect(200);
    expect(after).toMatchObject({ amount: 100, unallocated: 0 });
  });
});

describe('a deposit before there is an invoice', () => {
  it('pays an invoice and a retainer invoice that come later', async () => {
    const customerId = await store(api, aCustomer(lawful));
    const { id } = await deposit(customerId, 300);
    const invoice = await world.sent({ customerId });
    await post(`/api/v1/invoices/${invoice.id}/use-credit`, {});
    expect(await world.get(invoice.id)).toMatchObject({ status: 'paid', paid: 121 });
    const made = await post<RetainerInvoiceDetail>(
      '/api/v1/retainer-invoices',
      {
        customerId,
        invoiceDate: '2026-03-06',
        dueDate: '2026-03-20',
        currency: 'EUR',
        exchangeRate: 1,
        language: 'lt',
        pricesIncludeTax: true,
        noProjectConfirmed: true,
        lines: [{ kind: 'text', description: 'Portal', quantity: 1, unit: 'C62', unitPrice: 200, taxRateId: world.rates.high }],
      },
      201,
    );
    const path = `/api/v1/retainer-invoices/${made.id}`;
    expect(await post(`${path}/use-credit`, {}, 409)).toMatchObject({ code: 'retainer_invoice.cannot_record_payment' });
    await post(`${path}/send`, { noAccountConfirmed: true });
    expect(await post(`${path}/use-credit`, {})).toMatchObject({ status: 'sent', paid: 179, balance: 21 });
    expect(await post(`${path}/use-credit`, {}, 409)).toMatchObject({ code: 'payment.no_credit' });
    const { body } = await admin.get(`${list}/${id}`).expect(200);
    expect(body).toMatchObject({
      unallocated: 0,
      allocations: [{ amount: 121 }],
      retainers: [{ retainerInvoiceId: made.id, amount: 179 }],
    });
    await deposit(customerId, 50);
    expect(await post(`${path}/use-credit`, {})).toMatchObject({ status: 'paid', paid: 200, available: 200 });
    expect(await customerOf(customerId)).toMatchObject({ unusedCredit: 29 });
  });
});
