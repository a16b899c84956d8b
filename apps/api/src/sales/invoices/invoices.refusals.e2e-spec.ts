import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type InvoiceDetail } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

describe('invoices refuse', () => {
  it('a visitor, and people without the right', async () => {
    const { id } = await world.draft();
    await api.visitor.get('/api/v1/invoices').expect(401);
    for (const role of ['employee', 'client'] as const) {
      const person = await api.as(role);
      await person.get('/api/v1/invoices').expect(403);
      await person.get(`/api/v1/invoices/${id}`).expect(403);
      await person.get(`/api/v1/invoices/${id}/pdf`).expect(403);
      await person.post('/api/v1/invoices').send(world.input()).expect(403);
      await person.post(`/api/v1/invoices/${id}/send`).send({}).expect(403);
      await person.post(`/api/v1/invoices/${id}/mark-paid`).send({}).expect(403);
    }
    await (await api.as('accountant')).post(`/api/v1/invoices/${id}/send`).send({}).expect(200);
  });

  it('a field that the role may not set, by name', async () => {
    const seller = await api.asOwnRole([
      { action: ['read', 'create', 'update'], subject: 'Invoice' },
      { action: ['create', 'update'], subject: 'Invoice', fields: ['discountPercent'], inverted: true },
    ]);
    await seller.post('/api/v1/invoices').send(world.input()).expect(201);
    const { body } = await seller
      .post('/api/v1/invoices')
      .send(world.input({ discountPercent: 5 }))
      .expect(403);
    expect(body).toMatchObject({ errors: { discountPercent: { code: 'field.not_allowed' } } });
    // A discount that another person gave may stay.
    const { id, version } = await world.draft({ discountPercent: 5 });
    const put = (change: object) => seller.put(`/api/v1/invoices/${id}`).send({ ...world.input(change), version });
    await put({ discountPercent: 6 }).expect(403);
    await put({ discountPercent: 5, orderNumber: 'A' }).expect(200);
    await seller.post(`/api/v1/invoices/${id}/send`).send({}).expect(403);
  });

  it('no price for being below a cost that the person does not see, and tells in no history that it is', async () => {
    const everything = { action: ['read', 'create', 'update'], subject: 'Invoice' };
    const hidden = { action: ['read', 'create', 'update'], subject: 'Item', fields: ['@money'], inverted: true };
    const person = await api.asOwnRole([everything, { action: 'read', subject: ['Item', 'Auth'] }, hidden]);
    const lines = [world.line({ kind: 'item', itemId: world.itemId, unitPrice: 59 })];
    const { body } = await person.post('/api/v1/invoices').send(world.input({ lines })).expect(201);
    const { id, version } = body as InvoiceDetail;
    await world.admin
      .put(`/api/v1/invoices/${id}`)
      .send({ ...world.input({ lines, priceBelowCostConfirmed: true }), version })
      .expect(200);
    const history = async (by: Agent): Promise<string> =>
      JSON.stringify((await by.get(listPath('audit', { filter: { subject: 'Invoice', subjectId: id } })).expect(200)).body);
    expect(await history(world.admin)).toContain('priceBelowCostById');
    expect(await history(person)).not.toContain('priceBelowCostById');
  });

  it('a stale save, one without a version, and any save of a sent one', async () => {
    const { id, version } = await world.draft();
    const put = (body: object) => world.admin.put(`/api/v1/invoices/${id}`).send({ ...world.input(), ...body });
    await put({}).expect(428);
    await put({ version }).expect(200);
    expect((await put({ version }).expect(409)).body).toMatchObject({ code: 'error.stale', params: { version: version + 1 } });
    await world.admin.post(`/api/v1/invoices/${id}/send`).send({}).expect(200);
    expect((await put({ version: version + 1 }).expect(409)).body).toMatchObject({ code: 'invoice.frozen' });
    const answer = await world.admin
      .delete(`/api/v1/invoices/${id}`)
      .set('If-Match', `"${version + 2}"`)
      .expect(409);
    expect(answer.body).toMatchObject({ code: 'invoice.cannot_delete' });
  });

  it('a number, a state or totals typed by somebody', async () => {
    for (const typed of [
      { number: 'INV-1' },
      { status: 'paid' },
      { total: 1 },
      { paid: 1 },
      { sentAt: '2026-01-01T00:00:00Z' },
    ]) {
      const answer = await world.admin
        .post('/api/v1/invoices')
        .send({ ...world.input(), ...typed })
        .expect(400);
      expect(answer.body).toMatchObject({ errors: { [Object.keys(typed)[0] ?? '']: { code: 'field.unknown' } } });
    }
    const { id } = await world.draft();
    await world.admin.post(`/api/v1/invoices/${id}/send`).send({ number: 'INV-1' }).expect(400);
  });

  it.each([
    [
      'a service that ends before it begins',
      () => ({ lines: [world.line({ serviceFrom: '2026-03-02', serviceTo: '2026-03-01' })] }),
      422,
      'document.service_period',
      'lines.0.serviceTo',
    ],
    ['a due date before the invoice date', () => ({ dueDate: '2026-03-01' }), 422, 'invoice.due_before_issue', 'dueDate'],
    ['a date in closed books', () => ({ invoiceDate: '2024-12-31' }), 422, 'organisation.period_locked', 'invoiceDate'],
    [
      'a contact of another customer',
      () => ({ contactId: world.contactId, customerId: world.otherCustomerId }),
      422,
      'document.contact_of_other_customer',
      'contactId',
    ],
    [
      'a project of another customer',
      () => ({ projectId: world.projectId, customerId: world.otherCustomerId }),
      422,
      'document.project_of_other_customer',
      'projectId',
    ],
    ['a customer that does not exist', () => ({ customerId: 999_999 }), 422, 'error.reference_missing', 'customerId'],
    [
      'a rate that has ended',
      () => ({ lines: [world.line({ taxRateId: world.rates.ended })] }),
      422,
      'tax_rate.not_in_force',
      'lines.0.taxRateId',
    ],
    ['a discount above the lines', () => ({ discountAmount: 100.01 }), 422, 'document.discount_incorrect', 'discountAmount'],
    ['a negative total', () => ({ lines: [world.line({ quantity: -1 })] }), 422, 'document.total_incorrect', undefined],
    ['no customer', () => ({ customerId: undefined }), 400, 'error.invalid', 'customerId'],
    [
      'a line without a quantity',
      () => ({ lines: [{ ...world.line(), quantity: undefined }] }),
      400,
      'error.invalid',
      'lines.0.quantity',
    ],
    ['a discount above 100 percent', () => ({ discountPercent: 101 }), 400, 'error.invalid', 'discountPercent'],
  ] as const)('%s', async (_, change, status, code, field) => {
    const answer = await world.admin
      .post('/api/v1/invoices')
      .send({ ...world.input(), ...change() })
      .expect(status);
    expect(answer.body).toMatchObject({ code });
    if (field) expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });

  it('a reference number that is used, whatever the case and the blanks', async () => {
    await world.draft({ referenceNumber: 'Ref 100 a' });
    const answer = await world.admin
      .post('/api/v1/invoices')
      .send(world.input({ referenceNumber: 'REF100A' }))
      .expect(409);
    expect(answer.body).toMatchObject({
      message: 'Reference number already used.',
      errors: { referenceNumber: { code: 'document.reference_in_use' } },
    });
    await world.draft({ referenceNumber: '  ' });
    await world.draft({ referenceNumber: '' });
  });

  it('hours that it may not bill, each at its line', async () => {
    const foreign = await store(api, aProject({ customerId: world.otherCustomerId }));
    const post = (timeEntryIds: number[], change: object = {}) =>
      world.admin
        .post('/api/v1/invoices')
        .send({ ...world.input({ lines: [world.line(), world.line({ sources: hoursAsSources(timeEntryIds) })] }), ...change });
    const refused = async (ids: number[], status: number, code: string): Promise<void> => {
      const { body } = await post(ids).expect(status);
      expect(body).toMatchObject({ code, errors: { 'lines.1.sources': expect.anything() } });
    };
    await refused([await world.hours({ billable: false })], 422, 'invoice.hours_not_billable');
    await refused([await world.hours({ projectId: foreign })], 422, 'invoice.hours_of_other_customer');
    await refused([999_999], 422, 'error.reference_missing');
    const entry = await world.hours();
    const holder = (await post([entry]).expect(201)).body as InvoiceDetail;
    const { body } = await post([entry]).expect(409);
    expect(body).toMatchObject({
      code: 'invoice.hours_taken',
      params: { invoice: `#${holder.id}`, invoiceId: holder.id },
      errors: { 'lines.1.sources': { message: `Some of these hours are already on invoice #${holder.id}.` } },
    });
  });

  it('hours that were shortened since their line was made, until it is made again', async () => {
    const [first, second] = [await world.hours({ minutes: 120 }), await world.hours({ minutes: 60 })];
    const post = (timeEntryMinutes: number) =>
      world.admin
        .post('/api/v1/invoices')
        .send(world.input({ lines: [world.line({ quantity: 3, sources: hoursAsSources([first, second]), timeEntryMinutes })] }));
    await api.sql('update time_entry set minutes = 90 where id = $1', [first]);
    const { body } = await post(180).expect(409);
    expect(body).toMatchObject({
      code: 'invoice.hours_changed',
      errors: { 'lines.0.sources': { code: 'invoice.hours_changed' } },
    });
    await post(150).expect(201);
  });

  it('is kept by the database: what is issued is frozen', async () => {
    const { id } = await world.sent();
    const frozen = expect.objectContaining({ code: '23001' });
    for (const change of [
      'total = 0, net = 0, tax = 0, subtotal = 0, balance = 0',
      `number = 'X'`,
      `snapshot = '{}'`,
      `invoice_date = '2026-01-01'`,
      'prepaid = 1, balance = balance - 1',
      `charges = '[{}]'`,
    ])
      await expect(api.sql(`update invoice set ${change} where id = $1`, [id])).rejects.toEqual(frozen);
    await expect(api.sql('delete from invoice where id = $1', [id])).rejects.toEqual(frozen);
    await expect(api.sql(`update invoice_line set net = 0 where invoice_id = $1`, [id])).rejects.toEqual(frozen);
    await expect(api.sql('delete from invoice_line where invoice_id = $1', [id])).rejects.toEqual(frozen);
  });
});

describe('the project of an invoice', () => {
  const choose = (choice: string) => api.sql('update organisation set project_choice = $1', [choice]);
  const post = (change = {}) =>
    world.admin.post('/api/v1/invoices').send({ ...world.input(change), noProjectConfirmed: undefined, ...change });

  it('is asked where the customer has open ones; no project is an answer, given once', async () => {
    const problem = { code: 'document.select_project', params: { choice: 'whenOpen' } };
    expect((await post().expect(422)).body).toMatchObject({ ...problem, errors: { projectId: problem } });
    await post({ customerId: await store(api, aCustomer()) }).expect(201);
    await post({ projectId: world.projectId }).expect(201);
    const { body } = await post({ noProjectConfirmed: true }).expect(201);
    const { id, version } = body as { id: number; version: number };
    const input = { ...world.input(), noProjectConfirmed: undefined, version };
    await world.admin.put(`/api/v1/invoices/${id}`).send(input).expect(200);
  });

  it('is asked of every one, or of none, as the organisation wants', async () => {
    await choose('always');
    await post({ noProjectConfirmed: true }).expect(422);
    await choose('never');
    await post().expect(201);
    await choose('whenOpen');
  });
});
