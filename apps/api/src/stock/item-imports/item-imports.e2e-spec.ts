import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportRecord, ItemImportPreview } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const path = '/api/v1/item-imports';
const file = (lines: string[], more: object = {}) => ({ fileName: 'kainos.csv', content: lines.join('\n'), ...more });
const preview = async (lines: string[], more = {}): Promise<ItemImportPreview> =>
  (await admin.post(`${path}/preview`).send(file(lines, more)).expect(200)).body as ItemImportPreview;
const bring = async (lines: string[], more = {}): Promise<ImportRecord> =>
  (await admin.post(path).send(file(lines, more)).expect(201)).body as ImportRecord;
const items = (sku: string) =>
  api.sql<{ name: string; selling_price: number; tax: string | null }>(
    'select i.name, i.selling_price, t.isaf_code as tax from item i left join tax_rate t on t.id = i.tax_rate_id where sku = $1',
    [sku],
  );

describe('imports of items', () => {
  const header = 'Kodas;Pavadinimas;Kaina be PVM;PVM klasifikatorius';

  it('take prices as they are written here and the tax by its code', async () => {
    expect(
      (await preview([header, 'P-1;Priežiūra;1 249,50;PVM1', 'P-2;Mokymai;80,5;21 %'])).rows.flatMap(({ problems }) => problems),
    ).toEqual([]);
    const made = await bring([header, 'P-1;Priežiūra;1 249,50;PVM1', 'P-2;Mokymai;80,5;21 %']);
    expect(made).toMatchObject({ rowCount: 2, createdCount: 2 });
    expect(await items('P-1')).toEqual([{ name: 'Priežiūra', selling_price: 1249.5, tax: 'PVM1' }]);
    expect(await items('P-2')).toEqual([{ name: 'Mokymai', selling_price: 80.5, tax: 'PVM1' }]);
  });

  it('skip or update the item that has the code, and put it back', async () => {
    const lines = [header, 'p-1;Priežiūra;1300,00;'];
    expect((await preview(lines)).rows[0]).toMatchObject({ outcome: 'skip', problems: [] });
    const made = await bring(lines, { existing: 'update' });
    expect(made).toMatchObject({ createdCount: 0, updatedCount: 1 });
    expect((await items('p-1'))[0]).toMatchObject({ selling_price: 1300 });
    await admin.post(`${path}/${made.id}/undo`).expect(200);
    expect((await items('P-1'))[0]).toMatchObject({ selling_price: 1249.5, tax: 'PVM1' });
  });

  it('tell by column what cannot be imported', async () => {
    const { rows } = await preview([header, 'P-3;A;brangu;PVM99', 'P-3;B;1,250;', ';C;1;']);
    expect(rows.map(({ problems }) => problems.map(({ column, code }) => `${column}: ${code}`))).toEqual([
      ['Kaina be PVM: import.bad_number', 'PVM klasifikatorius: import.unknown_value'],
      ['Kaina be PVM: import.ambiguous_number'],
      ['Kodas: field.required'],
    ]);
    await admin
      .post(path)
      .send(file([header, 'P-3;A;brangu;']))
      .expect(422);
    expect(await items('P-3')).toEqual([]);
  });

  it('take the row that can be imported of two with one code, whichever comes first', async () => {
    const lines = [header, 'P-4;Bad;brangu;', 'p-4;Good;12,50;', 'P-4;Again;13,00;', 'P-5;First;1,00;', 'P-5;Bad;brangu;'];
    const { rows } = await preview(lines);
    expect(rows.map(({ problems }) => problems.map(({ code, params }) => [code, params?.['row']]))).toEqual([
      [['import.bad_number', undefined]],
      [],
      [['import.repeated', 3]],
      [],
      [
        ['import.repeated', 5],
        ['import.bad_number', undefined],
      ],
    ]);
    expect(await bring(lines, { skipProblems: true })).toMatchObject({ rowCount: 2, createdCount: 2 });
    expect(await items('p-4')).toMatchObject([{ name: 'Good' }]);
    expect(await items('P-5')).toMatchObject([{ name: 'First' }]);
  });

  it('are not for roles without the right', async () => {
    await (
      await api.as('storekeeper')
    )
      .post(path)
      .send(file([header, 'P-9;A;1;']))
      .expect(403);
  });
});
