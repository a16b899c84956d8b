import { describe, expect, it } from '@jest/globals';
import { countryRates } from '../tax-rate/country-rates.ts';
import type { SetupInput } from './setup.input.ts';
import { checkSetup, isSetUp, norwegianVatCode, ratesFor, setupProblems, stepsOf } from './setup.rules.ts';

const today = '2026-11-22';
const firm = {
  name: 'UAB Kontora',
  legalCode: '110053842',
  street: 'Gedimino pr. 1',
  city: 'Vilnius',
  country: 'LT',
  isVatRegistered: true,
  vatCode: 'LT100538411',
  baseCurrency: 'EUR',
  logoFileId: null,
};
const rates = (country: string, isDefault = 0) =>
  countryRates(country, true).map((rate, at) => ({
    ...rate,
    percent: rate.percent ?? null,
    validTo: rate.validTo ?? null,
    id: at + 1,
    isDefault: at === isDefault,
  }));
const withoutVat = countryRates('LT', true).length - 1;
const known = { accounts: [{ currency: 'EUR' }], rates: rates('LT'), today };

describe('the steps to the first valid invoice', () => {
  it.each([
    ['all there', {}, {}, {}, true],
    ['no company code', { legalCode: null }, {}, { firm: false, vat: false, taxRates: false }, false],
    ['registered without a code', { vatCode: null }, {}, { vat: false }, false],
    ['no account', {}, { accounts: [] }, { bankAccount: false }, false],
    ['an account of another currency', {}, { accounts: [{ currency: 'NOK' }] }, { bankAccount: false }, false],
    ['the rates of another country', { country: 'NO' }, {}, { taxRates: false }, false],
    ['no VAT, with the standard rate as default', { isVatRegistered: false, vatCode: null }, {}, { taxRates: true }, true],
    ['no VAT, and no rate for that', { isVatRegistered: false }, { rates: rates('LT').slice(0, 4) }, { taxRates: false }, false],
    ['a country whose rates are not known', { country: 'SE' }, {}, {}, true],
    ['a logo', { logoFileId: 7 }, {}, { logo: true }, true],
  ])('%s', (_what, change, fact, expected, done) => {
    const steps = stepsOf({ ...firm, ...change }, { ...known, ...fact });
    expect(steps).toEqual({ firm: true, vat: true, bankAccount: true, taxRates: true, logo: false, ...expected });
    expect(isSetUp(steps)).toBe(done);
  });
});

describe('the rates of a country', () => {
  it('replace those of another country, and leave the organisation’s own', () => {
    const own = { ...rates('LT')[0], id: 99, name: 'Own', category: 'E', percent: 0 } as ReturnType<typeof rates>[number];
    const { add, remove } = ratesFor('NO', [...rates('LT'), own], ['LT', 'NO']);
    expect(add.map(({ name }) => name)).toEqual(countryRates('NO', true).map(({ name }) => name));
    expect(remove.map(({ id }) => id)).toEqual(rates('LT').map(({ id }) => id));
    expect(ratesFor('LT', rates('LT', withoutVat), ['LT', 'NO'])).toEqual({ add: [], remove: [] });
  });
});

it.each([
  [{ isVatRegistered: true }, 'setup.vat_code_missing'],
  [{ isVatRegistered: false, iban: 'LT121000011101001000' }, 'setup.bank_name_missing'],
])('%j is refused with %s', (input, code) =>
  expect(() => checkSetup(input as SetupInput)).toThrow(expect.objectContaining({ code })),
);

it('says all that is wrong at once, and takes a Norwegian account by its digits', () => {
  const wrong = { country: 'NO', legalCode: '974760674', isVatRegistered: true, vatCode: 'MVA', iban: '8601 11 17948', bic: 'X' };
  expect(setupProblems(wrong)).toEqual({
    legalCode: 'party.bad_legal_code',
    vatCode: 'party.bad_vat_code',
    iban: 'bank_account.bad_iban',
    bankName: 'setup.bank_name_missing',
    bic: 'bank_account.bad_bic',
  });
  const right = { country: 'NO', legalCode: '974 760 673', isVatRegistered: true, iban: '8601 11 17947', bankName: 'Bank' };
  expect(setupProblems({ ...right, vatCode: norwegianVatCode(right.legalCode) })).toEqual({});
  expect(norwegianVatCode('974760674')).toBeUndefined();
});
