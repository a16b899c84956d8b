import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchAnswer } from '@kontor/domain';
import { aContact, aCustomer } from '../../../test/builders/customer.ts';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { anItem } from '../../../test/builders/item.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const customerId = await store(api, aCustomer({ name: 'UAB Žalgirio namai' }));
  await store(api, aCustomer({ name: 'Bjørnstad Ålesund Bygg AS' }));
  await store(api, aCustomer({ name: 'Zalgiris plain' }));
  await store(api, aContact({ customerId, firstName: 'Rūta', lastName: 'Šimkė', phone: '+370 (612) 34-567' }));
  await store(api, aProject({ customerId, name: 'Būsto portalas', code: 'BP-7' }));
  await store(api, anItem({ sku: 'Žarna-9', name: 'Ąžuolinė lenta' }));
  await store(api, aSentInvoice({ customerId, number: 'INV-2026-00042' }));
});
afterAll(() => api.close());

const listed = async (resource: string, q: string): Promise<unknown[]> =>
  (
    (await admin.get(listPath(resource, { filter: { q } })).expect(200)).body as {
      name?: string;
      number?: string;
      fullName?: string;
    }[]
  ).map(({ name, number, fullName }) => name ?? number ?? fullName);
const found = async (q: string): Promise<string[]> =>
  ((await admin.get(`/api/v1/search?q=${encodeURIComponent(q)}`).expect(200)).body as SearchAnswer).groups.flatMap(
    ({ entries }) => entries.map(({ title }) => title),
  );

describe('plain letters', () => {
  it.each([
    ['customers', 'zalgirio', 'UAB Žalgirio namai'],
    ['customers', 'NAMAI žalgirio', 'UAB Žalgirio namai'],
    ['customers', 'bjornstad', 'Bjørnstad Ålesund Bygg AS'],
    ['customers', 'bjoernstad', 'Bjørnstad Ålesund Bygg AS'],
    ['customers', 'aalesund', 'Bjørnstad Ålesund Bygg AS'],
    ['customers', 'alesund bjørn', 'Bjørnstad Ålesund Bygg AS'],
    ['contacts', 'simke ruta', 'Rūta Šimkė'],
    ['contacts', '37061234567', 'Rūta Šimkė'],
    ['contacts', '612 34567', 'Rūta Šimkė'],
    ['projects', 'busto', 'Būsto portalas'],
    ['projects', 'zalgirio portalas', 'Būsto portalas'],
    ['projects', 'bp7', 'Būsto portalas'],
    ['items', 'lenta azuoline', 'Ąžuolinė lenta'],
    ['items', 'zarna9', 'Ąžuolinė lenta'],
    ['invoices', 'inv202600042', 'INV-2026-00042'],
    ['invoices', '2026 42', 'INV-2026-00042'],
    ['invoices', 'zalgirio 42', 'INV-2026-00042'],
  ])('find in the list of %s by %j', async (resource, q, name) => expect(await listed(resource, q)).toEqual([name]));

  it.each([
    ['zalgiri', ['Zalgiris plain', 'UAB Žalgirio namai']],
    ['namai žalgirio', ['UAB Žalgirio namai']],
    ['BJOERNSTAD', ['Bjørnstad Ålesund Bygg AS']],
    ['busto', ['Būsto portalas']],
    ['bp7', ['Būsto portalas']],
    ['azuoline', ['Ąžuolinė lenta']],
    ['simke', ['Rūta Šimkė']],
    ['612-345', ['Rūta Šimkė']],
    ['inv 2026 42', ['INV-2026-00042']],
    ['inv202600042', ['INV-2026-00042']],
  ])('find %j from everywhere, beside what matches letter by letter', async (q, titles) =>
    expect(await found(q)).toEqual(expect.arrayContaining(titles)),
  );

  it('find by a filter of one field, and nothing by what is not there', async () => {
    const { body } = await admin.get(listPath('customers', { filter: { name_q: 'alesund' } })).expect(200);
    expect(body).toMatchObject([{ name: 'Bjørnstad Ålesund Bygg AS' }]);
    expect(await listed('customers', 'zalgirio bygg')).toEqual([]);
    expect(await listed('customers', '%')).toEqual([]);
    expect(await listed('customers', '_')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });
});

describe('every trigram index', () => {
  it('serves the text that is searched', async () => {
    const indexes = await api.sql<{ table: string; column: string; def: string }>(
      `select t.relname as "table", i.relname as "column", pg_get_indexdef(x.indexrelid) as def from pg_index x
        join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_namespace n on n.oid = t.relnamespace
        where n.nspname = 'public' and pg_get_indexdef(x.indexrelid) like '%gin_trgm_ops%'`,
    );
    expect(indexes.length).toBeGreaterThan(15);
    const times = (text: string, part: string): number => text.split(part).length - 1;
    expect(indexes.filter(({ def }) => times(def, 'plain_text(') !== times(def, 'gin_trgm_ops'))).toEqual([]);
  });
});
