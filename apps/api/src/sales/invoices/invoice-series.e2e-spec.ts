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
      ...{ issuedCount: 9, missingCount: 0, unknownCount: 0, periods: [{ first: 'EXP-2026-001', last: 'EXP-2026-009' }] },
    });
  });

  it('keeps its series: the database says so', async () => {
    const { id } = await sentIn(exportId, { invoiceDate: '2026-06-02', dueDate: '2026-06-15' });
    await expect(api.sql('update invoice set number_series_id = 1 where id = $1', [id])).rejects.toMatchObject({ code: '23001' });
  });
});
