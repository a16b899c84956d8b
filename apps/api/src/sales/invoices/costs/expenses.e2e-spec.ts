import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expenseAsSource, type ExpenseCost, type ExpenseInput, type ExpenseRecord } from '@kontor/domain';
import { aTaxRate } from '../../../../test/builders/item.ts';
import { aProject, aProjectMember } from '../../../../test/builders/project.ts';
import { store } from '../../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';
import { approvedOf, draftOf, submittedOf } from '../../../purchases/expenses/expense.sample.ts';
import { verify } from '../../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let sales: InvoiceWorld;
let ieva: Agent;
let exempt: number;

beforeAll(async () => {
  api = await testApp();
  sales = await invoiceWorld(api);
  ieva = await api.as('accountant', { fullName: 'Ieva Ievaitė' });
  exempt = await store(api, aTaxRate({ name: 'Exempt', percent: 0, category: 'E', exemptionReason: 'Paid in your name' }));
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const spent = (change: Partial<ExpenseInput> = {}): Promise<ExpenseRecord> =>
  approvedOf(ieva, sales.admin, { customerId: sales.customerId, billable: true, ...change });
const get = async (id: number): Promise<ExpenseRecord> =>
  (await sales.admin.get(`/api/v1/expenses/${id}`).expect(200)).body as ExpenseRecord;
const billing = ({ id }: ExpenseRecord, change: object = {}) =>
  sales.line({ kind: 'bill', description: 'Fuel', sources: expenseAsSource(id), ...change });
const costs = async (query: string): Promise<ExpenseCost[]> =>
  (await sales.admin.get(`/api/v1/expenses/costs?${query}`).expect(200)).body as ExpenseCost[];
const isOffered = async ({ id }: ExpenseRecord): Promise<boolean> =>
  (await costs(`customerId=${sales.customerId}`)).some(({ expenseId }) => expenseId === id);
const post = (change: object) => sales.admin.post('/api/v1/invoices').send(sales.input(change));
const command = (path: string, body: object = {}) => sales.admin.post(`/api/v1/${path}`).send(body);

describe('unbilled expenses', () => {
  it('are offered once they are approved, with cost, price and age, by customer and by project', async () => {
    const other = await store(api, aProject({ customerId: sales.customerId, name: 'Other' }));
    const fuel = await spent({
      projectId: sales.projectId,
      markUpPercent: 15,
      taxRateId: sales.rates.high,
      deductiblePercent: 50,
      comment: 'Fuel',
    });
    const taxi = await spent({ amount: 20, vendorName: 'Taksi' });
    const elsewhere = await spent({ amount: 10, projectId: other });
    await spent({ amount: 99, billable: false });
    const waiting = await submittedOf(ieva, { customerId: sales.customerId, billable: true });
    const ofProject = await costs(`customerId=${sales.customerId}&projectId=${sales.projectId}`);
    expect(ofProject).toEqual([
      expect.objectContaining({
        expenseId: fuel.id,
        userName: 'Ieva Ievaitė',
        vendorName: 'Degalinė',
        expenseDate: '2026-03-02',
        customerId: sales.customerId,
        projectName: 'Portal',
        description: 'Fuel',
        currency: 'EUR',
        markUp: 15,
        cost: 110.5,
        unitPrice: 127.075,
        price: 127.08,
        baseUnitPrice: 127.075,
        outlay: false,
        invoiceId: null,
        ageDays: expect.any(Number),
      }),
      expect.objectContaining({ expenseId: taxi.id, projectId: null, description: 'Taksi', cost: 20, price: 20 }),
    ]);
    expect((await costs(`projectId=${other}`)).map(({ expenseId }) => expenseId)).toEqual([elsewhere.id]);
    expect((await costs(`customerId=${sales.customerId}`)).length).toBe(3);
    expect(await isOffered(waiting)).toBe(false);
  });

  it('are offered after they were paid back, too', async () => {
    const expense = await spent();
    const payment = { expenseIds: [expense.id], paymentDate: '2026-03-20', method: 'bankTransfer' };
    await command('reimbursements', payment).expect(201);
    expect(await isOffered(expense)).toBe(true);
    await sales.draft({ lines: [billing(expense)] });
    expect(await get(expense.id)).toMatchObject({ status: 'reimbursed', billed: true });
  });

  it('in another currency have a price in the currency of the books', async () => {
    const expense = await spent({ currency: 'NOK', amount: 1000, exchangeRate: 11.7354, exchangeRateInverted: true });
    const cost = (await costs(`customerId=${sales.customerId}`)).find(({ expenseId }) => expenseId === expense.id);
    expect(cost).toMatchObject({ currency: 'NOK', unitPrice: 1000, baseUnitPrice: 85.212264 });
  });

  it('are asked for by a customer, a project or an invoice, and by people who may see what they cost', async () => {
    await sales.admin.get('/api/v1/expenses/costs').expect(400);
    await sales.admin.get('/api/v1/expenses/costs?customerId=x').expect(400);
    for (const role of ['employee', 'storekeeper', 'client'] as const)
      await (await api.as(role)).get(`/api/v1/expenses/costs?customerId=${sales.customerId}`).expect(403);
  });

  it('are those of their own projects for a Project manager', async () => {
    const manager = await api.as('projectManager');
    const led = await store(api, aProject({ customerId: sales.customerId, name: 'Led' }));
    await store(api, aProjectMember({ projectId: led, userId: manager.userId }));
    const expense = await spent({ projectId: led });
    const { body } = await manager.get(`/api/v1/expenses/costs?customerId=${sales.customerId}`).expect(200);
    expect((body as ExpenseCost[]).map(({ expenseId }) => expenseId)).toEqual([expense.id]);
  });
});

describe('an expense on an invoice', () => {
  it('is on one at most, and free again once its line or its draft is gone', async () => {
    const [one, two] = [await spent(), await spent()];
    const draft = await sales.draft({ lines: [billing(one), billing(two)] });
    expect(draft.lines[0]).toMatchObject({ kind: 'bill', sources: expenseAsSource(one.id) });
    expect([await isOffered(one), await isOffered(two)]).toEqual([false, false]);
    expect(await get(one.id)).toMatchObject({ billed: true, invoices: [{ id: draft.id, number: null, isDraft: true }] });
    expect((await costs(`invoiceId=${draft.id}`)).map(({ expenseId }) => expenseId)).toEqual([one.id, two.id]);
    expect((await post({ lines: [billing(one)] }).expect(409)).body).toMatchObject({
      code: 'invoice.cost_taken',
      params: { invoice: `#${draft.id}` },
      errors: { 'lines.0.sources': { code: 'invoice.cost_on_invoice' } },
    });
    const kept = await sales.admin
      .put(`/api/v1/invoices/${draft.id}`)
      .send({ ...sales.input({ lines: [billing(two)] }), version: draft.version })
      .expect(200);
    expect([await isOffered(one), await isOffered(two)]).toEqual([true, false]);
    const { version } = kept.body as { version: number };
    await sales.admin.delete(`/api/v1/invoices/${draft.id}`).set('If-Match', `"${version}"`).expect(200);
    expect(await get(two.id)).toMatchObject({ billed: false, invoices: [] });
  });

  it.each([2, 8])('goes to one of %i clerks who bill it at the same moment', async (clerks) => {
    const expense = await spent();
    const answers = await Promise.all(Array.from({ length: clerks }, () => post({ lines: [billing(expense)] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: clerks - 1 }, () => 409)]);
    const codes = answers.filter(({ status }) => status === 409).map(({ body }) => (body as { code: string }).code);
    expect([...new Set(codes)]).toEqual(['invoice.cost_taken']);
  });

  it('is held once by the database, whatever asks', async () => {
    const expense = await spent();
    const [one, two] = [await sales.draft(), await sales.draft()];
    const link = (lineId: number | undefined) =>
      api.sql('insert into invoice_source (invoice_line_id, expense_id) values ($1, $2)', [lineId, expense.id]);
    await link(one.lines[0]?.id);
    await expect(link(two.lines[0]?.id)).rejects.toThrow('invoice_source_expense_unique');
  });

  it('stays billed once it was sent, and is free when the invoice is voided', async () => {
    const expense = await spent();
    const invoice = await sales.sent({ lines: [billing(expense)] });
    expect((await get(expense.id)).invoices).toEqual([{ id: invoice.id, number: invoice.number, isDraft: false }]);
    await command(`invoices/${invoice.id}/void`, { reason: 'Typed by mistake' }).expect(200);
    expect(await isOffered(expense)).toBe(true);
    expect((await sales.get(invoice.id)).lines[0]?.sources).toEqual(expenseAsSource(expense.id));
  });

  it('is free after a credit note that says so, and only then', async () => {
    for (const isFreed of [true, false]) {
      const expense = await spent();
      const invoice = await sales.sent({ lines: [billing(expense)] });
      const line = {
        invoiceLineId: invoice.lines[0]?.id,
        quantity: 1,
        ...(isFreed && { sources: expenseAsSource(expense.id) }),
      };
      const input = { invoiceId: invoice.id, creditNoteDate: '2026-03-20', reason: 'Returned', lines: [line] };
      const { body } = await command('credit-notes', input).expect(201);
      await command(`credit-notes/${(body as { id: number }).id}/send`).expect(200);
      expect(await isOffered(expense)).toBe(isFreed);
    }
  });

  it('is refused where it does not fit', async () => {
    const third = await store(api, aProject({ customerId: sales.customerId, name: 'Third' }));
    const [expense, draft, waiting, plain, ofProject, outlay] = [
      await spent(),
      await draftOf(ieva, { customerId: sales.customerId, billable: true }),
      await submittedOf(ieva, { customerId: sales.customerId, billable: true }),
      await spent({ billable: false }),
      await spent({ projectId: third }),
      await spent({ outlay: true, taxRateId: sales.rates.high }),
    ];
    const problem = (code: string) => ({ errors: { 'lines.0.sources': { code } } });
    const together = [...expenseAsSource(expense.id), ...expenseAsSource(ofProject.id)];
    const cases: [object, object][] = [
      [{ customerId: sales.otherCustomerId, lines: [billing(expense)] }, problem('invoice.cost_of_other_customer')],
      [{ projectId: sales.projectId, lines: [billing(ofProject)] }, problem('invoice.cost_of_other_project')],
      [{ lines: [billing(draft)] }, problem('invoice.expense_not_approved')],
      [{ lines: [billing(waiting)] }, problem('invoice.expense_not_approved')],
      [{ lines: [billing(plain)] }, problem('invoice.cost_not_billable')],
      [{ lines: [sales.line({ sources: expenseAsSource(999_999) })] }, problem('error.reference_missing')],
      [{ lines: [billing(expense, { sources: together })] }, problem('invoice.cost_alone')],
      [{ lines: [billing(expense), billing(expense)] }, { errors: { 'lines.1.sources': { code: 'field.repeated' } } }],
      [{ lines: [billing(outlay)] }, { errors: { 'lines.0.taxRateId': { code: 'invoice.outlay_taxed' } } }],
    ];
    for (const [change, expected] of cases) expect((await post(change).expect(422)).body).toMatchObject(expected);
    expect(outlay).toMatchObject({ outlay: true, unitPrice: 121, markUp: 0, deductibleTax: 0 });
    const passed = await sales.draft({ lines: [billing(outlay, { unitPrice: 121, taxRateId: exempt })] });
    expect(passed).toMatchObject({ net: 121, tax: 0, total: 121 });
  });
});

describe('a billed expense', () => {
  it('leaves its draft, whose other lines and amounts stay', async () => {
    const expense = await spent();
    const hours = await sales.hours();
    const work = sales.line({ kind: 'time', unit: 'HUR', sources: [{ kind: 'timeEntry', id: hours }] });
    const draft = await sales.draft({ orderNumber: 'PO-7', lines: [billing(expense), work] });
    const { body } = await command(`expenses/${expense.id}/remove-from-invoice`).expect(200);
    expect(body).toMatchObject({ billed: false, invoices: [], status: 'approved' });
    const left = await sales.get(draft.id);
    expect(left).toMatchObject({ orderNumber: 'PO-7', net: 100, total: 121, lines: [{ kind: 'time', sources: work.sources }] });
    expect(await isOffered(expense)).toBe(true);
    expect((await command(`expenses/${expense.id}/remove-from-invoice`).expect(409)).body).toMatchObject({
      code: 'expense.not_on_draft',
    });
  });

  it('stays where it was sent, and each refusal names the invoice', async () => {
    const expense = await spent();
    const { id, number } = await sales.sent({ lines: [billing(expense)] });
    const refused = { code: 'expense.billed', params: { invoice: number, invoiceId: id } };
    for (const [verb, body] of [
      ['remove-from-invoice', {}],
      ['reject', { reason: 'No receipt', offDraftsConfirmed: true, approvedConfirmed: true }],
    ] as const)
      expect((await command(`expenses/${expense.id}/${verb}`, body).expect(409)).body).toMatchObject(refused);
    const gone = sales.admin.delete(`/api/v1/expenses/${expense.id}`).set('If-Match', `"${expense.version}"`);
    expect((await gone.expect(409)).body).toMatchObject(refused);
    const filter = encodeURIComponent(JSON.stringify({ id: [expense.id] }));
    expect((await sales.admin.delete(`/api/v1/expenses?filter=${filter}`).expect(409)).body).toMatchObject(refused);
  });

  it('does not name the invoice to people who may not read invoices', async () => {
    const employee = await api.as('employee');
    const expense = await approvedOf(employee, sales.admin, { customerId: sales.customerId, billable: true });
    await sales.sent({ lines: [billing(expense)] });
    const seen = (await employee.get(`/api/v1/expenses/${expense.id}`).expect(200)).body as ExpenseRecord;
    expect(seen.billed).toBe(true);
    expect(seen).not.toHaveProperty('invoices');
    const gone = employee.delete(`/api/v1/expenses/${expense.id}`).set('If-Match', `"${seen.version}"`);
    expect((await gone.expect(409)).body).toMatchObject({ code: 'expense.billed_elsewhere' });
  });

  it('goes back to its person once it is confirmed that it leaves the draft', async () => {
    const expense = await spent();
    const draft = await sales.draft({ lines: [billing(expense), sales.line({ unitPrice: 7 })] });
    const back = (body: object) =>
      command(`expenses/${expense.id}/reject`, { reason: 'No receipt', approvedConfirmed: true, ...body });
    expect((await back({}).expect(409)).body).toMatchObject({ code: 'expense.on_draft', params: { invoice: `#${draft.id}` } });
    expect((await back({ offDraftsConfirmed: true }).expect(200)).body).toMatchObject({ status: 'draft', billed: false });
    expect(await sales.get(draft.id)).toMatchObject({ net: 7, lines: [{ unitPrice: 7 }] });
  });

  it('is billed, or back with its person, when both are asked for at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const expense = await spent();
      const [invoice, back] = await Promise.all([
        post({ lines: [billing(expense)] }),
        command(`expenses/${expense.id}/reject`, { reason: 'No receipt', approvedConfirmed: true }),
      ]);
      expect([invoice.status, back.status].sort()).toEqual(invoice.status === 201 ? [201, 409] : [200, 422]);
    }
  });

  it('is taken off a draft or stays on the invoice, when both are asked for at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const expense = await spent();
      const draft = await sales.draft({ lines: [billing(expense), sales.line()] });
      const [off, sent] = await Promise.all([
        command(`expenses/${expense.id}/remove-from-invoice`),
        command(`invoices/${draft.id}/send`, { noAccountConfirmed: true }),
      ]);
      expect(sent.status).toBe(200);
      expect((await sales.get(draft.id)).lines.length).toBe(off.status === 200 ? 1 : 2);
    }
  });

  it('is found by it in the list', async () => {
    const expense = await spent();
    await sales.draft({ lines: [billing(expense)] });
    const filter = { billed: true, id: [expense.id] };
    const { body } = await sales.admin.get(listPath('expenses', { filter })).expect(200);
    expect(body).toEqual([expect.objectContaining({ id: expense.id, billed: true, billable: true })]);
  });
});

it('an outlay is billable and has no mark-up', async () => {
  const outlay = (change: object) =>
    ieva.post('/api/v1/expenses').send({
      paidBy: 'firm',
      expenseDate: '2026-03-02',
      amount: 50,
      customerId: sales.customerId,
      outlay: true,
      ...change,
    });
  expect((await outlay({}).expect(422)).body).toMatchObject({ errors: { billable: { code: 'expense.outlay_not_billable' } } });
  const marked = await outlay({ billable: true, markUpPercent: 5 }).expect(422);
  expect(marked.body).toMatchObject({ errors: { markUpPercent: { code: 'bill.outlay_marked_up' } } });
  const made = (await outlay({ billable: true, taxRateId: sales.rates.high }).expect(201)).body as ExpenseRecord;
  const plain = { paidBy: 'firm', expenseDate: '2026-03-02', amount: 121, customerId: sales.customerId, billable: true };
  const changed = await ieva
    .put(`/api/v1/expenses/${made.id}`)
    .send({ ...plain, version: made.version })
    .expect(200);
  expect(changed.body).toMatchObject({ outlay: false, deductiblePercent: 100, deductibleTax: 21, unitPrice: 100 });
});
