import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoiceDetail, NumberCompleteness, SendInvoiceInput } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let exportId: number;
const numberSeriesReason = 'Sales abroad are numbered apart';

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  const series = { documentKind: 'invoice', pattern: 'EXP-{YYYY}-{000}', nextNumber: 1, resetsYearly: true };
  exportId = ((await world.admin.post('/api/v1/number-series').send(series).expect(201)).body as { id: number }).id;
});
afterAll(() => api.close());

const send = (id: number, input: SendInvoiceInput) => world.admin.post(`/api/v1/invoices/${id}/send`).send(input);
const sentIn = async (numberSeriesId: number, change = {}): Promise<InvoiceDetail> =>
  (await send((await world.draft(change)).id, { numberSeriesId, numberSeriesReason }).expect(200)).body as InvoiceDetail;
const reasonOf = async (id: number): Promise<unknown> =>
  (
    await api.sql<{ reason: unknown }>(
      `select nullif(concat_ws(' / ', changes #>> '{numberSeriesReason,1}', changes #>> '{backdateReason,1}'), '') as reason from audit where subject = 'Invoice' and verb = 'send' and subject_id = $1`,
      [id],
    )
  )[0]?.reason;
const proof = async (id: number): Promise<NumberCompleteness> =>
  (await world.admin.get(`/api/v1/number-series/${id}/completeness`).expect(200)).body as NumberCompleteness;

describe('an invoice in another series than the default', () => {
  it('gets the next number of that, and the history tells why', async () => {
    const usual = await world.sent();
    const abroad = await sentIn(exportId);
    expect([usual.number, usual.numberSeriesId]).toEqual(['INV-2026-0001', 1]);
    expect([abroad.number, abroad.numberSeriesId]).toEqual(['EXP-2026-001', exportId]);
    expect([await reasonOf(usual.id), await reasonOf(abroad.id)]).toEqual([null, numberSeriesReason]);
  });

  it('needs the reason; the default needs none, and none is kept', async () => {
    const { id } = await world.draft();
    for (const reason of [undefined, null, '  ']) {
      const { body } = await send(id, { numberSeriesId: exportId, numberSeriesReason: reason }).expect(422);
      expect(body).toMatchObject({ errors: { numberSeriesReason: { code: 'document.series_reason' } } });
    }
    const { body } = await send(id, { numberSeriesId: 1, numberSeriesReason: 'None is needed' }).expect(200);
    expect(body).toMatchObject({ number: 'INV-2026-0002' });
    expect(await reasonOf(id)).toBeNull();
  });

  it('is refused where there is no such series, and the number of neither is taken', async () => {
    const { id } = await world.draft();
    const { body } = await send(id, { numberSeriesId: 999, numberSeriesReason }).expect(422);
    expect(body).toMatchObject({ errors: { numberSeriesId: { code: 'error.reference_missing' } } });
    expect((await world.sent()).number).toBe('INV-2026-0003');
    expect((await sentIn(exportId)).number).toBe('EXP-2026-002');
  });

  it('has dates of its own: each series runs forward by itself', async () => {
    const later = { invoiceDate: '2026-05-04', dueDate: '2026-05-18' };
    await sentIn(exportId, later);
    expect((await world.sent()).number).toBe('INV-2026-0004');
    const { id } = await world.draft();
    const { body } = await send(id, { numberSeriesId: exportId, numberSeriesReason }).expect(422);
    expect(body).toMatchObject({ code: 'document.date_before_last' });
    await send(id, { numberSeriesId: exportId, numberSeriesReason, backdateReason: 'Forgotten' }).expect(200);
    expect(await reasonOf(id)).toBe(`${numberSeriesReason} / Forgotten`);
  });

  it('keeps both without a gap when many are sent at once, and the proof is told by series', async () => {
    const drafts = [];
    for (let n = 0; n < 10; n += 1) drafts.push(await world.draft({ invoiceDate: '2026-06-01', dueDate: '2026-06-15' }));
    const answers = await Promise.all(
      drafts.map(({ id }, n) => send(id, n % 2 ? { numberSeriesId: exportId, numberSeriesReason } : {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await proof(1)).toMatchObject({
      issuedCount: 9,
      missingCount: 0,
      unknownCount: 0,
      periods: [{ last: 'INV-2026-0009' }],
    });
    expect(await proof(exportId)).toMatchObject({
      issuedCount: 9,
      missingCount: 0,
      unknownCount: 0,
      periods: [{ first: 'EXP-2026-001', last: 'EXP-2026-009' }],
    });
  });

  it('keeps its series: the database says so', async () => {
    const { id } = await sentIn(exportId, { invoiceDate: '2026-06-02', dueDate: '2026-06-15' });
    await expect(api.sql('update invoice set number_series_id = 1 where id = $1', [id])).rejects.toMatchObject({ code: '23001' });
  });
});

describe('a series chosen on the draft', () => {
  let [chosenId, otherId] = [0, 0];
  const newSeries = async (pattern: string): Promise<number> => {
    const series = { documentKind: 'invoice', pattern, nextNumber: 1, resetsYearly: false };
    return ((await world.admin.post('/api/v1/number-series').send(series).expect(201)).body as { id: number }).id;
  };
  beforeAll(async () => {
    chosenId = await newSeries('CHO-{000}');
    otherId = await newSeries('CHX-{000}');
  });

  it('numbers it without being asked again, and the history tells why', async () => {
    const draft = await world.draft({ numberSeriesId: chosenId, numberSeriesReason: ` ${numberSeriesReason} ` });
    expect(draft).toMatchObject({ number: null, numberSeriesId: chosenId, numberSeriesReason });
    const { body } = await send(draft.id, {}).expect(200);
    expect(body).toMatchObject({ numberSeriesId: chosenId, numberSeriesReason });
    expect((body as InvoiceDetail).number).toMatch(/^CHO-/);
    expect(await reasonOf(draft.id)).toBe(numberSeriesReason);
  });

  it('is not counted before the number is given, and another can be chosen at sending', async () => {
    const before = await proof(chosenId);
    const { id } = await world.draft({ numberSeriesId: chosenId, numberSeriesReason });
    expect(await proof(chosenId)).toEqual(before);
    const { body } = await send(id, { numberSeriesId: otherId, numberSeriesReason: 'Another mind' }).expect(200);
    expect(body).toMatchObject({ numberSeriesId: otherId, numberSeriesReason: 'Another mind' });
  });

  it('is kept as nothing where it is the default', async () =>
    expect(await world.draft({ numberSeriesId: 1, numberSeriesReason: 'None' })).toMatchObject({
      numberSeriesId: null,
      numberSeriesReason: null,
    }));

  it.each([
    ['without a reason', () => ({ numberSeriesId: chosenId }), 'numberSeriesReason', 'document.series_reason'],
    ['that does not exist', () => ({ numberSeriesId: 999, numberSeriesReason }), 'numberSeriesId', 'error.reference_missing'],
  ])('is refused %s', async (_what, change, field, code) => {
    const { body } = await world.admin.post('/api/v1/invoices').send(world.input(change())).expect(422);
    expect(body).toMatchObject({ errors: { [field]: { code } } });
  });
});

describe('a closed series', () => {
  it('numbers no draft that has it, takes no new one, and stays in the number check', async () => {
    const given = { documentKind: 'invoice', pattern: 'OLD-{000}', nextNumber: 1, resetsYearly: false };
    const { body: made } = await world.admin.post('/api/v1/number-series').send(given).expect(201);
    const { id } = made as { id: number };
    await sentIn(id);
    const draft = await world.draft({ numberSeriesId: id, numberSeriesReason });
    const { version } = (await world.admin.get(`/api/v1/number-series/${id}`)).body as { version: number };
    const close = { ...given, nextNumber: 2, isClosed: true, version };
    expect((await world.admin.put(`/api/v1/number-series/${id}`).send(close).expect(200)).body).toMatchObject({ isClosed: true });

    const refusal = { errors: { numberSeriesId: { code: 'number_series.closed' } } };
    expect((await send(draft.id, {}).expect(422)).body).toMatchObject(refusal);
    const input = world.input({ numberSeriesId: id, numberSeriesReason });
    expect((await world.admin.post('/api/v1/invoices').send(input).expect(422)).body).toMatchObject(refusal);
    expect(await proof(id)).toMatchObject({ issuedCount: 1, missingCount: 0 });
  });

  it('is never the default', async () => {
    const { body } = await world.admin.get('/api/v1/number-series/1').expect(200);
    const { documentKind, pattern, nextNumber, resetsYearly, version } = body as Record<string, unknown>;
    const close = { documentKind, pattern, nextNumber, resetsYearly, version, isClosed: true };
    expect((await world.admin.put('/api/v1/number-series/1').send(close).expect(422)).body).toMatchObject({
      errors: { isClosed: { code: 'number_series.no_default' } },
    });
  });
});

describe('a new series whose numbers of this year were given by another', () => {
  it('takes no document of last year, which would let it give them once more', async () => {
    const renamed = { documentKind: 'invoice', pattern: `YR-{YYYY}-{000}`, nextNumber: 1, resetsYearly: true };
    const { body: old } = await world.admin.post('/api/v1/number-series').send(renamed).expect(201);
    const { id: oldId } = old as { id: number };
    const today = await api.sql<{ day: string }>(`select (now() at time zone time_zone)::date::text as day from organisation`);
    const invoiceDate = String(today[0]?.day);
    await sentIn(oldId, { invoiceDate, dueDate: invoiceDate });
    const { version } = (await world.admin.get(`/api/v1/number-series/${oldId}`)).body as { version: number };
    await world.admin
      .put(`/api/v1/number-series/${oldId}`)
      .send({ ...renamed, pattern: 'YS-{YYYY}-{000}', nextNumber: 2, version })
      .expect(200);
    const { body } = await world.admin
      .post('/api/v1/number-series')
      .send({ ...renamed, nextNumber: 2 })
      .expect(201);
    const made = body as { id: number; year: number };
    expect(made.year).toBe(Number(invoiceDate.slice(0, 4)));
    const last = `${made.year - 1}-12-30`;
    const early = await world.draft({
      numberSeriesId: made.id,
      numberSeriesReason,
      supplyDate: invoiceDate,
      invoiceDate: last,
      dueDate: last,
    });
    expect((await send(early.id, {}).expect(422)).body).toMatchObject({ code: 'document.date_before_series' });
  });
});
