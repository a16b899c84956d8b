import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type InvoiceCounts, type InvoiceDetail, type InvoiceRecord, type InvoiceTotals } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { aFile } from '../../../test/builders/file.ts';
import { store } from '../../../test/builders/store.ts';
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

  it('with and by their project, and those without one', async () => {
    const { admin, projectId } = world;
    const orderNumber = 'PROJECT';
    const [without, within] = [await world.draft({ orderNumber }), await world.draft({ orderNumber, projectId })];
    const rows = async (filter: object, sort: [string, string]): Promise<unknown[]> => {
      const { body } = await admin.get(listPath('invoices', { filter: { orderNumber, ...filter }, sort })).expect(200);
      return (body as InvoiceRecord[]).map(({ id, projectName }) => [id, projectName]);
    };
    const [first, second] = [
      [within.id, 'Portal'],
      [without.id, null],
    ];
    expect(await rows({}, ['id', 'DESC'])).toEqual([first, second]);
    expect(await rows({}, ['projectName', 'ASC'])).toEqual([first, second]);
    expect(await rows({ projectName_q: 'port' }, ['id', 'ASC'])).toEqual([first]);
    expect(await rows({ q: 'portal' }, ['id', 'ASC'])).toEqual([first]);
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

  it('say what all that fit come to by currency, without what is void and, as owed, what is not sent', async () => {
    const orderNumber = 'TOTALS';
    const lines = [world.line({ unitPrice: 100 })];
    await world.draft({ orderNumber, lines });
    await world.sent({ orderNumber, lines });
    const { id } = await world.sent({ orderNumber, lines });
    await world.admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Typed twice' }).expect(200);
    const totals = async (filter: object) =>
      (await world.admin.get(`/api/v1/invoices/totals?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
        .body as InvoiceTotals[];
    const sums = { currency: 'EUR', count: 3, total: 242, paid: 0, writtenOff: 0, credited: 0, balance: 121 };
    expect(await totals({ orderNumber })).toEqual([sums]);
    expect(await totals({ q: 'TOTALS' })).toEqual([sums]);
    expect(await totals({ orderNumber, status: 'draft' })).toEqual([{ ...sums, count: 1, total: 121, balance: 0 }]);
    expect(await totals({ orderNumber: 'NOBODY' })).toEqual([]);
    await world.admin.get('/api/v1/invoices/totals?filter=nothing').expect(400);
  });

  it('overdue begins with the day after in the zone of the organisation', async () => {
    const [days] = await api.sql<{ east: string; west: string }>(
      `select (now() at time zone 'Pacific/Kiritimati')::date as east, (now() at time zone 'Pacific/Pago_Pago')::date as west`,
    );
    if (!days) throw new Error('No days');
    // These two zones never have the same date.
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
      { category: 'S', percent: 21, discount: 13.33, charge: 0, base: 120, amount: 25.2, exemptionReason: null },
      { category: 'S', percent: 5, discount: 5, charge: 0, base: 44.99, amount: 2.25, exemptionReason: null },
    ]);
    expect(invoice.lines[2]).toMatchObject({ position: 3, taxName: 'VAT 5', taxPercent: 5, net: 49.99, sources: [] });
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
    const line = world.line({ kind: 'time', unit: 'HUR', sources: hoursAsSources([one, other]) });
    const made = await world.draft({ projectId: world.projectId, lines: [line, world.line()] });
    expect(made.lines[0]?.sources).toEqual(hoursAsSources([one, other]));
    const put = (lines: object[], version: number) =>
      world.admin.put(`/api/v1/invoices/${made.id}`).send({ ...world.input(), lines, version });
    // Moves hours from the first line to the second, and removes one entry.
    const moved = (await put([world.line(), { ...line, sources: hoursAsSources([other]) }], made.version).expect(200))
      .body as InvoiceDetail;
    expect(moved.lines.map(({ sources }) => sources)).toEqual([[], hoursAsSources([other])]);
    await put([world.line()], moved.version).expect(200);
    expect(await api.sql('select 1 from invoice_source where time_entry_id in ($1, $2)', [one, other])).toEqual([]);
  });

  it('keeps the rate of exchange at 1 in the own currency', async () => {
    expect(await world.draft({ exchangeRate: 11.5, exchangeRateInverted: false })).toMatchObject({ exchangeRate: 1 });
    expect(await world.draft({ currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false })).toMatchObject({
      exchangeRate: 0.085,
    });
  });

  it('keeps who went on with a price below cost', async () => {
    const { admin, itemId } = world;
    const lines = [world.line({ kind: 'item', itemId, unitPrice: 59 })];
    const refused = await admin.post('/api/v1/invoices').send(world.input({ lines })).expect(422);
    expect(refused.body).toMatchObject({
      code: 'document.price_below_cost',
      params: { items: 'Router' },
      errors: { 'lines.0.unitPrice': { code: 'document.price_below_cost' } },
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

  it('and of a paid or void one not the due date either', async () => {
    for (const [verb, body] of [
      ['mark-paid', { paymentDate: '2026-03-05', method: 'cash' }],
      ['void', { reason: 'Wrong customer' }],
    ] as const) {
      const { id } = await world.sent();
      const { version } = (await world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body).expect(200)).body as InvoiceDetail;
      const put = (input: object) => world.admin.put(`/api/v1/invoices/${id}/after-sending`).send({ version, ...input });
      const refused = await put({ dueDate: '2026-04-01', dueDateReason: 'x' }).expect(409);
      expect(refused.body).toMatchObject({ code: 'invoice.cannot_move_due_date' });
      await put({ dueDate: '2026-03-16', internalNote: 'Kept' }).expect(200);
    }
  });

  it('deletes drafts, one or several, and frees their hours', async () => {
    const entry = await world.hours();
    const withHours = await world.draft({ lines: [world.line({ sources: hoursAsSources([entry]) })] });
    const filesOf = (id: number) => api.sql(`select storage_key from file where subject = 'Invoice' and subject_id = $1`, [id]);
    for (const [id, key] of [
      [withHours.id, 'kept-a'],
      [withHours.id, 'kept-b'],
    ] as const)
      await store(api, aFile({ storageKey: key, subjectId: id }));
    await world.admin.delete(`/api/v1/invoices/${withHours.id}`).set('If-Match', `"${withHours.version}"`).expect(200);
    expect(await filesOf(withHours.id)).toEqual([]);
    expect(await api.sql(`select 1 from audit where subject = 'File' and verb = 'delete'`)).toHaveLength(2);
    await world.admin.get(`/api/v1/invoices/${withHours.id}`).expect(404);
    const again = await world.draft({ lines: [world.line({ sources: hoursAsSources([entry]) })] });
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
