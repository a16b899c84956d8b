import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NumberCompleteness } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../../sales/invoices/invoices.sample.ts';
import { verify } from '../../tools/verify.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';

let api: TestApp;
let world: InvoiceWorld;
let path: string;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  path = `/api/v1/number-series/${(await api.sql<{ id: number }>("select id from number_series where document_kind = 'invoice'"))[0]?.id}`;
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const proof = async (): Promise<NumberCompleteness> =>
  (await world.admin.get(`${path}/completeness`).expect(200)).body as NumberCompleteness;
/** Changes issued documents, which triggers otherwise prevent, by disabling the triggers. */
const behindTheBack = async (statement: string, values: unknown[] = []): Promise<void> => {
  await api.sql('alter table invoice disable trigger all');
  await api.sql('alter table invoice_line disable trigger all');
  await api.sql(statement, values);
  await api.sql('alter table invoice enable trigger all');
  await api.sql('alter table invoice_line enable trigger all');
};
const lose = async (number: string): Promise<void> => behindTheBack('delete from invoice where number = $1', [number]);

describe('the number check of a series', () => {
  it('of a new series is empty', async () =>
    expect(await proof()).toMatchObject({ issuedCount: 0, missingCount: 0, periods: [] }));

  it('shows first and last number, the count, void ones, and that none is missing', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await world.sent()).id);
    await world.draft();
    await world.admin.post(`/api/v1/invoices/${ids[1]}/void`).send({ reason: 'Twice' }).expect(200);
    expect(await proof()).toEqual({
      id: 1,
      documentKind: 'invoice',
      issuedCount: 5,
      missingCount: 0,
      earlierDateCount: 0,
      unknownCount: 0,
      periods: [
        {
          year: 2026,
          pattern: 'INV-{YYYY}-{0000}',
          first: 'INV-2026-0001',
          last: 'INV-2026-0005',
          issuedCount: 5,
          voidedCount: 1,
          earlierDateCount: 0,
          missingCount: 0,
          missing: [],
          skippedCount: 0,
        },
      ],
      skips: [],
    });
  });

  it('continues with a longer counter, and knows former patterns', async () => {
    const change = async (pattern: string): Promise<void> => {
      const { version, nextNumber } = (await world.admin.get(path)).body as { version: number; nextNumber: number };
      const body = { documentKind: 'invoice', pattern, nextNumber, resetsYearly: false };
      await world.admin.put(path).set('If-Match', `"${version}"`).send(body).expect(200);
    };
    await change('INV-{YYYY}-{00000}');
    await world.sent();
    expect(await proof()).toMatchObject({ missingCount: 0, periods: [{ last: 'INV-2026-00006', issuedCount: 6 }] });
    await change('K{000}');
    await world.sent();
    await world.sent();
    expect(await proof()).toMatchObject({
      missingCount: 0,
      unknownCount: 0,
      periods: [{ issuedCount: 6 }, { first: 'K007', last: 'K008' }],
    });
  });

  it('shows skipped numbers with actor and reason, and does not count them as missing', async () => {
    const { version } = (await world.admin.get(path)).body as { version: number };
    const body = { documentKind: 'invoice', pattern: 'K{000}', nextNumber: 12, resetsYearly: false, reason: 'Given by hand' };
    await world.admin.put(path).set('If-Match', `"${version}"`).send(body).expect(200);
    await world.sent();
    const told = await proof();
    expect(told).toMatchObject({ missingCount: 0, periods: [{ skippedCount: 0 }, { last: 'K012', skippedCount: 3 }] });
    expect(told.skips).toEqual([
      { from: 9, to: 11, reason: 'Given by hand', at: expect.any(String), byName: expect.stringMatching(/\w/) },
    ]);
    expect((await verify(api.url)).problems).toEqual([]);
  });

  it('finds numbers missing inside and at the end, and counts dates that run backwards', async () => {
    await lose('INV-2026-0003');
    await lose('K008');
    await behindTheBack(`update invoice set invoice_date = '2026-03-01' where number = 'INV-2026-0004'`);
    expect(await proof()).toMatchObject({
      missingCount: 2,
      earlierDateCount: 1,
      periods: [
        { missing: ['INV-2026-0003'], earlierDateCount: 1 },
        { missing: ['K008'], missingCount: 1, skippedCount: 3 },
      ],
    });
  });

  it('reports numbers that the series never gave', async () => {
    await behindTheBack(`update invoice set number = 'my own' where number = 'K007'`);
    expect(await proof()).toMatchObject({ issuedCount: 7, unknownCount: 1 });
  });

  it.each([
    [['Z-0009', 'Z-0010', 'Z-0011'], { missingCount: 0, unknownCount: 0, earlierDateCount: 0 }],
    [['Z-0009', 'Z-000A', 'Z-0011'], { missingCount: 1, unknownCount: 1 }],
    [['Z-0009', 'Z-0011', 'Z-00009'], { missingCount: 1 }],
    [['Z-0009', 'Z-0010', 'Z-00A1'], { missingCount: 1, unknownCount: 1 }],
  ])('finds a missing number also among %j, of one day', async (numbers, expected) => {
    const [series] = await api.sql<{ id: number }>(
      `insert into number_series (document_kind, pattern, next_number, last_issued_date, resets_yearly)
       values ('invoice', 'Z-{0000}', 12, '2026-03-01', false) returning id`,
    );
    await behindTheBack(
      `insert into invoice select (jsonb_populate_record(null::invoice, to_jsonb(i) || jsonb_build_object('id', i.id + 1000 * $2::int + n.ordinality, 'number', n.number,
         'number_series_id', $2::int, 'invoice_date', '2026-03-01', 'reference_number', null))).*
       from (select * from invoice where number is not null order by id limit 1) i, unnest($1::text[]) with ordinality n (number)`,
      [numbers, series?.id],
    );
    const { body } = await world.admin.get(`/api/v1/number-series/${series?.id}/completeness`).expect(200);
    expect(body).toMatchObject(expected);
    await behindTheBack('delete from invoice where number_series_id = $1', [series?.id]);
    await api.sql('delete from number_series where id = $1', [series?.id]);
  });

  it('needs the right to read all invoices and the series', async () => {
    const all = await api.as('accountant');
    await all.get(`${path}/completeness`).expect(200);
    for (const role of ['projectManager', 'employee', 'client'] as const)
      await (await api.as(role)).get(`${path}/completeness`).expect(403);
    const some = await api.asOwnRole([{ action: 'read', subject: 'NumberSeries' }]);
    expect((await some.get(`${path}/completeness`)).status).toBe(403);
    await world.admin.get('/api/v1/number-series/999/completeness').expect(404);
  });
});
