import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentKinds, type DocumentKind, type NumberCompleteness } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { creditWorld, type CreditWorld } from '../../sales/credit-notes/credit-notes.sample.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';

let api: TestApp;
let world: CreditWorld;

beforeAll(async () => {
  api = await testApp();
  world = await creditWorld(api);
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const paths: Record<DocumentKind, string> = {
  invoice: 'invoices',
  estimate: 'estimates',
  creditNote: 'credit-notes',
  retainerInvoice: 'retainer-invoices',
};
async function draftOf(kind: DocumentKind): Promise<number> {
  if (kind === 'invoice') return (await world.draft()).id;
  if (kind === 'creditNote') return (await world.note((await world.sent()).id)).id;
  const { invoiceDate, dueDate, ...input } = world.input();
  const dates = kind === 'estimate' ? { estimateDate: invoiceDate, expiryDate: dueDate } : { invoiceDate, dueDate };
  const { body } = await world.admin
    .post(`/api/v1/${paths[kind]}`)
    .send({ ...input, ...dates })
    .expect(201);
  return (body as { id: number }).id;
}

describe.each(documentKinds)('a series of %ss beside the default', (documentKind) => {
  it('is chosen for a reason, and each has its own number check without a gap', async () => {
    const series = {
      documentKind,
      pattern: `${documentKind.slice(0, 3).toUpperCase()}X-{YYYY}-{000}`,
      nextNumber: 1,
      resetsYearly: true,
    };
    const { body } = await world.admin.post('/api/v1/number-series').send(series).expect(201);
    const numberSeriesId = (body as { id: number }).id;
    const isPaid = documentKind === 'invoice' || documentKind === 'retainerInvoice';
    const send = async (given: object) =>
      world.admin
        .post(`/api/v1/${paths[documentKind]}/${await draftOf(documentKind)}/send`)
        .send({ ...(isPaid && { noAccountConfirmed: true }), ...given });
    const refused = await send({ numberSeriesId });
    expect([refused.status, refused.body.errors?.numberSeriesReason?.code]).toEqual([422, 'document.series_reason']);
    for (const given of [
      {},
      { numberSeriesId, numberSeriesReason: 'Sales abroad' },
      { numberSeriesId, numberSeriesReason: 'Sales abroad' },
    ])
      expect((await send(given)).status).toBe(200);
    const proof = async (id: number): Promise<NumberCompleteness> =>
      (await world.admin.get(`/api/v1/number-series/${id}/completeness`).expect(200)).body as NumberCompleteness;
    expect(await proof(numberSeriesId)).toMatchObject({
      documentKind,
      issuedCount: 2,
      missingCount: 0,
      unknownCount: 0,
      periods: [{ first: series.pattern.replace('{YYYY}', '2026').replace('{000}', '001') }],
    });
    const [usual] = await api.sql<{ id: number }>('select id from number_series where document_kind = $1 and is_default', [
      documentKind,
    ]);
    const numbers = await proof(usual?.id ?? 0);
    expect(numbers.issuedCount).toBeGreaterThan(0);
    expect([numbers.missingCount, numbers.unknownCount]).toEqual([0, 0]);
  });
});
