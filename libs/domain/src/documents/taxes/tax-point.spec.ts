import { describe, expect, it } from '@jest/globals';
import { countryRates } from '../../firm/tax-rate/country-rates.ts';
import { isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import { assertRatesCurrent, outdatedRates, taxPointOf } from './tax-point.ts';

describe('the tax point', () => {
  it.each([
    ['the date of the document', {}, {}, '2026-01-10'],
    ['the end of the period of the line', {}, { serviceFrom: '2025-12-18', serviceTo: '2025-12-20' }, '2025-12-20'],
    ['the one day of the line', {}, { serviceFrom: '2025-12-18' }, '2025-12-18'],
    ['the day of supply of the document', { supplyDate: '2025-12-30' }, {}, '2025-12-30'],
    ['that of the line before that of the document', { supplyDate: '2026-01-05' }, { serviceTo: '2025-12-20' }, '2025-12-20'],
    ['an advance before the supply', { advanceDate: '2025-12-29' }, { serviceTo: '2026-03-01' }, '2025-12-29'],
    ['the supply before the advance', { advanceDate: '2026-01-02' }, { serviceTo: '2025-12-20' }, '2025-12-20'],
  ])('is %s', (_what, document, line, expected) => expect(taxPointOf(document, '2026-01-10', line)).toBe(expected));

  it('makes accommodation of December 2025 invoiced in January 2026 9 % in Lithuania', () => {
    const point = taxPointOf({}, '2026-01-10', { serviceFrom: '2025-12-18', serviceTo: '2025-12-20' });
    const rates = countryRates('LT', true).map((rate) => ({ ...rate, validTo: rate.validTo ?? null }));
    const reduced = rates.filter((rate) => rate.percent === 9 || rate.percent === 12);
    expect(reduced.filter((rate) => isValidOn(rate, point)).map((rate) => rate.percent)).toEqual([9]);
    expect(reduced.filter((rate) => isValidOn(rate, '2026-01-10')).map((rate) => rate.percent)).toEqual([12]);
  });
});

describe('a draft with the tax of a rate', () => {
  const rate = { percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null as string | null } as const;
  const line = { taxRateId: 1, taxPercent: 21, taxCategory: 'S' as const };
  const draft = { lines: [line], charges: [{ taxRateId: null, taxPercent: null, taxCategory: null }] };

  it('that is as it was has nothing to say', () => expect(outdatedRates(draft, '2026-11-22', () => rate)).toEqual({}));

  it.each([
    ['another percentage', { ...rate, percent: 22 }, 'document.tax_rate_changed', { percent: 22 }],
    ['another category', { ...rate, percent: 0, category: 'E' as const }, 'document.tax_rate_changed', { percent: 0 }],
    ['an end before the tax point', { ...rate, validTo: '2026-11-21' }, 'tax_rate.not_in_force', { date: '2026-11-22' }],
  ])('that has got %s says so, and is not issued', (_what, now, code, params) => {
    expect(outdatedRates(draft, '2026-11-22', () => now)).toEqual({ 'lines.0.taxRateId': { code, params } });
    expect(() => assertRatesCurrent(draft, '2026-11-22', () => now)).toThrow(expect.objectContaining({ code }));
  });

  it('that ended after the supply is issued with it', () => {
    const supplied = { ...draft, lines: [{ ...line, serviceTo: '2026-11-20' }] };
    expect(outdatedRates(supplied, '2026-11-22', () => ({ ...rate, validTo: '2026-11-21' }))).toEqual({});
  });

  it('looks at charges with a tax of their own, too', () =>
    expect(Object.keys(outdatedRates({ lines: [], charges: [line] }, '2026-11-22', () => undefined))).toEqual([
      'charges.0.taxRateId',
    ]));
});
