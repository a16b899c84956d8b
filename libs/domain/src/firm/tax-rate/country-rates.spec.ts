import { describe, expect, it } from '@jest/globals';
import { countryRates } from './country-rates.ts';
import { isValidOn, storedPercent } from './tax-rate.rules.ts';

const named = (country: string, date: string) =>
  countryRates(country, true)
    .filter((rate) => isValidOn({ validFrom: rate.validFrom, validTo: rate.validTo ?? null }, date))
    .map((rate) => [rate.category, rate.percent, rate.isafCode ?? rate.saftCode]);

describe('the rates that a new installation begins with', () => {
  it('are all rates of Lithuania with their i.SAF codes', () =>
    expect(named('LT', '2026-11-22')).toEqual([
      ['S', 21, 'PVM1'],
      ['S', 12, 'PVM58'],
      ['S', 5, 'PVM3'],
      ['Z', 0, 'PVM14'],
      ['E', 0, 'PVM5'],
      ['K', 0, 'PVM13'],
      ['G', 0, 'PVM12'],
      ['AE', 0, 'PVM15'],
      ['AE', 0, 'PVM25'],
      ['O', null, null],
    ]));

  it('include 9 % in Lithuania until the end of 2025', () => {
    expect(named('LT', '2025-12-31')).toContainEqual(['S', 9, 'PVM2']);
    expect(named('LT', '2025-12-31')).not.toContainEqual(['S', 12, 'PVM58']);
  });

  it('are all rates of Norway with their SAF-T codes', () =>
    expect(named('NO', '2026-11-22')).toEqual([
      ['S', 25, '3'],
      ['S', 15, '31'],
      ['S', 12, '33'],
      ['S', 11.11, '32'],
      ['Z', 0, '5'],
      ['E', 0, '6'],
      ['AE', 0, '51'],
      ['G', 0, '52'],
      ['O', null, '7'],
    ]));

  it.each([
    ['LT', true, 'PVM 21 %'],
    ['LT', false, 'Ne PVM mokėtojas'],
    ['NO', true, 'MVA 25 %'],
    ['NO', false, 'Ikke MVA-registrert'],
    ['DE', true, 'Not subject to VAT'],
    ['DE', false, 'Not subject to VAT'],
  ])('in %s, registered for VAT %s, have one default: %s', (country, isVatRegistered, name) =>
    expect(
      countryRates(country, isVatRegistered)
        .filter((rate) => rate.isDefault)
        .map((rate) => rate.name),
    ).toEqual([name]),
  );

  it.each(['LT', 'NO', 'DE'])('of %s have matching percentage, category and exemption reason', (country) => {
    for (const rate of countryRates(country, true)) {
      expect(storedPercent(rate)).toBe(rate.percent);
      expect([rate.name, Boolean(rate.exemptionReason)]).toEqual([rate.name, rate.category !== 'S']);
    }
  });
});
