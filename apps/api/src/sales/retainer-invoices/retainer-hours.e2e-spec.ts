import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CorrectedInvoice, InvoiceAdvanceRecord, InvoiceDetail, RetainerInvoiceDetail } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let projectId: number;
let taxRateId: number;

beforeAll(async () => {
  api = await testApp();
  ({ admin } = await invoiceWorld(api));
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});
beforeEach(async () => {
  customerId = await store(api, aCustomer({ street: 'Laisvės al. 1', city: 'Kaunas' }));
  projectId = await store(api, aProject({ customerId }));
  taxRateId = await store(api, aTaxRate());
});

const list = '/api/v1/retainer-invoices';
const post = async <T>(path: string, body: object, status = 200): Promise<T> =>
  (await admin.post(path).send(body).expect(status)).body as T;
type Answer = RetainerInvoiceDetail & { code: string };
const head = () => ({
  customerId,
  projectId,
  invoiceDate: '2026-03-12',
  dueDate: '2026-03-26',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'en',
  pricesIncludeTax: false,
});
/** A retainer invoice over hours, paid unless said otherwise. */
async function prepaid(quantity: number, unitPrice: number, { isPaid = true } = {}): Promise<RetainerInvoiceDetail> {
  const lines = [{ kind: 'text', description: 'Prepaid hours', quantity, unit: 'HUR', unitPrice, taxRateId }];
  const dates = { invoiceDate: '2026-03-02', dueDate: '2026-03-16' };
  const { id } = await post<RetainerInvoiceDetail>(list, { ...head(), ...dates, lines }, 201);
  const sent = await post<RetainerInvoiceDetail>(`${list}/${id}/send`, { noAccountConfirmed: true });
  return isPaid ? post(`${list}/${id}/mark-paid`, { paymentDate: '2026-03-10', method: 'bankTransfer' }) : sent;
}
const hour = (minutes: number, workDate: string, rate: number | null = 100): Promise<number> =>
  store(api, aTimeEntry({ projectId, minutes, workDate, billable: true, billingRate: rate }));
type Hours = { entries: number[]; quantity: number; unitPrice?: number };
const lineOf = ({ entries, quantity, unitPrice = 100 }: Hours) => ({
  kind: 'time',
  description: 'Portal',
  quantity,
  unit: 'HUR',
  unitPrice,
  taxRateId,
  sources: entries.map((id) => ({ kind: 'timeEntry', id })),
});
const draft = (...hours: Hours[]): Promise<InvoiceDetail> =>
  post('/api/v1/invoices', { ...head(), lines: hours.map(lineOf) }, 201);
const draw = (id: number, invoiceId: number, status = 200): Promise<Answer> =>
  post(`${list}/${id}/draw-hours`, { invoiceId }, status);
const invoiceOf = async (id: number): Promise<InvoiceDetail> =>
  (await admin.get(`/api/v1/invoices/${id}`).expect(200)).body as InvoiceDetail;
const retainerOf = async (id: number): Promise<RetainerInvoiceDetail> =>
  (await admin.get(`${list}/${id}`).expect(200)).body as RetainerInvoiceDetail;

describe('prepaid hours', () => {
  it('are drawn by the hours of a draft, the oldest first, and the overage stays at its own price', async () => {
    const { id } = await prepaid(10, 80);
    expect(await retainerOf(id)).toMatchObject({ prepaidMinutes: 600, drawnMinutes: 0, available: 800 });
    const [late, early] = [await hour(500, '2026-03-09', 120), await hour(400, '2026-03-03')];
    const invoice = await draft(
      { entries: [late], quantity: 8.333333, unitPrice: 120 },
      { entries: [early], quantity: 6.666667 },
    );
    expect(await draw(id, invoice.id)).toMatchObject({
      applied: 800,
      available: 0,
      drawnMinutes: 600,
      applications: [{ amount: 800, minutes: 600, isFinal: false }],
    });
    const drawn = await invoiceOf(invoice.id);
    // 400 minutes at 80 instead of 100, and 200 at 80 instead of 120.
    expect(drawn.lines.slice(2)).toMatchObject([
      { quantity: -6.666667, unit: 'HUR', unitPrice: 20, net: -133.33, advanceOf: id },
      { quantity: -3.333333, unit: 'HUR', unitPrice: 40, net: -133.33, advanceOf: id },
    ]);
    expect(drawn).toMatchObject({ net: 1400.01, tax: 294, total: 1694.01, advanced: 800, balance: 894.01 });
    const sent = await post<InvoiceDetail>(`/api/v1/invoices/${invoice.id}/send`, { noAccountConfirmed: true });
    expect(sent).toMatchObject({ status: 'sent', prepaid: 800, due: 894.01, balance: 894.01 });
    await post(`/api/v1/invoices/${invoice.id}/void`, { reason: 'x' });
    expect(await retainerOf(id)).toMatchObject({ applied: 0, available: 800, drawnMinutes: 0 });
  });

  it('are left over, and the last draw takes the rest to the cent', async () => {
    const { id } = await prepaid(3, 33.33);
    const one = await draft({ entries: [await hour(100, '2026-03-03')], quantity: 1.666667 });
    expect(await draw(id, one.id)).toMatchObject({ applied: 55.55, drawnMinutes: 100 });
    const two = await draft({ entries: [await hour(200, '2026-03-04')], quantity: 3.333333 });
    expect(await draw(id, two.id)).toMatchObject({ applied: 99.99, available: 0, drawnMinutes: 180 });
    expect(await draw(id, one.id, 409)).toMatchObject({ code: 'retainer_invoice.deducted_already' });
    const three = await draft({ entries: [await hour(60, '2026-03-05')], quantity: 1 });
    expect(await draw(id, three.id, 409)).toMatchObject({ code: 'retainer_invoice.no_hours_left' });
  });

  it('are given back with the draft, by taking them off and not by editing', async () => {
    const { id } = await prepaid(10, 80);
    const entry = await hour(120, '2026-03-03');
    const made = await draft({ entries: [entry], quantity: 2 });
    const { applications } = await draw(id, made.id);
    const { version } = await invoiceOf(made.id);
    const put = (body: object, at: number) => admin.put(`/api/v1/invoices/${made.id}`).send({ ...head(), version: at, ...body });
    const fewer = await put({ lines: [lineOf({ entries: [entry], quantity: 1.5, unitPrice: 300 })] }, version).expect(409);
    expect(fewer.body).toMatchObject({ code: 'retainer_invoice.hours_reserved' });
    for (const change of [{ unitPrice: 300 }, { taxRateId: await store(api, aTaxRate({ name: 'VAT 5', percent: 5 })) }])
      expect(
        (await put({ lines: [{ ...lineOf({ entries: [entry], quantity: 2 }), ...change }] }, version).expect(409)).body,
      ).toMatchObject({ code: 'retainer_invoice.hours_reserved' });
    // The line that was not typed is added again.
    const more = { kind: 'text', description: 'Travel', quantity: 1, unit: 'C62', unitPrice: 50, taxRateId };
    const saved = await put({ lines: [lineOf({ entries: [entry], quantity: 2 }), more] }, version).expect(200);
    expect((saved.body as InvoiceDetail).lines).toMatchObject([{}, { net: 50 }, { quantity: -2, unitPrice: 20, net: -40 }]);
    expect(saved.body).toMatchObject({ net: 210, advanced: 160 });
    await post(`${list}/${id}/unapply`, { applicationId: applications[0]?.id });
    expect(await retainerOf(id)).toMatchObject({ applied: 0, drawnMinutes: 0 });
    const free = await invoiceOf(made.id);
    expect(free).toMatchObject({ net: 250, advanced: 0 });
    expect(free.lines).toHaveLength(2);
    await draw(id, made.id);
    const { version: last } = await invoiceOf(made.id);
    await admin.delete(`/api/v1/invoices/${made.id}`).set('If-Match', `"${last}"`).expect(200);
    expect(await retainerOf(id)).toMatchObject({ applied: 0, drawnMinutes: 0, available: 800 });
  });

  it('of two projects are drawn apart on one invoice', async () => {
    const own = await prepaid(1, 80);
    const first = projectId;
    projectId = await store(api, aProject({ customerId }));
    const other = await prepaid(2, 90);
    const late = await hour(90, '2026-03-04');
    projectId = first;
    const lines = [
      { entries: [await hour(120, '2026-03-03')], quantity: 2 },
      { entries: [late], quantity: 1.5 },
    ].map(lineOf);
    const mixed = { ...head(), projectId: null, noProjectConfirmed: true, lines };
    const invoice = await post<InvoiceDetail>('/api/v1/invoices', mixed, 201);
    expect(await draw(own.id, invoice.id)).toMatchObject({ applied: 80, drawnMinutes: 60 });
    // What was drawn for the other project takes none of these hours.
    expect(await draw(other.id, invoice.id)).toMatchObject({ applied: 135, drawnMinutes: 90 });
    expect((await invoiceOf(invoice.id)).lines.slice(2)).toMatchObject([
      { quantity: -1, unitPrice: 20 },
      { quantity: -1.5, unitPrice: 10 },
    ]);
  });

  it('with tax are deducted before tax', async () => {
    await api.sql('update organisation set retainers_carry_tax = true');
    const { id, total } = await prepaid(10, 80);
    await api.sql('update organisation set retainers_carry_tax = false');
    expect(total).toBe(968);
    const invoice = await draft({ entries: [await hour(900, '2026-03-03')], quantity: 15 });
    expect(await draw(id, invoice.id)).toMatchObject({ applied: 968, available: 0, drawnMinutes: 600 });
    // 15 h at 100, less 10 h × 20, less the advance of 800: 500 and its tax.
    expect(await invoiceOf(invoice.id)).toMatchObject({ net: 500, tax: 105, total: 605, balance: 605 });
    const sent = await post<InvoiceDetail>(`/api/v1/invoices/${invoice.id}/send`, { noAccountConfirmed: true });
    expect(sent).toMatchObject({ status: 'sent', total: 605, due: 605 });
  });

  it('of two retainer invoices are taken off in the reverse order, so that each keeps its price', async () => {
    const [first, second] = [await prepaid(1, 80), await prepaid(1, 90)];
    const [early, late] = [await hour(60, '2026-03-03'), await hour(60, '2026-03-04', 120)];
    const invoice = await draft({ entries: [early], quantity: 1 }, { entries: [late], quantity: 1, unitPrice: 120 });
    const { applications } = await draw(first.id, invoice.id);
    const later = await draw(second.id, invoice.id);
    expect(await invoiceOf(invoice.id)).toMatchObject({ net: 170 });
    const takeOff = (id: number, applicationId: number | undefined, status = 200): Promise<Answer> =>
      post(`${list}/${id}/unapply`, { applicationId }, status);
    expect(await takeOff(first.id, applications[0]?.id, 409)).toMatchObject({
      code: 'retainer_invoice.hours_used_after',
      params: { number: second.number },
    });
    await takeOff(second.id, later.applications[0]?.id);
    await takeOff(first.id, applications[0]?.id);
    expect(await invoiceOf(invoice.id)).toMatchObject({ net: 220, advanced: 0 });
    await draw(second.id, invoice.id);
    await draw(first.id, invoice.id);
    expect(await invoiceOf(invoice.id)).toMatchObject({ net: 170 });
  });

  it('sold at a price with tax cost that price, though the advance itself carries none', async () => {
    const lines = [{ kind: 'text', description: 'Hours', quantity: 3, unit: 'HUR', unitPrice: 96.8, taxRateId }];
    const dates = { invoiceDate: '2026-03-02', dueDate: '2026-03-16', pricesIncludeTax: true };
    const { id, total } = await post<RetainerInvoiceDetail>(list, { ...head(), ...dates, lines }, 201);
    expect(total).toBe(290.4);
    await post(`${list}/${id}/send`, { noAccountConfirmed: true });
    await post(`${list}/${id}/mark-paid`, { paymentDate: '2026-03-10', method: 'bankTransfer' });
    const net = await draft({ entries: [await hour(60, '2026-03-03')], quantity: 1 });
    await draw(id, net.id);
    // 80 before tax is 96.80 with it, which is what was paid for the hour.
    expect(await invoiceOf(net.id)).toMatchObject({ net: 80, total: 96.8, advanced: 96.8, balance: 0 });
    const gross = { ...head(), pricesIncludeTax: true };
    const entries = [await hour(60, '2026-03-04')];
    const made = await post<InvoiceDetail>(
      '/api/v1/invoices',
      { ...gross, lines: [lineOf({ entries, quantity: 1, unitPrice: 121 })] },
      201,
    );
    await draw(id, made.id);
    expect(await invoiceOf(made.id)).toMatchObject({ total: 96.8, advanced: 96.8, balance: 0 });
  });

  it('with tax are drawn anew, once, by the draft that corrects their invoice', async () => {
    await api.sql('update organisation set retainers_carry_tax = true');
    const { id } = await prepaid(10, 80);
    await api.sql('update organisation set retainers_carry_tax = false');
    const invoice = await draft({ entries: [await hour(900, '2026-03-03')], quantity: 15 });
    await draw(id, invoice.id);
    await post(`/api/v1/invoices/${invoice.id}/send`, { noAccountConfirmed: true });
    const correcting = { creditNoteDate: '2026-03-12', reason: 'Wrong address', moveSources: true };
    const corrected = await post<CorrectedInvoice>(`/api/v1/invoices/${invoice.id}/correct`, correcting, 201);
    expect(await retainerOf(id)).toMatchObject({ applied: 0, drawnMinutes: 0, available: 968 });
    expect((await invoiceOf(corrected.invoiceId)).lines).toMatchObject([{ quantity: 15, unitPrice: 100 }]);
    expect(await draw(id, corrected.invoiceId)).toMatchObject({ applied: 968, drawnMinutes: 600 });
    expect(await invoiceOf(corrected.invoiceId)).toMatchObject({ net: 500, tax: 105, total: 605 });
  });

  it('without tax stay drawn on the draft that corrects their invoice, and other hours on it are drawn apart', async () => {
    const { id } = await prepaid(3, 80);
    const [early, own] = [await hour(60, '2026-03-03'), await hour(120, '2026-03-04')];
    const invoice = await draft({ entries: [own], quantity: 2 });
    await draw(id, invoice.id);
    await post(`/api/v1/invoices/${invoice.id}/send`, { noAccountConfirmed: true });
    const correcting = { creditNoteDate: '2026-03-12', reason: 'Wrong address', moveSources: true };
    const { invoiceId } = await post<CorrectedInvoice>(`/api/v1/invoices/${invoice.id}/correct`, correcting, 201);
    const repeated = await invoiceOf(invoiceId);
    expect(repeated).toMatchObject({ net: 160, advanced: 0 });
    expect(await draw(id, invoiceId, 409)).toMatchObject({ code: 'retainer_invoice.no_hours_here' });
    const { lines, version } = repeated;
    const typed = lines.map(({ kind, description, quantity, unit, unitPrice, taxRateId, sources }) => ({
      kind,
      description,
      quantity,
      unit,
      unitPrice,
      taxRateId,
      sources,
    }));
    const more = [...typed, lineOf({ entries: [early], quantity: 1, unitPrice: 120 })];
    await admin
      .put(`/api/v1/invoices/${invoiceId}`)
      .send({ ...head(), version, lines: more })
      .expect(200);
    expect(await draw(id, invoiceId)).toMatchObject({ applied: 240, drawnMinutes: 180, available: 0 });
    // Three hours at 80, of which one uses the advance here: the other two are credit of the customer.
    expect(await invoiceOf(invoiceId)).toMatchObject({ net: 240, advanced: 80 });
  });

  it('take no discount of the whole invoice, given before or after', async () => {
    const { id } = await prepaid(10, 80);
    const entry = await hour(120, '2026-03-03');
    const hours = lineOf({ entries: [entry], quantity: 2 });
    const body = { ...head(), lines: [hours], discountPercent: 10 };
    const invoice = await post<InvoiceDetail>('/api/v1/invoices', body, 201);
    const put = async (version: number, change: object, status: number) =>
      (
        await admin
          .put(`/api/v1/invoices/${invoice.id}`)
          .send({ ...body, version, ...change })
          .expect(status)
      ).body as Answer;
    expect(await draw(id, invoice.id, 422)).toMatchObject({
      errors: { discountPercent: { code: 'retainer_invoice.whole_discount' } },
    });
    await put(invoice.version, { discountPercent: null }, 200);
    await draw(id, invoice.id);
    const { version } = await invoiceOf(invoice.id);
    expect(await put(version, {}, 422)).toMatchObject({
      errors: { discountPercent: { code: 'retainer_invoice.whole_discount' } },
    });
    expect(await invoiceOf(invoice.id)).toMatchObject({ net: 160, advanced: 160 });
  });

  it('are never drawn twice, also by two clerks at once', async () => {
    const { id } = await prepaid(2, 80);
    const drafts = [
      await draft({ entries: [await hour(90, '2026-03-03')], quantity: 1.5 }),
      await draft({ entries: [await hour(90, '2026-03-04')], quantity: 1.5 }),
    ];
    const answers = await Promise.all(
      drafts.map(({ id: invoiceId }) => admin.post(`${list}/${id}/draw-hours`).send({ invoiceId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { applications, ...after } = await retainerOf(id);
    expect(after).toMatchObject({ applied: 160, available: 0, drawnMinutes: 120 });
    expect(applications.map(({ minutes }) => minutes).sort()).toEqual([30, 90]);
    const same = await Promise.all([1, 2].map(async () => (await draw2(id, drafts[0]?.id ?? 0)).status));
    expect(same).toEqual([409, 409]);
  });

  it('wait for the payment, serve drafts with hours of the project, and say what is left', async () => {
    const unpaid = await prepaid(10, 80, { isPaid: false });
    const invoice = await draft({ entries: [await hour(60, '2026-03-03')], quantity: 1 });
    expect(await draw(unpaid.id, invoice.id, 409)).toMatchObject({ code: 'retainer_invoice.hours_unpaid' });
    const { id } = await prepaid(10, 80);
    const text = await post<InvoiceDetail>(
      '/api/v1/invoices',
      { ...head(), lines: [{ ...lineOf({ entries: [], quantity: 1 }), sources: [] }] },
      201,
    );
    expect(await draw(id, text.id, 409)).toMatchObject({ code: 'retainer_invoice.no_hours_here' });
    const { body } = await admin.get(`/api/v1/invoices/${invoice.id}/advances`).expect(200);
    expect((body as InvoiceAdvanceRecord[]).find((one) => one.retainerInvoiceId === id)).toMatchObject({
      leftMinutes: 600,
      minutes: 0,
    });
    await post(`/api/v1/invoices/${invoice.id}/send`, { noAccountConfirmed: true });
    expect(await draw(id, invoice.id, 409)).toMatchObject({ code: 'retainer_invoice.hours_draft_only' });
    await post(`${list}/${id}/refund`, { refundDate: '2026-03-11', amount: 720, method: 'bankTransfer' });
    const last = await draft({ entries: [await hour(300, '2026-03-05')], quantity: 5 });
    expect(await draw(id, last.id)).toMatchObject({ drawnMinutes: 60, applied: 80, available: 0 });
    await admin.post(`${list}/${id}/draw-hours`).send({}).expect(400);
  });
});

const draw2 = (id: number, invoiceId: number) => admin.post(`${list}/${id}/draw-hours`).send({ invoiceId });
