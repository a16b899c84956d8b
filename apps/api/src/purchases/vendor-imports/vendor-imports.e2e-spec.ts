import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportRecord, VendorImportPreview } from '@kontor/domain';
import { aVendor } from '../../../test/builders/bill.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let knownId: number;
const account = 'LT121000011101001000';
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  knownId = await store(api, aVendor({ name: 'Popierius, UAB', legalCode: '302445789', country: 'LT', account: null }));
});
afterAll(() => api.close());

const path = '/api/v1/vendor-imports';
const header = 'Tiekėjas;Įmonės kodas;Miestas;Banko sąskaita;Mokėjimo terminas';
const file = (lines: string[], more: object = {}) => ({
  fileName: 'tiekejai.csv',
  content: [header, ...lines].join('\n'),
  ...more,
});
const preview = async (lines: string[], more = {}): Promise<VendorImportPreview> =>
  (await admin.post(`${path}/preview`).send(file(lines, more)).expect(200)).body as VendorImportPreview;
const bring = async (lines: string[], more = {}): Promise<ImportRecord> =>
  (await admin.post(path).send(file(lines, more)).expect(201)).body as ImportRecord;
const vendors = (name: string) =>
  api.sql<{ id: number; city: string | null; account: string | null; payment_terms_days: number | null }>(
    'select id, city, account, payment_terms_days from vendor where name = $1',
    [name],
  );

describe('imports of vendors', () => {
  it('show what will happen before anything is written', async () => {
    const shown = await preview(['Nauja, UAB;;Vilnius;;', 'Popierius;302445789;Kaunas;;']);
    expect(shown.rows.map(({ outcome, existingId, problems }) => [outcome, existingId, problems])).toEqual([
      ['create', null, []],
      ['skip', knownId, []],
    ]);
    expect(await vendors('Nauja, UAB')).toEqual([]);
  });

  it('add vendors in the currency of the firm, and are undone as a whole', async () => {
    const made = await bring([`Nauja, UAB;;Vilnius;${account};30`, 'Kita, UAB;;;;']);
    expect(made).toMatchObject({ rowCount: 2, createdCount: 2, updatedCount: 0 });
    const [added] = await vendors('Nauja, UAB');
    expect(added).toMatchObject({ city: 'Vilnius', account, payment_terms_days: 30 });
    const history = await api.sql('select verb from audit where subject = $1 and subject_id = $2', ['Vendor', added?.id]);
    expect(history).toHaveLength(1);
    await admin.post(`${path}/${made.id}/undo`).expect(200);
    expect(await vendors('Nauja, UAB')).toEqual([]);
  });

  it('update a known vendor, except where it is paid', async () => {
    const line = ['Popierius, UAB;302445789;Kaunas;;'];
    const made = await bring(line, { existing: 'update' });
    expect(await vendors('Popierius, UAB')).toMatchObject([{ city: 'Kaunas' }]);
    const { rows } = await preview([`Popierius, UAB;302445789;;${account};`], { existing: 'update' });
    expect(rows[0]?.problems).toEqual([{ column: 'Banko sąskaita', code: 'vendor.account_by_import' }]);
    await admin.post(`${path}/${made.id}/undo`).expect(200);
    expect((await vendors('Popierius, UAB'))[0]?.city).not.toBe('Kaunas');
  });

  it('stay when one of their vendors is in use, which is named', async () => {
    const made = await bring(['Naudojama, UAB;;;;']);
    const [vendor] = await vendors('Naudojama, UAB');
    const item = { sku: 'V-1', name: 'A', kind: 'service', sellingPrice: 1, active: true, preferredVendorId: vendor?.id };
    await admin.post('/api/v1/items').send(item).expect(201);
    expect((await admin.post(`${path}/${made.id}/undo`).expect(409)).body).toMatchObject({
      code: 'import.in_use',
      params: { name: 'Naudojama, UAB' },
    });
  });

  it('tell by column what cannot be imported', async () => {
    const { rows } = await preview([';;Kaunas;;', 'A;;;LT131000011101001000;ilgai', 'B;1;;;', 'C;1;;;']);
    expect(rows.map(({ problems }) => problems.map(({ column, code }) => `${column}: ${code}`))).toEqual([
      ['Tiekėjas: field.required'],
      ['Mokėjimo terminas: import.bad_number', 'Banko sąskaita: vendor.bad_account'],
      ['Įmonės kodas: party.bad_legal_code'],
      ['Įmonės kodas: party.bad_legal_code'],
    ]);
  });

  it('take the row that can be imported of two for one vendor', async () => {
    const lines = ['Du kartai;;;;ilgai', 'Du kartai;;Vilnius;;', 'du kartai;;Kaunas;;'];
    const { rows } = await preview(lines);
    expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['import.bad_number'],
      [],
      ['import.repeated'],
    ]);
    expect(await bring(lines, { skipProblems: true })).toMatchObject({ rowCount: 1, createdCount: 1 });
    expect(await vendors('Du kartai')).toMatchObject([{ city: 'Vilnius' }]);
  });

  it('are not for roles without the right', async () => {
    await (
      await api.as('storekeeper')
    )
      .post(path)
      .send(file(['A;;;;']))
      .expect(403);
  });
});
