import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentLineInput, RetainerInvoiceCounts, RetainerInvoiceDetail, RetainerInvoiceInput } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { anItem, aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let taxRateId: number;

beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await api.as('admin');
  customerId = await store(api, aCustomer({ paymentTermsDays: 10 }));
  taxRateId = await store(api, aTaxRate());
  await api.sql(`update organisation set retainers_carry_tax = false, lock_date = null`);
});

const list = '/api/v1/retainer-invoices';
const line = (change: Partial<DocumentLineInput> = {}): DocumentLineInput => ({
  kind: 'text',
  description: 'Advance for the portal',
  quantity: 1,
  unit: 'C62',
  unitPrice: 500,
  taxRateId,
  ...change,
});
const input = (change: Partial<RetainerInvoiceInput> = {}): RetainerInvoiceInput => ({
  customerId,
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'lt',
  pricesIncludeTax: false,
  lines: [line()],
  ...change,
});
const draft = async (change: Partial<RetainerInvoiceInput> = {}): Promise<RetainerInvoiceDetail> =>
  (await admin.post(list).send(input(change)).expect(201)).body as RetainerInvoiceDetail;
const does = async (id: number, verb: string, body: object = {}): Promise<RetainerInvoiceDetail> =>
  (await admin.post(`${list}/${id}/${verb}`).send(body).expect(200)).body as RetainerInvoiceDetail;
const sent = async (change: Partial<RetainerInvoiceInput> = {}): Promise<RetainerInvoiceDetail> =>
  does((await draft(change)).id, 'send', { noAccountConfirmed: true });
const refused = async (id: number, verb: string, status: number, body: object = {}) =>
  (await admin.post(`${list}/${id}/${verb}`).send(body).expect(status)).body as { code: string; errors?: object };
const received = { paymentDate: '2026-03-10', method: 'bankTransfer' };

describe('a draft', () => {
  it('asks for its amount without tax, is listed, changed at its version and deleted', async () => {
    const made = await draft();
    expect(made).toMatchObject({ status: 'draft', number: null, net: 500, tax: 0, total: 500, balance: 500, carriesTax: false });
    expect(made.lines).toMatchObject([{ taxName: 'Be PVM', taxPercent: null, taxCategory: 'O' }]);
    const filter = encodeURIComponent(JSON.stringify({ customerId }));
    const { body } = await admin.get(`${list}?filter=${filter}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ id: made.id, total: 500, available: 0 })]);
    const path = `${list}/${made.id}`;
    const changed = await admin
      .put(path)
      .set('If-Match', `"${made.version}"`)
      .send(input({ discountPercent: 10 }))
      .expect(200);
    expect(changed.body).toMatchObject({ discount: 50, total: 450 });
    await admin.put(path).set('If-Match', `"${made.version}"`).send(input()).expect(409);
    await admin
      .delete(path)
      .set('If-Match', `"${(changed.body as RetainerInvoiceDetail).version}"`)
      .expect(200);
    await admin.get(path).expect(404);
  });

  it('carries tax where the organisation wants it', async () => {
    await api.sql(`update organisation set retainers_carry_tax = true`);
    expect(await draft()).toMatchObject({ net: 500, tax: 105, total: 605, carriesTax: true });
  });

  it.each([
    ['a due date before its date', { dueDate: '2026-03-01' }, 422, { dueDate: 'invoice.due_before_issue' }],
    ['a discount above 100 %', { discountPercent: 101 }, 400, { discountPercent: 'document.discount_incorrect' }],
    ['no customer', { customerId: undefined }, 400, { customerId: 'document.select_customer' }],
  ])('is refused with %s, at the field', async (_, change, status, expected) => {
    const { body } = await admin
      .post(list)
      .send({ ...input(), ...change })
      .expect(status);
    const { errors } = body as { errors: Record<string, { code: string }> };
    expect(Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))).toEqual(expected);
  });

  it('is refused with items, with hours, below zero, and without a project where the customer has an open one', async () => {
    const refusal = async (change: Partial<RetainerInvoiceInput>) =>
      (await admin.post(list).send(input(change)).expect(422)).body as object;
    const itemId = await store(api, anItem());
    expect(await refusal({ lines: [line({ kind: 'item', itemId })] })).toMatchObject({ code: 'retainer_invoice.no_items' });
    const sources = [{ kind: 'timeEntry' as const, id: 1 }];
    expect(await refusal({ lines: [line({ sources })] })).toMatchObject({ code: 'retainer_invoice.no_sources' });
    expect(await refusal({ lines: [line({ quantity: -1 })] })).toMatchObject({ code: 'document.total_incorrect' });
    await api.sql(`update organisation set project_choice = 'always'`);
    expect(await refusal({})).toMatchObject({ errors: { projectId: { code: 'document.select_project' } } });
    await api.sql(`update organisation set project_choice = 'whenOpen'`);
  });
});

describe('sending', () => {
  it('gives a number of its own series, freezes what the customer gets, and asks for its PDF and mail', async () => {
    const { id } = await draft();
    const retainer = await does(id, 'send', { to: 'a@example.com', noAccountConfirmed: true });
    expect(retainer).toMatchObject({ status: 'sent', number: expect.stringMatching(/^RET-2026-\d{4}$/), pdfState: 'pending' });
    expect(retainer.paymentReference).toMatch(/^RF/);
    expect(await api.sql(`select subject from mail where subject_type = 'RetainerInvoice' and subject_id = $1`, [id])).toEqual([
      { subject: expect.stringContaining(String(retainer.number)) },
    ]);
    await expect(api.sql(`update retainer_invoice set total = 1 where id = $1`, [id])).rejects.toThrow('frozen');
    await expect(api.sql(`delete from retainer_invoice where id = $1`, [id])).rejects.toThrow('frozen');
    await expect(api.sql(`delete from retainer_invoice_line where retainer_invoice_id = $1`, [id])).rejects.toThrow('frozen');
    const path = `${list}/${id}`;
    const { body } = await admin.put(path).set('If-Match', `"${retainer.version}"`).send(input()).expect(409);
    expect(body).toMatchObject({ code: 'retainer_invoice.frozen' });
    await admin.delete(path).set('If-Match', `"${retainer.version}"`).expect(409);
  });

  it('is refused without lines, over nothing, and twice', async () => {
    expect(await refused((await draft({ lines: [] })).id, 'send', 422)).toMatchObject({ code: 'document.no_lines' });
    const free = await draft({ lines: [line({ unitPrice: 0 })] });
    expect(await refused(free.id, 'send', 422)).toMatchObject({ code: 'document.total_incorrect' });
    expect(await refused((await sent()).id, 'send', 409)).toMatchObject({ code: 'retainer_invoice.cannot_send' });
  });

  it('asks as much as an invoice where the advance carries tax', async () => {
    await api.sql(`update organisation set retainers_carry_tax = true, legal_code = null`);
    expect(await refused((await draft()).id, 'send', 422)).toMatchObject({ code: 'document.organisation_incomplete' });
  });
});

describe('money', () => {
  it('is paid in parts, and marked as paid by a payment of the rest', async () => {
    const { id } = await sent();
    expect(await does(id, 'record-payment', { ...received, amount: 200 })).toMatchObject({
      status: 'sent',
      paid: 200,
      balance: 300,
      available: 200,
      paidAt: null,
    });
    expect(await does(id, 'mark-paid', received)).toMatchObject({ status: 'paid', paid: 500, balance: 0, available: 500 });
    const { body } = await admin.get(`${list}/${id}/payments`).expect(200);
    expect(body).toMatchObject([{ amount: 300 }, { amount: 200, allocations: [], retainers: [{ retainerInvoiceId: id }] }]);
    expect(await refused(id, 'record-payment', 409, { ...received, amount: 1 })).toMatchObject({
      code: 'retainer_invoice.cannot_record_payment',
    });
  });

  it('above what is asked for becomes the credit of the customer', async () => {
    const { id } = await sent();
    expect(await does(id, 'record-payment', { ...received, amount: 620 })).toMatchObject({ status: 'paid', paid: 500 });
    const { body } = await admin.get(`${list}/${id}/payments`).expect(200);
    expect(body).toMatchObject([{ amount: 620, unallocated: 120 }]);
  });

  it('that bounced is undone, and asked for again', async () => {
    const { id } = await sent();
    await does(id, 'mark-paid', received);
    const { body } = await admin.get(`${list}/${id}/payments`).expect(200);
    const [payment] = body as { id: number; version: number }[];
    await admin.delete(`/api/v1/payments/${payment?.id}`).set('If-Match', `"${payment?.version}"`).expect(200);
    expect(await does(id, 'mark-paid', received)).toMatchObject({ status: 'paid' });
  });

  it('is not taken before the retainer invoice nor from the future', async () => {
    const { id } = await sent();
    const early = { ...received, paymentDate: '2026-03-01', amount: 1 };
    expect(await refused(id, 'record-payment', 422, early)).toMatchObject({ code: 'payment.before_invoice' });
    const late = { ...received, paymentDate: '2099-01-01', amount: 1 };
    expect(await refused(id, 'record-payment', 422, late)).toMatchObject({ code: 'payment.in_future' });
  });

  it('is paid once, also when two people mark it at the same moment', async () => {
    const { id } = await sent();
    const both = [1, 2].map(() => admin.post(`${list}/${id}/mark-paid`).send(received));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await api.sql(`select sum(amount)::float8 as paid from retainer_payment where retainer_invoice_id = $1`, [id]),
    ).toEqual([{ paid: 500 }]);
  });
});

describe('voiding', () => {
  it('keeps the number and asks for nothing any more', async () => {
    const { id, number } = await sent();
    expect(await does(id, 'void', { reason: 'Agreed otherwise' })).toMatchObject({ status: 'void', number, balance: 0 });
    expect(await refused(id, 'mail', 409, { to: 'a@example.com' })).toMatchObject({ code: 'retainer_invoice.cannot_send' });
  });

  it('is refused once something was paid', async () => {
    const { id } = await sent();
    await does(id, 'record-payment', { ...received, amount: 1 });
    expect(await refused(id, 'void', 409, { reason: 'x' })).toMatchObject({ code: 'retainer_invoice.has_payments' });
    await does(id, 'mark-paid', received);
    expect(await refused(id, 'void', 409, { reason: 'x' })).toMatchObject({ code: 'retainer_invoice.cannot_void' });
  });
});

it('the counts of the tabs name what is overdue among what was sent', async () => {
  const before = (await admin.get(`${list}/counts`).expect(200)).body as RetainerInvoiceCounts;
  await draft();
  await sent();
  await sent({ dueDate: '2099-01-01' });
  const after = (await admin.get(`${list}/counts`).expect(200)).body as RetainerInvoiceCounts;
  const more = (key: keyof RetainerInvoiceCounts): number => after[key] - before[key];
  expect([more('all'), more('draft'), more('sent'), more('overdue')]).toEqual([3, 1, 2, 1]);
});

it('the totals add up the whole filter by currency, and what is void asks for nothing', async () => {
  const totals = async (filter: object): Promise<unknown> =>
    (
      await admin
        .get(`${list}/totals`)
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body;
  const orderNumber = 'PO-TOTALS';
  const [one, other] = [await sent({ orderNumber }), await sent({ orderNumber })];
  await does(one.id, 'record-payment', { ...received, amount: 40 });
  await does(other.id, 'void', { reason: 'Not wanted' });
  const sums = { currency: 'EUR', count: 2, total: one.total, paid: 40, applied: 0, refunded: 0, available: 40 };
  expect(await totals({ orderNumber })).toEqual([sums]);
  expect(await totals({ orderNumber, status: 'void' })).toEqual([{ ...sums, count: 1, total: 0, paid: 0, available: 0 }]);
  expect(await totals({ orderNumber: 'none' })).toEqual([]);
});
