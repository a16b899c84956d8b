import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { costAsSource, type BillCost, type BillDetail, type InvoiceDetail, type UnbilledCosts } from '@kontor/domain';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { aProject } from '../../../../test/builders/project.ts';
import { aTaxRate } from '../../../../test/builders/item.ts';
import { store } from '../../../../test/builders/store.ts';
import { billWorld, type BillWorld } from '../../../purchases/bills/bill.sample.ts';
import { verify } from '../../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let sales: InvoiceWorld;
let bought: BillWorld;
let exempt: number;

beforeAll(async () => {
  api = await testApp();
  sales = await invoiceWorld(api);
  bought = await billWorld(api);
  exempt = await store(api, aTaxRate({ name: 'Exempt', percent: 0, category: 'E', exemptionReason: 'Paid in your name' }));
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

/** An open bill whose lines are for the customer of the invoices. */
const billed = (...lines: object[]): Promise<BillDetail> =>
  bought.opened({ lines: lines.map((change) => bought.line({ customerId: sales.customerId, billable: true, ...change })) });
const lineId = (bill: BillDetail, at = 0): number => bill.lines[at]?.id ?? 0;
const billing = (bill: BillDetail, at = 0, change: object = {}) =>
  sales.line({ kind: 'bill', description: 'Paper', sources: costAsSource(lineId(bill, at)), ...change });
const costs = async (query: string): Promise<BillCost[]> =>
  (await sales.admin.get(`/api/v1/bills/costs?${query}`).expect(200)).body as BillCost[];
const isOffered = async (bill: BillDetail, at = 0): Promise<boolean> =>
  (await costs(`customerId=${sales.customerId}`)).some(({ billLineId }) => billLineId === lineId(bill, at));
const post = (change: object) => sales.admin.post('/api/v1/invoices').send(sales.input(change));
const command = (path: string, body: object = {}) => sales.admin.post(`/api/v1/${path}`).send(body);

describe('unbilled costs', () => {
  it('are offered with cost, price and age, by customer and by project', async () => {
    const other = await store(api, aProject({ customerId: sales.customerId, name: 'Other' }));
    const bill = await billed(
      { quantity: 2, unitCost: 50, markUpPercent: 15, projectId: sales.projectId, deductiblePercent: 50 },
      { unitCost: 30 },
      { unitCost: 10, projectId: other },
      { unitCost: 99, billable: false },
    );
    const ofProject = await costs(`customerId=${sales.customerId}&projectId=${sales.projectId}`);
    expect(ofProject).toEqual([
      expect.objectContaining({
        billLineId: lineId(bill),
        billId: bill.id,
        billNumber: bill.number,
        vendorName: 'UAB Popierius',
        billDate: '2026-03-02',
        customerId: sales.customerId,
        projectName: 'Portal',
        quantity: 2,
        currency: 'EUR',
        markUp: 15,
        outlay: false,
        cost: 110.5,
        unitPrice: 63.5375,
        price: 127.08,
        baseUnitPrice: 63.5375,
        ageDays: expect.any(Number),
        invoiceId: null,
      }),
      expect.objectContaining({ billLineId: lineId(bill, 1), projectId: null, cost: 30, price: 30 }),
    ]);
    expect((await costs(`projectId=${other}`)).map(({ billLineId }) => billLineId)).toEqual([lineId(bill, 2)]);
    expect((await costs(`customerId=${sales.customerId}`)).length).toBe(3);
    const { body } = await sales.admin.get('/api/v1/bills/unbilled-totals').expect(200);
    expect((body as UnbilledCosts[]).filter(({ customerId }) => customerId === sales.customerId)).toEqual([
      expect.objectContaining({ projectId: null, currency: 'EUR', count: 1, cost: 30, price: 30, oldestDate: '2026-03-02' }),
      expect.objectContaining({ projectName: 'Other', count: 1, cost: 10, price: 10 }),
      expect.objectContaining({ projectName: 'Portal', count: 1, cost: 110.5, price: 127.08 }),
    ]);
    expect((await sales.admin.get('/api/v1/bills/unbilled-totals?page=2').expect(200)).body).toEqual([]);
    await sales.admin.get('/api/v1/bills/unbilled-totals?page=0').expect(400);
  });

  it('in another currency have a price in the currency of the books', async () => {
    const lines = [bought.line({ customerId: sales.customerId, billable: true, unitCost: 1000 })];
    const bill = await bought.opened({ currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true, lines });
    const [cost] = (await costs(`customerId=${sales.customerId}`)).filter(({ billId }) => billId === bill.id);
    expect(cost).toMatchObject({ currency: 'NOK', unitPrice: 1000, baseUnitPrice: 85.212264 });
  });

  it('are asked for by a customer, a project or an invoice', async () => {
    await sales.admin.get('/api/v1/bills/costs').expect(400);
    await sales.admin.get('/api/v1/bills/costs?customerId=x').expect(400);
  });

  it('are told to nobody who may not read bills', async () => {
    for (const role of ['employee', 'storekeeper', 'client'] as const) {
      const agent = await api.as(role);
      await agent.get(`/api/v1/bills/costs?customerId=${sales.customerId}`).expect(403);
      await agent.get('/api/v1/bills/unbilled-totals').expect(403);
    }
  });

  it('are those of their own projects for a Project manager', async () => {
    const manager = await api.as('projectManager');
    await billed({ projectId: sales.projectId });
    expect((await manager.get(`/api/v1/bills/costs?customerId=${sales.customerId}`).expect(200)).body).toEqual([]);
    expect((await manager.get('/api/v1/bills/unbilled-totals').expect(200)).body).toEqual([]);
  });
});

describe('a cost on an invoice', () => {
  it('is on one at most, and free again once its line or its draft is gone', async () => {
    const bill = await billed({}, {});
    const draft = await sales.draft({ lines: [billing(bill), billing(bill, 1)] });
    expect(draft.lines[0]).toMatchObject({ kind: 'bill', sources: costAsSource(lineId(bill)) });
    expect([await isOffered(bill), await isOffered(bill, 1)]).toEqual([false, false]);
    expect(await bought.get(bill.id)).toMatchObject({
      billed: true,
      billHasInvoice: true,
      invoices: [{ id: draft.id, number: null, isDraft: true }],
    });
    expect((await costs(`invoiceId=${draft.id}`)).map(({ billLineId }) => billLineId)).toEqual([lineId(bill), lineId(bill, 1)]);
    const { body } = await post({ lines: [billing(bill)] }).expect(409);
    expect(body).toMatchObject({
      code: 'invoice.cost_taken',
      params: { invoice: `#${draft.id}` },
      errors: { 'lines.0.sources': { code: 'invoice.cost_on_invoice' } },
    });
    const kept = await sales.admin
      .put(`/api/v1/invoices/${draft.id}`)
      .send({ ...sales.input({ lines: [billing(bill, 1)] }), version: draft.version })
      .expect(200);
    expect([await isOffered(bill), await isOffered(bill, 1)]).toEqual([true, false]);
    expect(await bought.get(bill.id)).toMatchObject({ billed: false, billHasInvoice: true, billedNet: 100 });
    await sales.admin
      .delete(`/api/v1/invoices/${draft.id}`)
      .set('If-Match', `"${(kept.body as InvoiceDetail).version}"`)
      .expect(200);
    expect([await isOffered(bill), await isOffered(bill, 1)]).toEqual([true, true]);
    expect(await bought.get(bill.id)).toMatchObject({ billHasInvoice: false, invoices: [] });
  });

  it('goes to one of eight who bill it at the same moment', async () => {
    const bill = await billed({});
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ lines: [billing(bill)] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    const codes = answers.filter(({ status }) => status === 409).map(({ body }) => (body as { code: string }).code);
    expect([...new Set(codes)]).toEqual(['invoice.cost_taken']);
  });

  it('is billed, or its bill is void, when both are asked for at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const bill = await billed({});
      const [invoice, gone] = await Promise.all([
        post({ lines: [billing(bill)] }),
        command(`bills/${bill.id}/void`, { reason: 'Wrong vendor' }),
      ]);
      expect([invoice.status, gone.status].sort()).toEqual(invoice.status === 201 ? [201, 409] : [200, 422]);
    }
  });

  it('stays billed once it was sent, and is free when the invoice is voided', async () => {
    const bill = await billed({});
    const invoice = await sales.sent({ lines: [billing(bill)] });
    expect((await bought.get(bill.id)).invoices).toEqual([{ id: invoice.id, number: invoice.number, isDraft: false }]);
    await command(`invoices/${invoice.id}/void`, { reason: 'Typed by mistake' }).expect(200);
    expect(await isOffered(bill)).toBe(true);
    expect((await sales.get(invoice.id)).lines[0]?.sources).toEqual(costAsSource(lineId(bill)));
  });

  it('is free after a credit note that says so, and only then', async () => {
    for (const isFreed of [true, false]) {
      const bill = await billed({});
      const invoice = await sales.sent({ lines: [billing(bill)] });
      const line = {
        invoiceLineId: invoice.lines[0]?.id,
        quantity: 1,
        ...(isFreed && { sources: costAsSource(lineId(bill)) }),
      };
      const input = { invoiceId: invoice.id, creditNoteDate: '2026-03-20', reason: 'Returned', lines: [line] };
      const { body } = await command('credit-notes', input).expect(201);
      await command(`credit-notes/${(body as { id: number }).id}/send`).expect(200);
      expect(await isOffered(bill)).toBe(isFreed);
    }
  });

  it('is refused where it does not fit', async () => {
    const project = await store(api, aProject({ customerId: sales.customerId, name: 'Third' }));
    const [bill, draft, plain, ofProject, outlay] = [
      await billed({}),
      await bought.draft({ lines: [bought.line({ customerId: sales.customerId, billable: true })] }),
      await bought.opened(),
      await billed({ projectId: project }),
      await billed({ outlay: true, deductiblePercent: 100 }),
    ];
    const problem = (code: string) => ({ errors: { 'lines.0.sources': { code } } });
    const cases: [object, object][] = [
      [{ customerId: sales.otherCustomerId, lines: [billing(bill)] }, problem('invoice.cost_of_other_customer')],
      [{ projectId: sales.projectId, lines: [billing(ofProject)] }, problem('invoice.cost_of_other_project')],
      [{ lines: [billing(draft)] }, problem('invoice.cost_not_open')],
      [{ lines: [billing(plain)] }, problem('invoice.cost_not_billable')],
      [{ lines: [sales.line({ sources: costAsSource(999_999) })] }, problem('error.reference_missing')],
      [
        { lines: [billing(bill, 0, { sources: [...costAsSource(lineId(bill)), ...costAsSource(lineId(ofProject))] })] },
        problem('invoice.cost_alone'),
      ],
      [{ lines: [billing(bill), billing(bill)] }, { errors: { 'lines.1.sources': { code: 'field.repeated' } } }],
      [{ lines: [billing(outlay)] }, { errors: { 'lines.0.taxRateId': { code: 'invoice.outlay_taxed' } } }],
    ];
    for (const [change, expected] of cases) expect((await post(change).expect(422)).body).toMatchObject(expected);
    const passed = await sales.draft({ lines: [billing(outlay, 0, { unitPrice: 121, taxRateId: exempt })] });
    expect(passed).toMatchObject({ net: 121, tax: 0, total: 121 });
  });
});

describe('a bill with lines on an invoice', () => {
  it('leaves its draft, whose other lines and amounts stay', async () => {
    const bill = await billed({}, { unitCost: 40 });
    const hours = await sales.hours();
    const work = sales.line({ kind: 'time', unit: 'HUR', sources: [{ kind: 'timeEntry', id: hours }] });
    const terms = { orderNumber: 'PO-7', yourReference: 'Rūta Rūtaitė', hoursAnnex: true };
    const draft = await sales.draft({ ...terms, lines: [billing(bill), work, billing(bill, 1)] });
    const { body } = await command(`bills/${bill.id}/remove-from-invoice`).expect(200);
    expect(body).toMatchObject({ billHasInvoice: false, billed: false, invoices: [] });
    const left = await sales.get(draft.id);
    expect(left).toMatchObject({ ...terms, net: 100, total: 121, lines: [{ kind: 'time', sources: work.sources }] });
    expect(await isOffered(bill)).toBe(true);
    expect((await command(`bills/${bill.id}/remove-from-invoice`).expect(409)).body).toMatchObject({ code: 'bill.not_on_draft' });
  });

  it('stays where it was sent, and the refusal names the invoice', async () => {
    const bill = await billed({});
    const { id, number } = await sales.sent({ lines: [billing(bill)] });
    const refused = { code: 'bill.billed', params: { invoice: number, invoiceId: id } };
    for (const [verb, body] of [
      ['remove-from-invoice', {}],
      ['redraft', {}],
      ['void', { reason: 'Wrong vendor', offDraftsConfirmed: true }],
    ] as const)
      expect((await command(`bills/${bill.id}/${verb}`, body).expect(409)).body).toMatchObject(refused);
    const gone = sales.admin.delete(`/api/v1/bills/${bill.id}`).set('If-Match', `"${bill.version}"`);
    expect((await gone.expect(409)).body).toMatchObject(refused);
    await command(`bills/${bill.id}/record-payment`, { paymentDate: '2026-03-10', method: 'bankTransfer', amount: 21 }).expect(
      200,
    );
  });

  it('is voided once it is confirmed that its lines leave the draft', async () => {
    const bill = await billed({});
    const draft = await sales.draft({ lines: [billing(bill), sales.line({ unitPrice: 7 })] });
    const gone = (body: object) => command(`bills/${bill.id}/void`, { reason: 'Wrong vendor', ...body });
    expect((await gone({}).expect(409)).body).toMatchObject({ code: 'bill.on_draft', params: { invoice: `#${draft.id}` } });
    expect((await gone({ offDraftsConfirmed: true }).expect(200)).body).toMatchObject({ status: 'void', billHasInvoice: false });
    expect(await sales.get(draft.id)).toMatchObject({ net: 7, lines: [{ unitPrice: 7 }] });
  });

  it('keeps its terms once it was sent, but not its comment', async () => {
    const bill = await billed({});
    const change = async (body: object, status: number): Promise<unknown> => {
      const { version } = await bought.get(bill.id);
      return (
        await sales.admin
          .put(`/api/v1/bills/${bill.id}/open`)
          .send({ dueDate: '2026-03-16', version, ...body })
          .expect(status)
      ).body;
    };
    const draft = await sales.draft({ lines: [billing(bill)] });
    await change({ terms: 'On a draft' }, 200);
    await command(`invoices/${draft.id}/send`, { noAccountConfirmed: true }).expect(200);
    expect(await change({ terms: 'On a draft', dueDate: '2026-04-01' }, 409)).toMatchObject({ code: 'bill.billed' });
    expect(await change({ terms: 'On a draft', comment: 'Called them' }, 200)).toMatchObject({ comment: 'Called them' });
  });

  it('is taken off a draft or stays on the invoice, when both are asked for at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const bill = await billed({});
      const draft = await sales.draft({ lines: [billing(bill), sales.line()] });
      const [off, sent] = await Promise.all([
        command(`bills/${bill.id}/remove-from-invoice`),
        command(`invoices/${draft.id}/send`, { noAccountConfirmed: true }),
      ]);
      expect(sent.status).toBe(200);
      expect((await sales.get(draft.id)).lines.length).toBe(off.status === 200 ? 1 : 2);
    }
  });

  it('is found by it in the list', async () => {
    const bill = await billed({});
    await sales.draft({ lines: [billing(bill)] });
    const filter = encodeURIComponent(JSON.stringify({ billHasInvoice: true, id: [bill.id] }));
    const { body } = await sales.admin.get(`/api/v1/bills?filter=${filter}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ id: bill.id, billed: true, billable: true, billHasInvoice: true })]);
  });
});
