import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countryRates, type OrganisationRecord, type SetupRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { anItem } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const lithuanian = {
  country: 'LT',
  name: 'UAB Kontora',
  legalCode: '110053842',
  isVatRegistered: true,
  vatCode: 'LT100538411',
  street: 'Gedimino pr. 1',
  zip: 'LT-01103',
  city: 'Vilnius',
  baseCurrency: 'EUR',
  timeZone: 'Europe/Vilnius',
  language: 'lt',
  bankName: 'Bankas',
  iban: 'LT12 1000 0111 0100 1000',
  pattern: 'KON-{YYYY}-{000}',
  nextNumber: 17,
};
const norwegian = {
  country: 'NO',
  name: 'Fjord AS',
  legalCode: '974760673',
  isVatRegistered: false,
  street: 'Storgata 1',
  zip: '0155',
  city: 'Oslo',
  baseCurrency: 'NOK',
  timeZone: 'Europe/Oslo',
  language: 'no',
  pattern: '{0000}',
  nextNumber: 1,
};
const state = async (): Promise<SetupRecord> => (await admin.get('/api/v1/setup').expect(200)).body as SetupRecord;
const profile = async (): Promise<OrganisationRecord> => (await admin.get('/api/v1/organisation/1')).body as OrganisationRecord;
const set = async (input: object) => admin.post('/api/v1/setup').send({ ...input, version: (await profile()).version });
type Rate = { id: number; name: string; isDefault: boolean; category: string };
const rates = async (): Promise<Rate[]> =>
  (await admin.get(listPath('tax-rates', { sort: ['id', 'ASC'], range: [0, 99] })).expect(200)).body as Rate[];
const names = (country: string): string[] => countryRates(country, true).map(({ name }) => name);

describe('a new installation', () => {
  it('has all steps open, and the rates of Lithuania with their codes', async () => {
    expect(await state()).toEqual({
      steps: { firm: false, vat: false, bankAccount: false, taxRates: false, logo: false },
      done: false,
      nextNumber: expect.stringMatching(/^INV-\d{4}-0001$/),
    });
    expect(await rates()).toMatchObject(countryRates('LT', true).map(({ name, isafCode }) => ({ name, isafCode })));
  });

  it('is set up by one call, and reports it', async () => {
    const { status, body } = await set(lithuanian);
    expect([status, body]).toEqual([
      200,
      {
        steps: { firm: true, vat: true, bankAccount: true, taxRates: true, logo: false },
        done: true,
        nextNumber: expect.stringMatching(/^KON-\d{4}-017$/),
      },
    ]);
    expect(await profile()).toMatchObject({ name: 'UAB Kontora', vatCode: 'LT100538411', paymentTermsDays: 14 });
    expect((await admin.get('/api/v1/bank-accounts')).body).toMatchObject([
      { iban: 'LT121000011101001000', currency: 'EUR', isDefault: true },
    ]);
    expect((await rates()).map(({ name }) => name)).toEqual(names('LT'));
    expect((await rates()).find(({ isDefault }) => isDefault)?.name).toBe('PVM 21 %');
  });

  it('does not change when the same call is repeated', async () => {
    await set(lithuanian);
    expect((await rates()).map(({ name }) => name)).toEqual(names('LT'));
    expect((await admin.get('/api/v1/bank-accounts')).body).toHaveLength(1);
  });

  it('gets Norwegian rates and no tax on new lines, without VAT; a Lithuanian rate in use stays', async () => {
    const [used] = await rates();
    await store(api, anItem({ taxRateId: used?.id }));
    expect((await set(norwegian)).body).toMatchObject({ steps: { vat: true, taxRates: true, bankAccount: false }, done: false });
    expect((await rates()).map(({ name }) => name)).toEqual(['PVM 21 %', ...names('NO')]);
    expect((await rates()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Ikke MVA-registrert']);
    expect((await set({ ...norwegian, isVatRegistered: true, vatCode: 'NO974760673MVA' })).status).toBe(200);
    expect((await rates()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['MVA 25 %']);
  });

  it('accepts all or nothing, and names the wrong field', async () => {
    const before = await profile();
    const refused = await set({ ...lithuanian, iban: 'LT121000011101001001' });
    expect([refused.status, refused.body.errors]).toMatchObject([422, { iban: { code: 'bank_account.bad_iban' } }]);
    expect(await profile()).toEqual(before);
    const wrong = await set({ ...lithuanian, legalCode: '110053843', iban: 'LT121000011101001001', bic: 'X' });
    expect(Object.keys(wrong.body.errors as object).toSorted()).toEqual(['bic', 'iban', 'legalCode']);
    const withoutCode = await set({ ...lithuanian, vatCode: null });
    expect([withoutCode.status, withoutCode.body.errors]).toMatchObject([422, { vatCode: { code: 'setup.vat_code_missing' } }]);
    await admin
      .post('/api/v1/setup')
      .send({ ...lithuanian, version: before.version - 1 })
      .expect(409);
  });

  it('takes a Norwegian account by its eleven digits, and the bank’s account list too', async () => {
    await set({ ...norwegian, iban: '8601 11 17947', bankName: 'Danske Bank' });
    const { body } = await admin.get(listPath('bank-accounts', { filter: { currency: 'NOK' } }));
    expect(body).toMatchObject([{ iban: 'NO9386011117947', bankName: 'Danske Bank' }]);
  });

  it('can be set up only with the right to change the organisation', async () => {
    const accountant = await api.as('accountant');
    await accountant.get('/api/v1/setup').expect(403);
    await accountant
      .post('/api/v1/setup')
      .send({ ...lithuanian, version: 1 })
      .expect(403);
  });
});
