import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billWorld, type BillWorld } from '../src/purchases/bills/bill.sample.ts';
import { resolved, type Schema } from './operations.ts';
import { listPath, testApp, type TestApp } from './test-app.ts';

let api: TestApp;
let world: BillWorld;
beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
});
afterAll(() => api.close());

type Body = { requestBody?: { content: Record<string, { schema?: Schema }> } };
const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Body>>;
};
/** Every operation that creates something in a currency, with the name of its field. */
const creates = Object.entries(document.paths).flatMap(([path, { post }]) => {
  const schema = post?.requestBody?.content['application/json']?.schema;
  const fields = schema ? Object.keys(resolved(schema).properties ?? {}) : [];
  const field = fields.find((one) => one === 'currency' || one === 'baseCurrency');
  // The set-up is over once a firm is there.
  return field && !path.includes('{') && !path.endsWith('/setup') ? [[path, field] as const] : [];
});

describe('a currency', () => {
  it('is asked for wherever money comes from', () =>
    expect(creates.map(([path]) => path.replace('/api/v1/', ''))).toEqual(
      expect.arrayContaining(['bills', 'expenses', 'vendors', 'customers', 'invoices', 'bank-accounts', 'vendor-payments']),
    ));

  it.each(creates)('that does not exist is refused: POST %s', async (path, field) => {
    for (const code of ['XXX', 'XTS', 'XAU', 'DEM']) {
      const { body } = await world.admin
        .post(path)
        .send({ [field]: code })
        .expect(400);
      expect(body).toMatchObject({ errors: { [field]: { code: 'field.not_a_currency' } } });
    }
  });

  it('that was taken before stays readable, and a draft in it is mended by another', async () => {
    const { id } = await world.draft();
    await api.sql(`update bill set currency = 'XXX' where id = $1`, [id]);
    await api.sql(`update vendor set currency = 'XXX' where id = $1`, [world.otherVendorId]);
    const bill = await world.get(id);
    expect(bill.currency).toBe('XXX');
    expect((await world.admin.get(listPath('bills', { filter: { currency: 'XXX' } })).expect(200)).body).toMatchObject([{ id }]);
    await world.admin.get(`/api/v1/vendors/${world.otherVendorId}`).expect(200);
    const again = (currency: string) =>
      world.admin.put(`/api/v1/bills/${id}`).send({ ...world.input(), currency, version: bill.version });
    expect((await again('XXX').expect(400)).body).toMatchObject({ errors: { currency: { code: 'field.not_a_currency' } } });
    expect((await again('EUR').expect(200)).body).toMatchObject({ currency: 'EUR' });
  });
});
