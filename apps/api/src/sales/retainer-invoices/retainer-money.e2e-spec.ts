import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InvoiceAdvanceRecord, InvoiceDetail, RetainerInvoiceDetail } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { invoiceWorld } from '../invoices/invoices.sample.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { verify } from '../../tools/verify.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let taxRateId: number;

/** A sent invoice names where its customer is. */
const lawful = { street: 'Laisvės al. 1', city: 'Kaunas' };

beforeAll(async () => {
  api = await testApp();
  ({ admin } = await invoiceWorld(api));
});
afterAll(() => api.close());
beforeEach(async () => {
  customerId = await store(api, aCustomer(lawful));
  taxRateId = await store(api, aTaxRate());
});

const list = '/api/v1/retainer-invoices';
const document = (amount: number, more: object = {}) => ({
  customerId,
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'lt',
  pricesIncludeTax: true,
  noProjectConfirmed: true,
  lines: [{ kind: 'text', description: 'Portal', quantity: 1, unit: 'C62', unitPrice: amount, taxRateId }],
  ...more,
});
const post = async <T>(path: string, body: object, status = 200, by: Agent = admin): Promise<T> =>
  (await by.post(path).send(body).expect(status)).body as T;
const received = { paymentDate: '2026-03-10', method: 'bankTransfer' };
/** A retainer invoice over 500 that is paid. */
async function advance(more: object = {}): Promise<RetainerInvoiceDetail> {
  const { id } = await post<RetainerInvoiceDetail>(list, document(500, more), 201);
  await post(`${list}/${id}/send`, { noAccountConfirmed: true });
  return post(`${list}/${id}/mark-paid`, received);
}
const draft = (amount: number, more: object = {}): Promise<InvoiceDetail> =>
  post('/api/v1/invoices', document(amount, more), 201);
const send = (id: number): Promise<InvoiceDetail> => post(`/api/v1/invoices/${id}/send`, { noAccountConfirmed: true });
const invoiceOf = async (id: number): Promise<InvoiceDetail> =>
  (await admin.get(`/api/v1/invoices/${id}`).expect(200)).body as InvoiceDetail;
const retainerOf = async (id: number): Promise<RetainerInvoiceDetail> =>
  (await admin.get(`${list}/${id}`).expect(200)).body as RetainerInvoiceDetail;
const apply = (
  id: number,
  invoiceId: number,
  amount: number,
  status = 200,
  by: Agent = admin,
): Promise<RetainerInvoiceDetail & { code: string }> => post(`${list}/${id}/apply`, { invoiceId, amount }, status, by);

describe('money of a retainer invoice', () => {
  it('is reserved for a draft, and stands on the invoice that is sent', async () => {
    const { id } = await advance();
    const invoice = await draft(800);
    expect(await apply(id, invoice.id, 300)).toMatchObject({ applied: 300, available: 200, applications: [{ isFinal: false }] });
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'draft', advanced: 300, balance: 500 });
    expect(await send(invoice.id)).toMatchObject({ status: 'sent', prepaid: 300, advanced: 0, due: 500, balance: 500 });
    const [application] = (await retainerOf(id)).applications;
    expect(application).toMatchObject({ amount: 300, isFinal: true });
    const body = { applicationId: application?.id };
    expect(await post(`${list}/${id}/unapply`, body, 409)).toMatchObject({ code: 'retainer_invoice.final' });
  });

  it('is available again when the invoice is voided, which still names it', async () => {
    const { id } = await advance();
    const { id: invoiceId } = await draft(800);
    await apply(id, invoiceId, 300);
    await send(invoiceId);
    await apply(id, invoiceId, 100);
    await post(`/api/v1/invoices/${invoiceId}/void`, { reason: 'x' });
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'void', prepaid: 300, advanced: 0, balance: 0 });
    expect(await retainerOf(id)).toMatchObject({ applied: 0, available: 500, applications: [] });
    expect((await verify(api.url)).problems).toEqual([]);
  });

  it('is free again when the draft dies', async () => {
    const { id } = await advance();
    const [one, two] = [await draft(800), await draft(100)];
    await apply(id, one.id, 300);
    await apply(id, two.id, 100);
    const { version } = await invoiceOf(one.id);
    await admin.delete(`/api/v1/invoices/${one.id}`).set('If-Match', `"${version}"`).expect(200);
    expect(await retainerOf(id)).toMatchObject({ applied: 100, available: 400 });
    await admin.delete(`/api/v1/invoices?filter=${encodeURIComponent(JSON.stringify({ id: [two.id] }))}`).expect(200);
    expect(await retainerOf(id)).toMatchObject({ applied: 0, available: 500, applications: [] });
  });

  it('pays a sent invoice at once, and is taken off again', async () => {
    const { id } = await advance();
    const { id: invoiceId } = await send((await draft(200)).id);
    expect(await apply(id, invoiceId, 150)).toMatchObject({ applied: 150, available: 350 });
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'sent', advanced: 150, balance: 50 });
    const { applications } = await apply(id, invoiceId, 50);
    expect(applications).toMatchObject([{ amount: 200, isFinal: false }]);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', balance: 0 });
    const body = { applicationId: applications[0]?.id };
    expect(await post(`${list}/${id}/unapply`, body)).toMatchObject({ applied: 0, available: 500, applications: [] });
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'sent', advanced: 0, balance: 200 });
  });

  it('is used for its customer, its currency and its project, as far as it goes', async () => {
    const { id } = await advance();
    const invoice = await draft(1000);
    expect(await apply(id, invoice.id, 500.01, 422)).toMatchObject({ code: 'retainer_invoice.over_available' });
    const small = await draft(10);
    expect(await apply(id, small.id, 10.01, 422)).toMatchObject({ code: 'retainer_invoice.over_invoice' });
    const other = await draft(10, { customerId: await store(api, aCustomer()) });
    expect(await apply(id, other.id, 1, 422)).toMatchObject({ code: 'retainer_invoice.other_customer' });
    const foreign = await draft(10, { currency: 'NOK', exchangeRate: 0.1, exchangeRateInverted: false });
    expect(await apply(id, foreign.id, 1, 422)).toMatchObject({ code: 'retainer_invoice.other_currency' });
  });

  it('of a project pays other projects only by a right of its own', async () => {
    const [a, b] = [await store(api, aProject({ customerId })), await store(api, aProject({ customerId }))];
    const { id } = await advance({ projectId: a });
    const invoice = await draft(100, { projectId: b });
    const accountant = await api.as('accountant');
    expect(await apply(id, invoice.id, 10, 422, accountant)).toMatchObject({ code: 'retainer_invoice.other_project' });
    expect(await apply(id, invoice.id, 10)).toMatchObject({ applied: 10 });
    const history = await api.sql<{ verb: string }>(
      `select verb from audit where subject = 'RetainerInvoice' and subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(history).toEqual([{ verb: 'applyElsewhere' }]);
  });

  it('keeps what the draft was reserved for', async () => {
    const { id } = await advance();
    const invoice = await draft(400);
    await apply(id, invoice.id, 300);
    const { version } = await invoiceOf(invoice.id);
    const put = async (body: object, status: number) =>
      (await admin.put(`/api/v1/invoices/${invoice.id}`).set('If-Match', `"${version}"`).send(body).expect(status))
        .body as object;
    expect(await put(document(200), 409)).toMatchObject({ code: 'retainer_invoice.reserved' });
    expect(await put(document(350), 200)).toMatchObject({ total: 350, advanced: 300, balance: 50 });
  });

  it('is named on the invoice that could use it', async () => {
    const { id, number } = await advance();
    const invoice = await draft(600);
    const advances = async () =>
      (await admin.get(`/api/v1/invoices/${invoice.id}/advances`).expect(200)).body as InvoiceAdvanceRecord[];
    expect(await advances()).toMatchObject([{ retainerInvoiceId: id, retainerInvoiceNumber: number, amount: 0, available: 500 }]);
    await apply(id, invoice.id, 500);
    expect(await advances()).toMatchObject([{ amount: 500, available: 0, isFinal: false }]);
  });

  it('that is used cannot be undone as a payment', async () => {
    const { id } = await advance();
    await apply(id, (await draft(100)).id, 100);
    const [payment] = (await admin.get(`${list}/${id}/payments`).expect(200)).body as { id: number; version: number }[];
    const { body } = await admin.delete(`/api/v1/payments/${payment?.id}`).set('If-Match', `"${payment?.version}"`).expect(409);
    expect(body).toMatchObject({ code: 'retainer_invoice.money_used' });
  });
});

describe('paying back', () => {
  const refund = { refundDate: '2026-03-12', amount: 200, method: 'bankTransfer' };
  it('gives what is available, and is undone', async () => {
    const { id } = await advance();
    const after = await post<RetainerInvoiceDetail>(`${list}/${id}/refund`, refund);
    expect(after).toMatchObject({ refunded: 200, available: 300, status: 'paid' });
    expect(await post(`${list}/${id}/refund`, { ...refund, amount: 300.01 }, 422)).toMatchObject({
      code: 'retainer_invoice.over_available',
    });
    const undone = await post(`${list}/${id}/undo-refund`, { refundId: after.refunds[0]?.id });
    expect(undone).toMatchObject({ refunded: 0, available: 500, refunds: [] });
  });

  it.each([
    ['2026-03-01', 'retainer_invoice.refund_before'],
    ['2099-01-01', 'retainer_invoice.refund_in_future'],
  ])('on %s is refused', async (refundDate, code) => {
    const { id } = await advance();
    expect(await post(`${list}/${id}/refund`, { ...refund, refundDate }, 422)).toMatchObject({ code });
  });
});

describe('two at once', () => {
  it('never use the same money twice, nor pay an invoice twice', async () => {
    const { id } = await advance();
    const invoices = await Promise.all([1, 2, 3].map(async () => (await send((await draft(400)).id)).id));
    const answers = await Promise.all(
      invoices.map((invoiceId) => admin.post(`${list}/${id}/apply`).send({ invoiceId, amount: 400 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await retainerOf(id)).toMatchObject({ applied: 400, available: 100 });
  });

  it('apply an advance and record a payment: the invoice is paid once', async () => {
    const { id } = await advance();
    const { id: invoiceId } = await send((await draft(300)).id);
    const paths: [string, object][] = [
      [`${list}/${id}/apply`, { invoiceId, amount: 300 }],
      [`/api/v1/invoices/${invoiceId}/mark-paid`, received],
    ];
    const answers = await Promise.all(paths.map(([path, body]) => admin.post(path).send(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const invoice = await invoiceOf(invoiceId);
    expect(invoice).toMatchObject({ status: 'paid', balance: 0 });
    expect(invoice.paid + invoice.advanced).toBe(300);
  });
});
