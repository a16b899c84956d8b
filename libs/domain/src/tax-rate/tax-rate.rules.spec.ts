import { describe, expect, it } from '@jest/globals';
import { defaultTaxRate, isValidOn } from './tax-rate.rules.ts';

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

describe('the year turn of 2026 in Lithuania', () => {
  const rates = [
    { percent: 21, validFrom: '2009-09-01', validTo: null, isDefault: true },
    { percent: 9, validFrom: '2000-01-01', validTo: '2025-12-31', isDefault: false },
    { percent: 12, validFrom: '2026-01-01', validTo: null, isDefault: false },
  ];

  it.each([
    ['2025-12-31', [21, 9]],
    ['2026-01-01', [21, 12]],
  ])('a tax point of %s can have %j', (date, expected) =>
    expect(rates.filter((rate) => isValidOn(rate, date)).map((rate) => rate.percent)).toEqual(expected),
  );

  it('keeps the default, and has none before the first', () => {
    expect(defaultTaxRate(rates, '2026-01-01')?.percent).toBe(21);
    expect(defaultTaxRate(rates, '2005-01-01')).toBeUndefined();
  });
});
