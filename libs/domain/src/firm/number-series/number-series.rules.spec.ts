import { describe, expect, it } from '@jest/globals';
import { assertPattern, formatNumber, nextAfter, nextBackdated, previewNumber } from './number-series.rules.ts';

describe('formatNumber', () => {
  it.each([
    ['INV-{YYYY}-{0000}', 7, '2026-11-21', 'INV-2026-0007'],
    ['{YY}{MM}/{000}', 42, '2026-03-05', '2603/042'],
    ['SF {0}', 1, '2026-01-01', 'SF 1'],
    ['{0000}', 12_345, '2026-01-01', '12345'],
    ['{0000}{YYYY}', 3, '2026-01-01', '00032026'],
    ['Sąsk. Nr. {000}', 5, '2026-01-01', 'Sąsk. Nr. 005'],
  ])('%s with %i on %s is %s', (pattern, next, date, expected) => expect(formatNumber(pattern, next, date)).toBe(expected));

  it.each([
    '',
    'INV-{YYYY}',
    '0000',
    '{000}{000}',
    '{0000',
    'INV-{YYYYY}-{0000}',
    '{DD}{0}',
    '{00 0}',
    'A\n{0}',
    '<b>{0}',
    '{0000000000}',
  ])('refuses the pattern %j', (pattern) => {
    const refusal = expect.objectContaining({
      code: 'number_series.bad_pattern',
      errors: { pattern: { code: 'number_series.bad_pattern' } },
    });
    expect(() => assertPattern(pattern)).toThrow(refusal);
    expect(() => formatNumber(pattern, 1, '2026-01-01')).toThrow(refusal);
  });
});

describe('nextAfter', () => {
  it.each([
    [{ resetsYearly: true, year: null, nextNumber: 100 }, '2026-11-21', { number: 100, nextNumber: 101, year: 2026 }],
    [{ resetsYearly: true, year: 2026, nextNumber: 43 }, '2026-12-31', { number: 43, nextNumber: 44, year: 2026 }],
    [{ resetsYearly: true, year: 2026, nextNumber: 43 }, '2027-01-01', { number: 1, nextNumber: 2, year: 2027 }],
    [{ resetsYearly: false, year: 2027, nextNumber: 44 }, '2026-12-31', { number: 44, nextNumber: 45, year: 2027 }],
    [{ resetsYearly: false, year: 2026, nextNumber: 43 }, '2027-01-01', { number: 43, nextNumber: 44, year: 2027 }],
  ])('%j on %s gives %j', (series, date, expected) => expect(nextAfter(series, date)).toEqual(expected));

  it('refuses to go back to a year before the counter was reset', () =>
    expect(() =>
      nextAfter({ resetsYearly: true, year: 2027, nextNumber: 2, lastIssuedDate: '2027-01-05' }, '2026-12-31'),
    ).toThrow(expect.objectContaining({ code: 'document.date_before_last', params: { date: '2027-01-05' } })));

  it.each([
    ['2026-12-30', false],
    ['2026-12-29', true],
  ])('after a last document on 2026-12-30 refuses %s: %s', (date, refused) => {
    const series = { resetsYearly: false, year: 2026, nextNumber: 2, lastIssuedDate: '2026-12-30' };
    const problem = { code: 'document.date_before_last', params: { date: '2026-12-30' } };
    if (refused) expect(() => nextAfter(series, date)).toThrow(expect.objectContaining({ errors: { invoiceDate: problem } }));
    else expect(nextAfter(series, date)).toEqual({ number: 2, nextNumber: 3, year: 2026 });
  });

  it.each([
    ['2026-11-21', null, 'INV-2026-07'],
    ['2026-11-21', '2026-11-30', 'INV-2026-07'],
    ['2027-01-02', '2026-12-30', 'INV-2027-01'],
    ['2026-12-31', '2027-01-02', 'INV-2027-07'],
  ])('on %s, when last used on %s, previews %s', (today, lastIssuedDate, expected) => {
    const year = lastIssuedDate ? Number(lastIssuedDate.slice(0, 4)) : 2026;
    const series = { pattern: 'INV-{YYYY}-{00}', resetsYearly: true, year, nextNumber: 7, lastIssuedDate };
    expect(previewNumber(series, today)).toBe(expected);
  });

  it.each([
    ['INV-{YYYY}-{0000}', '2026-11-20', '2026-11-03', true],
    ['INV-{YYYY}-{0000}', '2026-11-20', '2026-11-20', false],
    ['INV-{YYYY}-{0000}', '2026-11-20', '2026-11-21', false],
    ['INV-{YY}{MM}-{0}', '2026-11-20', '2026-11-01', true],
    ['K{0000}', '2026-01-02', '2025-12-31', true],
  ])('%s after %s gives the backdated %s the next number: %s', (pattern, lastIssuedDate, date, isBackdated) =>
    expect(nextBackdated({ pattern, resetsYearly: false, year: 2026, nextNumber: 43, lastIssuedDate }, date)).toEqual({
      number: 43,
      nextNumber: 44,
      year: 2026,
      isBackdated,
    }),
  );

  it.each([
    ['INV-{YYYY}-{0000}', true, '2025-12-31'],
    ['INV-{YYYY}-{0000}', false, '2025-12-31'],
    ['{YY}/{0}', false, '2025-12-31'],
    ['INV-{YY}{MM}-{0}', true, '2026-10-31'],
  ])('%s (yearly: %s) refuses to backdate to %s', (pattern, resetsYearly, date) => {
    const series = { pattern, resetsYearly, year: 2026, nextNumber: 2, lastIssuedDate: '2026-11-20' };
    const problem = { code: 'document.backdate_other_period', params: { date: '2026-11-20' } };
    expect(() => nextBackdated(series, date)).toThrow(expect.objectContaining({ ...problem, errors: { invoiceDate: problem } }));
  });

  it('counts without a gap over a year', () => {
    const pattern = 'INV-{YYYY}-{000}';
    let series = { resetsYearly: true, year: null as number | null, nextNumber: 8 };
    const numbers = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-01'].map((date) => {
      const { number, nextNumber, year } = nextAfter(series, date);
      series = { ...series, nextNumber, year };
      return formatNumber(pattern, number, date);
    });
    expect(numbers).toEqual(['INV-2026-008', 'INV-2026-009', 'INV-2027-001', 'INV-2027-002']);
  });
});
