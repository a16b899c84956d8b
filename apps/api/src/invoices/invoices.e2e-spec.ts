import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoiceCounts, InvoiceDetail, InvoiceRecord } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

const historyOf = (id: number) =>
  api.sql<{ verb: string; changes: Record<string, unknown> }>(
    `select verb, changes from audit where subject = 'Invoice' and subject_id = $1 order by id`,
    [id],
  );

describe('invoices list', () => {
  it('by state and customer name, with the number of all that fit', async () => {
    const { admin } = world;
    for (const total of [10, 20, 30]) await world.draft({ lines: [world.line({ unitPrice: total })], orderNumber: 'LIST' });
    const answer = await admin
      .get(
        listPath('invoices', {
          filter: { status: 'draft', customerName_q: 'ąžuol', orderNumber: 'LIST', net_gte: 20 },
          sort: ['net', 'DESC'],
          range: [0, 0],
        }),
      )
      .expect(200);
    expect(answer.headers['content-range']).toBe('invoices 0-0/2');
    expect(answer.body).toEqual([expect.objectContaining({ net: 30, customerName: 'UAB Ąžuolas', number: null })]);
  });

  it('what is open, and what of it is overdue today', async () => {
    const late = await world.sent({ orderNumber: 'TAB' });
    const later = await world.sent({ orderNumber: 'TAB', dueDate: '2199-01-01' });
    await world.draft({ orderNumber: 'TAB' });
    const ids = async (filter: object): Promise<number[]> => {
      const { body } = await world.admin.get(
        listPath('invoices', { filter: { orderNumber: 'TAB', ...filter }, sort: ['id', 'ASC'] }),
      );
      return (body as InvoiceRecord[]).map(({ id }) => id);
    };
    expect(await ids({ open: true })).toEqual([late.id, later.id]);
    expect(await ids({ overdue: true })).toEqual([late.id]);
    expect(await ids({ open: true, overdue: false })).toEqual([later.id]);
    const { body } = await world.admin.get(listPath('invoices', { filter: { overdue: true } }));
    const counts = (await world.admin.get('/api/v1/invoices/counts').expect(200)).body as InvoiceCounts;
    expect(counts.overdue).toBe((body as unknown[]).length);
    const [stored] = await api.sql<{ all: number }>('select count(*) as all from invoice');
    expect(counts).toMatchObject({ all: stored?.all, void: 0 });
    expect(counts.draft + counts.sent + counts.paid + counts.void).toBe(counts.all);
  });

  it('overdue begins with the day after in the zone of the organisation', async () => {
    const [days] = await api.sql<{ east: string; west: string }>(
      `select (now() at time zone 'Pacific/Kiritimati')::date as east, (now() at time zone 'Pacific/Pago_Pago')::date as west`,
    );
    if (!days) throw new Error('No days');
    // Between these two zones there is always a day's difference.
    const { id } = await world.sent({ dueDate: days.west, orderNumber: 'ZONE', invoiceDate: '2026-03-02' });
    const found = async (zone: string): Promise<unknown[]> => {
      await api.sql('update organisation set time_zone = $1', [zone]);
      return (await world.admin.get(listPath('invoices', { filter: { id: [id], overdue: true } }))).body as unknown[];
    };
    expect(await found('Pacific/Kiritimati')).toHaveLength(1);
    expect(await found('Pacific/Pago_Pago')).toHaveLength(0);
    await api.sql(`update organisation set time_zone = 'Europe/Vilnius'`);
  });
});

describe('invoices create', () => {
  it('computes every figure itself, to the cent', async () => {
    const { rates, line } = world;
    const invoice = await world.draft({
      discountPercent: 10,
      lines: [
        line({ unitPrice: 100 }),
        line({ unitPrice: 33.33 }),
        line({ unitPrice: 49.99, taxRateId: rates.low, description: 'Book' }),
      ],
    });
    expect(invoice).toMatchObject({
      subtotal: 183.32,
      discount: 18.33,
      net: 164.99,
      tax: 27.45,
      total: 192.44,
      balance: 192.44,
      paid: 0,
    });
    expect(invoice.taxes).toEqual([
      { category: 'S', percent: 21, base: 120, amount: 25.2, exemptionReason: null },
      { category: 'S', percent: 5, base: 44.99, amount: 2.25, exemptionReason: null },
    ]);
    expect(invoice.lines[2]).toMatchObject({ position: 3, taxName: 'VAT 5', taxPercent: 5, net: 49.99, timeEntryIds: [] });
    expect(await world.get(invoice.id)).toEqual(invoice);
  });

  it('writes down one creation, whatever the number of lines', async () => {
    const { id } = await world.draft({ lines: Array.from({ length: 10 }, () => world.line()) });
    expect((await historyOf(id)).map(({ verb }) => verb)).toEqual(['create']);
  });

  it('with prices that contain the tax', async () => {
    const lines = Array.from({ length: 3 }, () => world.line({ unitPrice: 9.99 }));
    expect(await world.draft({ pricesIncludeTax: true, lines })).toMatchObject({ net: 24.77, tax: 5.2, total: 29.97 });
  });

  it('takes hours, and gives them back with the line', async () => {
    const [one, other] = [await world.hours(), await world.hours()];
    const line = world.line({ kind: 'time', unit: 'HUR', timeEntryIds: [one, other] });
    const made = await world.draft({ projectId: world.projectId, lines: [line, world.line()] });
    expect(made.lines[0]?.timeEntryIds).toEqual([one, other]);
    const put = (lines: object[], version: number) =>
      world.admin.put(`/api/v1/invoices/${made.id}`).send({ ...world.input(), lines, version });
    // From the first line to the second, and one of them away.
    const moved = (await put([world.line(), { ...line, timeEntryIds: [other] }], made.version).expect(200)).body as InvoiceDetail;
    expect(moved.lines.map(({ timeEntryIds }) => timeEntryIds)).toEqual([[], [other]]);
    await put([world.line()], moved.version).expect(200);
    expect(await api.sql('select 1 from invoice_source where time_entry_id in ($1, $2)', [one, other])).toEqual([]);
  });

  it('keeps the rate of exchange at 1 in the own currency', async () => {
    expect(await world.draft({ exchangeRate: 11.5 })).toMatchObject({ exchangeRate: 1 });
    expect(await world.draft({ currency: 'NOK', exchangeRate: 0.085 })).toMatchObject({ exchangeRate: 0.085 });
  });

  it('keeps who went on with a price below cost', async () => {
    const { admin, itemId } = world;
    const lines = [world.line({ kind: 'item', itemId, unitPrice: 59 })];
    const refused = await admin.post('/api/v1/invoices').send(world.input({ lines })).expect(422);
    expect(refused.body).toMatchObject({
      code: 'invoice.price_below_cost',
      params: { items: 'Router' },
      errors: { 'lines.0.unitPrice': { code: 'invoice.price_below_cost' } },
    });
    const { id } = await world.draft({ lines, priceBelowCostConfirmed: true });
    const [row] = await api.sql('select price_below_cost_by_id as by from invoice where id = $1', [id]);
    expect(row).toEqual({ by: admin.userId });
  });
});

describe('invoices change', () => {
  it('as a draft, with lines alone being a change too', async () => {
    const made = await world.draft({ lines: [world.line(), world.line(), world.line()] });
    const answer = await world.admin
      .put(`/api/v1/invoices/${made.id}`)
      .send({
        ...world.input({ lines: [world.line({ description: 'Other' }), world.line(), world.line()] }),
        version: made.version,
      })
      .expect(200);
    expect(answer.body).toMatchObject({ version: made.version + 1, total: made.total });
    expect((answer.body as InvoiceDetail).lines.map(({ id }) => id)).toEqual(made.lines.map(({ id }) => id));
    const fewer = await world.admin
      .put(`/api/v1/invoices/${made.id}`)
      .send({ ...world.input({ lines: [world.line({ unitPrice: 1 })] }), version: made.version + 1 })
      .expect(200);
    expect(fewer.body).toMatchObject({ total: 1.21, taxes: [{ base: 1, amount: 0.21 }], lines: [{ position: 1 }] });
  });

  it('after sending only in the note and, with a reason, the due date', async () => {
    const { id, version } = await world.sent();
    const put = (body: object) => world.admin.put(`/api/v1/invoices/${id}/after-sending`).send({ version, ...body });
    expect((await put({ dueDate: '2026-04-01' }).expect(422)).body).toMatchObject({ code: 'invoice.due_date_reason' });
    await put({ dueDate: '2026-03-01', dueDateReason: 'x' }).expect(422);
    await put({ dueDate: '2026-04-01', dueDateReason: 'x', total: 1 }).expect(400);
    const answer = await put({ dueDate: '2026-04-01', dueDateReason: 'Agreed by phone', internalNote: 'Called' }).expect(200);
    expect(answer.body).toMatchObject({ dueDate: '2026-04-01', internalNote: 'Called', status: 'sent' });
    expect((await historyOf(id)).at(-1)).toEqual({
      verb: 'update',
      changes: { dueDate: ['2026-03-16', '2026-04-01'], internalNote: [null, 'Called'], reason: [null, 'Agreed by phone'] },
    });
    const late = await put({ dueDate: '2026-04-02', dueDateReason: 'x' }).expect(409);
    expect(late.body).toMatchObject({ code: 'error.stale' });
  });

  it('deletes drafts, one or several, and frees their hours', async () => {
    const entry = await world.hours();
    const withHours = await world.draft({ lines: [world.line({ timeEntryIds: [entry] })] });
    await world.admin.delete(`/api/v1/invoices/${withHours.id}`).set('If-Match', `"${withHours.version}"`).expect(200);
    await world.admin.get(`/api/v1/invoices/${withHours.id}`).expect(404);
    const again = await world.draft({ lines: [world.line({ timeEntryIds: [entry] })] });
    const { id: sentId, number } = await world.sent();
    const many = (ids: number[]) => `/api/v1/invoices?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
    expect((await world.admin.delete(many([again.id, sentId])).expect(409)).body).toMatchObject({
      code: 'invoice.cannot_delete',
    });
    await world.get(again.id);
    await world.admin.delete(many([again.id])).expect(200);
    expect(await world.get(sentId)).toMatchObject({ number });
  });
});

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
    ['a due date before the invoice date', () => ({ dueDate: '2026-03-01' }), 422, 'invoice.due_before_issue', 'dueDate'],
    ['a date in closed books', () => ({ invoiceDate: '2024-12-31' }), 422, 'organisation.period_locked', 'invoiceDate'],
    [
      'a contact of another customer',
      () => ({ contactId: world.contactId, customerId: world.otherCustomerId }),
      422,
      'invoice.contact_of_other_customer',
      'contactId',
    ],
    [
      'a project of another customer',
      () => ({ projectId: world.projectId, customerId: world.otherCustomerId }),
      422,
      'invoice.project_of_other_customer',
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
      message: 'Reference number already used',
      errors: { referenceNumber: { code: 'document.reference_in_use' } },
    });
    await world.draft({ referenceNumber: '  ' });
    await world.draft({ referenceNumber: '' });
  });

  it('hours that it may not bill, each at its line', async () => {
    const foreign = await api.sql<{ id: number }>(
      `insert into project (customer_id, code, name, status) values ($1, 'P2', 'Other', 'active') returning id`,
      [world.otherCustomerId],
    );
    const post = (timeEntryIds: number[], change: object = {}) =>
      world.admin
        .post('/api/v1/invoices')
        .send({ ...world.input({ lines: [world.line(), world.line({ timeEntryIds })] }), ...change });
    const refused = async (ids: number[], status: number, code: string): Promise<void> => {
      const { body } = await post(ids).expect(status);
      expect(body).toMatchObject({ code, errors: { 'lines.1.timeEntryIds': expect.anything() } });
    };
    await refused([await world.hours({ billable: false })], 422, 'invoice.hours_not_billable');
    await refused([await world.hours({ projectId: foreign[0]?.id ?? 0 })], 422, 'invoice.hours_of_other_customer');
    await refused([999_999], 422, 'error.reference_missing');
    const entry = await world.hours();
    const holder = (await post([entry]).expect(201)).body as InvoiceDetail;
    const { body } = await post([entry]).expect(409);
    expect(body).toMatchObject({
      code: 'invoice.hours_taken',
      params: { invoice: `#${holder.id}`, invoiceId: holder.id },
      errors: { 'lines.1.timeEntryIds': { message: `Some of these hours are already on invoice #${holder.id}.` } },
    });
  });

  it('is kept by the database: what is issued is frozen', async () => {
    const { id } = await world.sent();
    const frozen = expect.objectContaining({ code: '23001' });
    for (const change of [
      'total = 0, net = 0, tax = 0, subtotal = 0, balance = 0',
      `number = 'X'`,
      `snapshot = '{}'`,
      `invoice_date = '2026-01-01'`,
    ])
      await expect(api.sql(`update invoice set ${change} where id = $1`, [id])).rejects.toEqual(frozen);
    await expect(api.sql('delete from invoice where id = $1', [id])).rejects.toEqual(frozen);
    await expect(api.sql(`update invoice_line set net = 0 where invoice_id = $1`, [id])).rejects.toEqual(frozen);
    await expect(api.sql('delete from invoice_line where invoice_id = $1', [id])).rejects.toEqual(frozen);
  });
});
