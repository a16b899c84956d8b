import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreditNoteDetail, Dashboard, InvoiceDetail, RetainerInvoiceDetail, Statement } from '@kontor/domain';
import { missing, officialFindings } from '../../../../../tools/e-invoice/official-rules.mjs';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let rates: { high: number; low: number };

beforeAll(async () => {
  api = await testApp();
  ({ admin } = await invoiceWorld(api));
  rates = { high: await store(api, aTaxRate()), low: await store(api, aTaxRate({ name: 'PVM 9 %', percent: 9 })) };
  await api.sql(`update organisation set retainers_carry_tax = true`);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
  await stopDrawing();
});
beforeEach(async () => {
  const firm = { legalCode: '304567894', vatCode: 'LT100001919017', street: 'Uosto g. 1', city: 'Kaunas' };
  customerId = await store(api, aCustomer({ ...firm, language: 'en' }));
});

const list = '/api/v1/retainer-invoices';
const line = (unitPrice: number, taxRateId = rates.high, description = 'Portal') => ({
  kind: 'text',
  description,
  quantity: 1,
  unit: 'C62',
  unitPrice,
  taxRateId,
});
const document = (lines: object[], more: object = {}) => ({
  customerId,
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'en',
  pricesIncludeTax: false,
  noProjectConfirmed: true,
  lines,
  ...more,
});
const post = async <T>(path: string, body: object, status = 200): Promise<T> =>
  (await admin.post(path).send(body).expect(status)).body as T;
const get = async <T>(path: string): Promise<T> => (await admin.get(path).expect(200)).body as T;
const invoiceOf = (id: number) => get<InvoiceDetail>(`/api/v1/invoices/${id}`);
const retainerOf = (id: number) => get<RetainerInvoiceDetail>(`${list}/${id}`);
/** A paid retainer invoice of 1,000.00 at 21 % and 100.00 at 9 %: 1,319.00. */
async function advance(lines = [line(1000), line(100, rates.low)]): Promise<RetainerInvoiceDetail> {
  const { id } = await post<RetainerInvoiceDetail>(list, document(lines), 201);
  await post(`${list}/${id}/send`, { noAccountConfirmed: true });
  return post(`${list}/${id}/mark-paid`, { paymentDate: '2026-03-10', method: 'bankTransfer' });
}
const today = () => new Date().toISOString().slice(0, 10);
const draft = (lines: object[], more: object = {}): Promise<InvoiceDetail> =>
  post('/api/v1/invoices', document(lines, more), 201);
const apply = <T = RetainerInvoiceDetail>(id: number, invoiceId: number, amount: number, status = 200): Promise<T> =>
  post(`${list}/${id}/apply`, { invoiceId, amount }, status);
const send = (id: number): Promise<InvoiceDetail> => post(`/api/v1/invoices/${id}/send`, { noAccountConfirmed: true });
const put = async (invoice: InvoiceDetail, body: object, status = 200) =>
  (await admin.put(`/api/v1/invoices/${invoice.id}`).set('If-Match', `"${invoice.version}"`).send(body).expect(status))
    .body as InvoiceDetail;
const work = async (name: string, data: object): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find((entry) => entry.name === name)
    ?.work(data as never, api.em(), false);

describe('an advance with tax', () => {
  it('is deducted on the draft by a line for each of its rates', async () => {
    const { id, number } = await advance();
    const invoice = await draft([line(2000), line(300, rates.low)]);
    expect(await apply(id, invoice.id, 1319)).toMatchObject({ applied: 1319, available: 0, applications: [{ amount: 1319 }] });
    const after = await invoiceOf(invoice.id);
    expect(after).toMatchObject({ net: 1200, tax: 228, total: 1428, balance: 1428, prepaid: 0, advanced: 0 });
    expect(after.lines.slice(2)).toMatchObject([
      {
        description: `Advance ${number} of 2026-03-02`,
        quantity: -1,
        unitPrice: 1000,
        net: -1000,
        taxPercent: 21,
        advanceOf: id,
      },
      { quantity: -1, unitPrice: 100, net: -100, taxPercent: 9, advanceOf: id },
    ]);
    expect(after.taxes.map(({ percent, base, amount }) => [percent, base, amount])).toEqual([
      [21, 1000, 210],
      [9, 200, 18],
    ]);
  });

  it('is used in parts, which are the advance to the cent, and given back', async () => {
    const { id } = await advance([line(100.03), line(33.33, rates.low)]);
    const { total } = await retainerOf(id);
    const [one, two] = [await draft([line(500)]), await draft([line(500), line(100, rates.low)])];
    await apply(id, one.id, 50);
    await apply(id, two.id, total - 50);
    const netOf = async (invoice: InvoiceDetail) =>
      (await invoiceOf(invoice.id)).lines.filter(({ advanceOf }) => advanceOf).map(({ net }) => net);
    const [first, second] = [await netOf(one), await netOf(two)];
    expect([...first, ...second].reduce((sum, net) => sum + net * 100, 0)).toBeCloseTo(-13336, 6);
    const [application] = (await retainerOf(id)).applications;
    expect(await post(`${list}/${id}/unapply`, { applicationId: application?.id })).toMatchObject({ available: 50 });
    expect(await invoiceOf(one.id)).toMatchObject({ total: 605, balance: 605, lines: [{ net: 500 }], taxes: [{ base: 500 }] });
  });

  it('stays on the draft as it was applied, whatever the editor sends', async () => {
    const { id } = await advance([line(1000)]);
    const invoice = await draft([line(2000)]);
    await apply(id, invoice.id, 605);
    const before = await invoiceOf(invoice.id);
    const typed = before.lines.map(({ advanceOf, taxRateId, unitPrice, quantity, description }) => ({
      kind: 'text',
      unit: 'C62',
      advanceOf,
      taxRateId,
      quantity,
      description,
      unitPrice: advanceOf ? 1 : unitPrice,
    }));
    const saved = await put(before, document([line(10), ...typed], { language: 'lt', pricesIncludeTax: true }));
    expect(saved.lines.map(({ net }) => net)).toEqual([10, 2000, -605]);
    expect(saved.lines[2]).toMatchObject({ advanceOf: id, description: expect.stringMatching(/^Avansas RET/), position: 3 });
    const less = await put(saved, document([line(700)]));
    expect(less).toMatchObject({ net: 200, total: 242 });
    expect(await put(less, document([line(400)]), 422)).toMatchObject({ code: 'document.total_incorrect' });
    const discounted = await put(less, document([line(700)], { discountPercent: 10 }), 422);
    expect(discounted).toMatchObject({ errors: { discountPercent: { code: 'retainer_invoice.whole_discount' } } });
    expect((await retainerOf(id)).available).toBe(605);
  });

  it('is refused on a sent invoice, twice on one draft, beside a discount, and beyond the invoice', async () => {
    const { id } = await advance([line(1000)]);
    const { id: sentId } = await send((await draft([line(2000)])).id);
    expect(await apply(id, sentId, 1, 422)).toMatchObject({ code: 'retainer_invoice.taxed' });
    const { id: draftId } = await draft([line(2000)]);
    await apply(id, draftId, 100);
    expect(await apply(id, draftId, 100, 409)).toMatchObject({ code: 'retainer_invoice.deducted_already' });
    const discounted = await draft([line(2000)], { discountPercent: 10 });
    expect(await apply(id, discounted.id, 100, 422)).toMatchObject({ code: 'retainer_invoice.whole_discount' });
    expect(await apply(id, (await draft([line(10)])).id, 12.11, 422)).toMatchObject({ code: 'retainer_invoice.over_invoice' });
  });

  it('keeps the rate with which its tax was declared, also after the rate has ended', async () => {
    const taxRateId = await store(api, aTaxRate({ name: 'PVM 6 %', percent: 6 }));
    const { id } = await advance([line(100, taxRateId)]);
    await api.sql(`update tax_rate set valid_to = '2026-03-01' where id = $1`, [taxRateId]);
    const invoice = await draft([line(500)]);
    await apply(id, invoice.id, 106);
    expect(await send(invoice.id)).toMatchObject({ status: 'sent', total: 499 });
  });

  it('leaves the e-invoice of the final invoice without a prepaid amount, naming the advance', async () => {
    const { id, number } = await advance();
    const { id: invoiceId } = await draft([line(2000), line(300, rates.low)]);
    await apply(id, invoiceId, 1319);
    await send(invoiceId);
    await work('drawInvoicePdf', { invoiceId });
    const { text, body } = await admin.get(`/api/v1/invoices/${invoiceId}/e-invoice`).buffer(true).expect(200);
    const xml = text ?? (body as Buffer).toString();
    expect(xml).toContain(`<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID>`);
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>');
    expect(xml).not.toContain('PrepaidAmount');
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">1428.00</cbc:PayableAmount>');
    if (!missing.length) expect(await officialFindings(xml)).toEqual([]);
  });
});

describe('paid back', () => {
  type Refused = { code: string; errors?: Record<string, { code: string }> };
  const paidBack = { refundDate: '2026-03-20', method: 'bankTransfer', reference: 'Back' };
  const refund = <T = RetainerInvoiceDetail>(id: number, amount: number, change: object = {}, status = 200): Promise<T> =>
    post(`${list}/${id}/refund`, { ...paidBack, amount, ...change }, status);
  const noteOf = async ({ refunds }: RetainerInvoiceDetail, at = 0): Promise<CreditNoteDetail> =>
    get(`/api/v1/credit-notes/${refunds[at]?.creditNoteId}`);
  const norwegian = `country = 'NO', legal_code = '974760673', vat_code = 'NO974760673MVA'`;
  const lithuanian = `country = 'LT', legal_code = '302308327', vat_code = 'LT100004801610'`;

  it.each([
    ['Lithuania', lithuanian],
    ['Norway', norwegian],
  ])('in %s, it has a credit note of its own that breaks no rule', async (_, firm) => {
    await api.sql(`update organisation set ${firm}`);
    const retainer = await advance();
    const note = await noteOf(await refund(retainer.id, 659.5));
    expect(note).toMatchObject({
      status: 'sent',
      number: expect.stringMatching(/^CN-2026-/),
      invoiceId: null,
      retainerInvoiceId: retainer.id,
      invoiceNumber: retainer.number,
      invoiceDate: '2026-03-02',
      creditNoteDate: '2026-03-20',
      total: 659.5,
      net: 550,
      applied: 0,
      paidBack: 659.5,
      unallocated: 0,
      paidBackDate: '2026-03-20',
      paidBackReference: 'Back',
      taxes: [
        { percent: 21, base: 500, amount: 105 },
        { percent: 9, base: 50, amount: 4.5 },
      ],
      lines: [{ description: `Advance ${retainer.number} of 2026-03-02`, net: 500, invoiceLineId: null }, { net: 50 }],
    });
    await work('drawCreditNotePdf', { creditNoteId: note.id });
    expect(await noteOf(await retainerOf(retainer.id))).toMatchObject({ pdfState: 'ready', eInvoiceState: 'ready' });
    const { text, body } = await admin.get(`/api/v1/credit-notes/${note.id}/e-invoice`).buffer(true).expect(200);
    const xml = text ?? (body as Buffer).toString();
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(xml).toContain(`<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${retainer.number}</cbc:ID>`);
    if (!missing.length) expect(await officialFindings(xml)).toEqual([]);
    await api.sql(`update organisation set ${lithuanian}`);
  });

  it('in parts beside what invoices use, all together are the advance to the cent', async () => {
    const { id } = await advance([line(100.03), line(33.33, rates.low)]);
    const { total } = await retainerOf(id);
    await refund(id, 10.01);
    await apply(id, (await draft([line(500), line(100, rates.low)])).id, 70.07);
    const after = await refund(id, Math.round((total - 80.08) * 100) / 100);
    expect(after).toMatchObject({ available: 0, refunded: expect.closeTo(total - 70.07, 6) });
    const [one, two] = [await noteOf(after), await noteOf(after, 1)];
    const used = await api.sql<{ percent: number; base: number; amount: number }>(
      `select x.percent, x.base, x.amount from retainer_application_line x
        join retainer_application a on a.id = x.retainer_application_id where a.retainer_invoice_id = $1`,
      [id],
    );
    const all = [...one.taxes, ...two.taxes, ...used];
    const cents = (percent: number, of: 'base' | 'amount') =>
      all.filter((row) => Number(row.percent) === percent).reduce((sum, row) => sum + Math.round(Number(row[of]) * 100), 0);
    expect([cents(21, 'base'), cents(21, 'amount'), cents(9, 'base'), cents(9, 'amount')]).toEqual([10003, 2101, 3333, 300]);
  });

  it('by mistake is undone: the credit note is void, keeps its number and cannot be changed by itself', async () => {
    const { id } = await advance([line(1000)]);
    const [first] = (await refund(id, 605)).refunds;
    const path = `/api/v1/credit-notes/${first?.creditNoteId}`;
    const paths = [`${path}/void`, `${path}/undo-pay-back`];
    for (const one of paths)
      expect(await post<Refused>(one, { reason: 'x' }, 409)).toMatchObject({ code: 'credit_note.of_refund' });
    expect(await post(`${list}/${id}/undo-refund`, { refundId: first?.id })).toMatchObject({ refunded: 0, refunds: [] });
    const note = { status: 'void', number: first?.creditNoteNumber, paidBack: 0, paidBackDate: null };
    expect(await get<CreditNoteDetail>(path)).toMatchObject(note);
    const [again] = (await refund(id, 1210)).refunds;
    expect(again?.creditNoteNumber).not.toBe(first?.creditNoteNumber);
  });

  it('stays once the customer has the credit note', async () => {
    const { id } = await advance([line(1000)]);
    const [{ id: refundId, creditNoteId } = { id: 0, creditNoteId: 0 }] = (await refund(id, 605)).refunds;
    await work('drawCreditNotePdf', { creditNoteId });
    await post(`/api/v1/credit-notes/${creditNoteId}/mail`, { to: 'a@pavyzdys.example' });
    expect(await post<Refused>(`${list}/${id}/undo-refund`, { refundId }, 409)).toMatchObject({
      code: 'retainer_invoice.refund_delivered',
    });
    expect(await retainerOf(id)).toMatchObject({ refunded: 605 });
  });

  it('on a day before the last credit note is refused as a whole', async () => {
    const { id } = await advance([line(1000)]);
    await refund(id, 605);
    expect(await refund<Refused>(id, 605, { refundDate: '2026-03-12' }, 422)).toMatchObject({
      errors: { refundDate: { code: 'document.date_before_last' } },
    });
    expect(await retainerOf(id)).toMatchObject({ refunded: 605, refunds: [{ amount: 605 }] });
  });

  it('without tax has no document', async () => {
    await api.sql(`update organisation set retainers_carry_tax = false`);
    const { id } = await advance([line(1000)]);
    expect((await refund(id, 500)).refunds).toMatchObject([{ amount: 500, creditNoteId: null, creditNoteNumber: null }]);
    await api.sql(`update organisation set retainers_carry_tax = true`);
  });
});

describe('the final invoice', () => {
  const credit = (invoiceId: number, lines: object[], status: number) =>
    post<CreditNoteDetail & { code: string }>(
      '/api/v1/credit-notes',
      { invoiceId, creditNoteDate: '2026-03-20', reason: 'Wrong', lines },
      status,
    );
  async function final() {
    const retainer = await advance([line(1000)]);
    const { id } = await draft([line(1500), line(200)]);
    await apply(retainer.id, id, 1210);
    return { retainer, invoice: await send(id) };
  }

  it('credited as a whole makes the advance available again, until the credit note is voided', async () => {
    const { retainer, invoice } = await final();
    const whole = invoice.lines.map(({ id }) => ({ invoiceLineId: id, quantity: 1 }));
    expect(await credit(invoice.id, whole.slice(1), 422)).toMatchObject({ code: 'retainer_invoice.credited_whole' });
    const note = await credit(invoice.id, whole, 201);
    expect(note.total).toBe(847);
    await post(`/api/v1/credit-notes/${note.id}/send`, {});
    expect(await retainerOf(retainer.id)).toMatchObject({ applied: 0, available: 1210, applications: [] });
    await post(`/api/v1/credit-notes/${note.id}/void`, { reason: 'x' });
    expect(await retainerOf(retainer.id)).toMatchObject({ applied: 1210, available: 0 });
  });

  it('cannot get its advance back once that is used elsewhere', async () => {
    const { retainer, invoice } = await final();
    const note = await credit(
      invoice.id,
      invoice.lines.map(({ id }) => ({ invoiceLineId: id, quantity: 1 })),
      201,
    );
    await post(`/api/v1/credit-notes/${note.id}/send`, {});
    await apply(retainer.id, (await draft([line(5000)])).id, 500);
    const { body } = await admin.post(`/api/v1/credit-notes/${note.id}/void`).send({ reason: 'x' });
    expect(body).toMatchObject({ code: 'retainer_invoice.over_available' });
    expect(await retainerOf(retainer.id)).toMatchObject({ applied: 500, available: 710 });
  });

  it('voided makes the advance available again', async () => {
    const { retainer, invoice } = await final();
    await post(`/api/v1/invoices/${invoice.id}/void`, { reason: 'x' });
    expect(await retainerOf(retainer.id)).toMatchObject({ applied: 0, available: 1210 });
  });

  it('is owed in the statement as a whole, of which the advance pays its part', async () => {
    const { invoice } = await final();
    const [statement] = await get<Statement[]>(`/api/v1/customers/${customerId}/statement?from=2026-01-01&to=2026-12-31`);
    expect(statement).toMatchObject({ invoiced: invoice.total + 1210, received: 1210, closing: invoice.total });
  });

  it('is income as a whole: the advance alone is none', async () => {
    const figures = () => get<Dashboard>('/api/v1/dashboard');
    const before = (await figures()).invoicedThisMonth?.value ?? 0;
    const retainer = await advance([line(1000)]);
    expect((await figures()).invoicedThisMonth?.value).toBe(before);
    const { id } = await draft([line(1500)], { invoiceDate: today(), dueDate: today() });
    await apply(retainer.id, id, 1210);
    const { lines } = await send(id);
    expect((await figures()).invoicedThisMonth?.value).toBeCloseTo(before + 1500, 2);
    const whole = lines.map((one) => ({ invoiceLineId: one.id, quantity: 1 }));
    const body = { invoiceId: id, creditNoteDate: today(), reason: 'Wrong', lines: whole };
    const note = await post<CreditNoteDetail>('/api/v1/credit-notes', body, 201);
    await post(`/api/v1/credit-notes/${note.id}/send`, {});
    expect((await figures()).invoicedThisMonth?.value).toBeCloseTo(before, 2);
  });
});

describe('an advance with tax that is paid back', () => {
  it('stands in the statement once, and is no income', async () => {
    const { invoicedThisMonth: before, receivedThisMonth: received } = await get<Dashboard>('/api/v1/dashboard');
    const { id } = await advance([line(1000)]);
    await post(`${list}/${id}/refund`, { refundDate: today(), amount: 1210, method: 'cash' });
    const [statement] = await get<Statement[]>(`/api/v1/customers/${customerId}/statement?from=2026-01-01&to=2026-12-31`);
    expect(statement).toMatchObject({ invoiced: 0, credited: 0, closing: 0 });
    const after = await get<Dashboard>('/api/v1/dashboard');
    expect(after.invoicedThisMonth?.value).toBe(before?.value);
    expect(after.receivedThisMonth?.value).toBeCloseTo((received?.value ?? 0) - 1210, 2);
  });
});
