import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportRecord, OpeningStockPreview } from '@kontor/domain';
import { anItem } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let keeper: Agent;
const ids: Record<string, number> = {};
beforeAll(async () => {
  api = await testApp();
  keeper = await api.as('storekeeper');
  for (const sku of ['A-1', 'A-2', 'A-3']) ids[sku] = await store(api, anItem({ sku, kind: 'goods', stockTracked: true }));
  ids['S-1'] = await store(api, anItem({ sku: 'S-1', name: 'Service' }));
});
afterAll(() => api.close());

const path = '/api/v1/opening-stock-imports';
const header = 'Kodas;Kiekis;Savikaina;Data';
const file = (lines: string[], more: object = {}) => ({
  fileName: 'likutis.csv',
  content: [header, ...lines].join('\n'),
  ...more,
});
const preview = async (lines: string[]): Promise<OpeningStockPreview> =>
  (await keeper.post(`${path}/preview`).send(file(lines)).expect(200)).body as OpeningStockPreview;
const bring = async (lines: string[], more = {}): Promise<ImportRecord> =>
  (await keeper.post(path).send(file(lines, more)).expect(201)).body as ImportRecord;
const stockOf = (sku: string) =>
  api.sql<{ quantity: number; value: number }>('select quantity, value from item_stock where item_id = $1', [ids[sku]]);

describe('imports of opening stock', () => {
  it('enter the first move of each item, at the cost of the file and on its day', async () => {
    const made = await bring(['a-1;12,5;3,3333;2026-01-05', 'A-2;4;10,00;2026-01-01']);
    expect(made).toMatchObject({ rowCount: 2, createdCount: 2 });
    expect(await stockOf('A-1')).toEqual([{ quantity: 12.5, value: 41.67 }]);
    const moves = await api.sql('select kind, move_date as date, given_value as value from stock_move where item_id = $1', [
      ids['A-2'],
    ]);
    expect(moves).toEqual([{ kind: 'opening', date: '2026-01-01', value: 40 }]);
  });

  it('know what they brought before, and refuse an item that has moved', async () => {
    const { rows } = await preview(['A-1;12,5;3,3333;2026-01-05', 'A-2;5;10,00;2026-01-01']);
    expect(rows.map(({ outcome, problems }) => [outcome, problems.map(({ code }) => code)])).toEqual([
      ['skip', []],
      ['create', ['stock.opened']],
    ]);
  });

  it('are undone as a whole, and the item can be opened again', async () => {
    const made = await bring(['A-3;7;2,00;2026-02-01']);
    await keeper.post(`${path}/${made.id}/undo`).expect(200);
    expect(await stockOf('A-3')).toEqual([{ quantity: 0, value: 0 }]);
    expect(await api.sql('select 1 from stock_move where item_id = $1', [ids['A-3']])).toEqual([]);
    await bring(['A-3;8;2,00;2026-02-01']);
    expect(await stockOf('A-3')).toEqual([{ quantity: 8, value: 16 }]);
  });

  it('stay once one of their items moved, which is named', async () => {
    const itemId = await store(api, anItem({ sku: 'A-4', name: 'Modem', kind: 'goods', stockTracked: true }));
    const made = await bring(['A-4;7;2,00;2026-02-01']);
    const [person] = await api.sql<{ id: number }>('select id from user_account limit 1');
    const issue = { itemId, holderId: person?.id, moveDate: '2026-03-01', quantity: 1 };
    await keeper.post('/api/v1/stock-moves/issue').send(issue).expect(201);
    const { body } = await keeper.post(`${path}/${made.id}/undo`).expect(409);
    expect(body).toMatchObject({ code: 'import.in_use', params: { name: 'Modem' } });
    await expect(api.sql('delete from stock_move where item_id = $1', [itemId])).rejects.toThrow(/never changed/);
  });

  it('tell by column what cannot be imported', async () => {
    const { rows } = await preview(['X;1;1,00;2026-01-05', 'S-1;1;1,00;2026-01-05', 'A-3;0;-1,00;2999-01-05', ';1;1,00;']);
    expect(rows.map(({ problems }) => problems.map(({ column, code }) => `${column}: ${code}`))).toEqual([
      ['Kodas: import.unknown_value'],
      ['Kodas: stock.not_tracked'],
      expect.arrayContaining(['Kodas: stock.opened', 'Kiekis: field.too_small', 'Savikaina: field.too_small']),
      ['Kodas: field.required', 'Data: field.required'],
    ]);
  });

  it('take the row that can be imported of two for one item', async () => {
    await store(api, anItem({ sku: 'A-5', kind: 'goods', stockTracked: true }));
    const { rows } = await preview(['A-5;7;daug;2026-02-01', 'a-5;7;2,00;2026-02-01', 'A-5;8;2,00;2026-02-01']);
    expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      expect.arrayContaining(['import.bad_number']),
      [],
      ['import.repeated'],
    ]);
  });

  it('are not for roles that do not keep stock', async () => {
    await (
      await api.as('accountant')
    )
      .post(path)
      .send(file(['A-1;1;1,00;2026-01-05']))
      .expect(403);
  });
});
