import { describe, expect, it } from '@jest/globals';
import { countryRates } from './country-rates.ts';
import {
  defaultTaxRate,
  displaces,
  isValidOn,
  overlap,
  rateOfNewLine,
  rateOfTreatment,
  storedPercent,
} from './tax-rate.rules.ts';

describe('isValidOn', () => {
  it.each([
    ['2025-12-31', '2026-01-01', null, false],
    ['2026-01-01', '2026-01-01', null, true],
    ['2026-06-30', '2026-01-01', '2026-06-30', true],
    ['2026-07-01', '2026-01-01', '2026-06-30', false],
    ['2099-12-31', '2026-01-01', null, true],
  ])('on %s from %s to %s: %s', (date, validFrom, validTo, expected) =>
    expect(isValidOn({ validFrom, validTo }, date)).toBe(expected),
  );
});

describe('the turn of the year 2026 in Lithuania', () => {
  const rates = [
    { percent: 21, validFrom: '2009-09-01', validTo: null, isDefault: true },
    { percent: 9, validFrom: '2000-01-01', validTo: '2025-12-31', isDefault: false },
    { percent: 12, validFrom: '2026-01-01', validTo: null, isDefault: false },
  ];

  it.each([
    ['2025-12-31', [21, 9]],
    ['2026-01-01', [21, 12]],
  ])('tax point %s: %j', (date, expected) =>
    expect(rates.filter((rate) => isValidOn(rate, date)).map((rate) => rate.percent)).toEqual(expected),
  );

  it('keeps the default, and has none before the first one begins', () => {
    expect(defaultTaxRate(rates, '2026-01-01')?.percent).toBe(21);
    expect(defaultTaxRate(rates, '2005-01-01')).toBeUndefined();
  });
});

describe('a new default rate', () => {
  const present = { name: 'PVM 21 %', validFrom: '2020-01-01', validTo: null };
  const today = '2026-11-21';

  it.each([
    ['2026-01-01', null, '2026-12-31', null, true],
    ['2026-01-01', '2026-12-31', '2026-12-31', null, true],
    ['2026-01-01', '2026-12-31', '2027-01-01', null, false],
    ['2027-01-01', null, '2020-01-01', '2026-12-31', false],
  ])('from %s to %s overlaps %s to %s: %s', (validFrom, validTo, from, to, expected) =>
    expect(overlap({ validFrom, validTo }, { validFrom: from, validTo: to })).toBe(expected),
  );

  it('replaces the current one while both are in force', () => {
    expect(displaces({ validFrom: '2026-01-01', validTo: null }, present, today)).toBe(true);
    expect(displaces({ validFrom: today, validTo: null }, present, today)).toBe(true);
  });

  it('leaves the current one when that ends before the new one begins', () =>
    expect(displaces({ validFrom: '2027-01-01', validTo: null }, { ...present, validTo: '2026-12-31' }, today)).toBe(false));

  it('is refused when only one of the two has an end', () => {
    const later = { name: 'PVM 22 %', validFrom: '2027-01-01', validTo: null };
    expect(() => displaces(later, present, today)).toThrow('tax_rate.default_exists');
    expect(() => displaces(present, later, today)).toThrow('tax_rate.default_exists');
  });
});

describe('storedPercent', () => {
  it.each([
    ['S', 21, 21],
    ['Z', null, 0],
    ['E', undefined, 0],
    ['AE', 5, 5],
    ['O', 5, null],
  ] as const)('of category %s with %s is %s', (category, percent, expected) =>
    expect(storedPercent({ category, percent })).toBe(expected),
  );
  it.each([0, null, undefined])('refuses %s for the standard category', (percent) =>
    expect(() => storedPercent({ category: 'S', percent })).toThrow('tax_rate.standard_needs_percent'),
  );
});

describe('the rate of a new line', () => {
  const of = (id: number, category: 'S' | 'O' | 'E', isDefault = false, validTo: string | null = null) => ({
    id,
    category,
    isDefault,
    validFrom: '2020-01-01',
    validTo,
  });
  it.each([
    ['the default', [of(1, 'S'), of(2, 'S', true)], true, 2],
    ['the first where none is the default', [of(1, 'S'), of(2, 'E')], true, 1],
    ['none of a seller without VAT', [of(1, 'S', true)], false, undefined],
    ['outside VAT for a seller without it', [of(1, 'S', true), of(2, 'O')], false, 2],
    ['the default of a seller without VAT', [of(1, 'E', true), of(2, 'O')], false, 1],
    ['one that is in force', [of(1, 'S', true, '2025-12-31'), of(2, 'S')], true, 2],
  ])('is %s', (_what, rates, isVatRegistered, id) => expect(rateOfNewLine(rates, '2026-11-22', isVatRegistered)?.id).toBe(id));
});

describe('the rate by the tax treatment of a customer', () => {
  const inForce = (country: string) =>
    countryRates(country, true).map((rate) => ({ ...rate, validTo: rate.validTo ?? null, isafCode: rate.isafCode ?? null }));
  it.each([
    ['LT', 'domestic', false, undefined],
    ['LT', 'euBusiness', false, 'Paslaugos užsienio verslui'],
    ['LT', 'euBusiness', true, 'Prekės ES PVM mokėtojui'],
    ['LT', 'export', true, 'Prekių eksportas'],
    ['LT', 'reverseCharge', false, 'Atvirkštinis apmokestinimas'],
    ['NO', 'export', false, 'Eksport'],
    ['NO', 'euBusiness', true, undefined],
    ['NO', 'reverseCharge', false, 'Omvendt avgiftsplikt'],
    ['DE', 'export', false, undefined],
  ] as const)('in %s, %s, goods %p: %s', (country, treatment, isGoods, name) => {
    const rate = rateOfTreatment(inForce(country), '2026-11-26', treatment, isGoods);
    expect(rate?.name).toBe(name);
    if (rate) expect(rate.exemptionReason).toBeTruthy();
  });
  it('is one that is in force on the day', () => expect(rateOfTreatment(inForce('LT'), '2003-01-01', 'export')).toBeUndefined());
});
