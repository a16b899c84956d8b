import { describe, expect, it } from '@jest/globals';
import { completenessOf, numberForms, type IssuedNumbers } from './completeness.ts';

const series = {
  id: 1,
  documentKind: 'invoice' as const,
  resetsYearly: true,
  year: 2027,
  nextNumber: 4,
  lastIssuedDate: '2027-02-01',
};
const issued = (year: number, firstCounter: number, lastCounter: number, more: Partial<IssuedNumbers> = {}): IssuedNumbers => ({
  form: 0,
  year,
  firstCounter,
  lastCounter,
  first: `INV-${year}-${String(firstCounter).padStart(4, '0')}`,
  last: `${lastCounter}`,
  issuedCount: lastCounter - firstCounter + 1,
  voidedCount: 0,
  earlierDateCount: 0,
  missingCount: 0,
  gaps: [],
  ...more,
});
const forms = numberForms(['INV-{YYYY}-{0000}']);
const missing = (more: Partial<typeof series>, ...rows: IssuedNumbers[]): string[][] =>
  completenessOf({ ...series, ...more }, forms, rows, 0).periods.map((period) => period.missing);

describe('numberForms', () => {
  it.each([
    ['INV-{YYYY}-{0000}', 'INV-2026-12345', 9, 0, true],
    ['{YY}{MM}/{000} v.1', '2603/042 v.1', 5, 4, true],
    ['K{0}', 'K7', 1, 0, false],
  ])('%s matches %s', (pattern, number, head, tail, yearly) => {
    const [form] = numberForms([pattern]);
    expect(form).toMatchObject({ head, tail, yearly });
    expect(new RegExp(form?.shape ?? '').test(number)).toBe(true);
    expect(new RegExp(form?.shape ?? '').test(`${number}x`)).toBe(false);
  });

  it('treats a counter with more zeros as the same form', () =>
    expect(numberForms(['A{0000}', 'B{0}', 'A{00}']).map(({ pattern }) => pattern)).toEqual(['A{0000}', 'B{0}']));
});

describe('completenessOf', () => {
  it('finds nothing missing when a year begins at 1 or the firm began with another number', () =>
    expect(missing({}, issued(2026, 43, 60), issued(2027, 1, 3))).toEqual([[], []]));

  it('finds the numbers missing at the beginning of a year', () =>
    expect(missing({}, issued(2026, 1, 60), issued(2027, 3, 3))).toEqual([[], ['INV-2027-0001', 'INV-2027-0002']]));

  it('finds the numbers missing between two years when the series does not reset', () => {
    const on = { resetsYearly: false, nextNumber: 70 };
    expect(missing(on, issued(2026, 1, 60), issued(2027, 61, 69))).toEqual([[], []]);
    expect(missing(on, issued(2026, 1, 60), issued(2027, 63, 69))).toEqual([[], ['INV-2027-0061', 'INV-2027-0062']]);
  });

  it('finds the last numbers missing', () =>
    expect(missing({ nextNumber: 6 }, issued(2026, 1, 60), issued(2027, 1, 3))).toEqual([
      [],
      ['INV-2027-0004', 'INV-2027-0005'],
    ]));

  it('tells skipped numbers from missing ones, within their year only', () => {
    const skip = { from: 4, to: 9, reason: 'The shop gave them', at: '2027-02-03T10:00:00Z', byName: 'Ona' };
    const [before, now] = completenessOf(
      { ...series, nextNumber: 12 },
      forms,
      [issued(2025, 1, 20, { missingCount: 2, gaps: [{ from: 4, to: 5, day: '2025-03-01' }] }), issued(2027, 1, 3)],
      0,
      [skip],
    ).periods;
    expect(before).toMatchObject({ skippedCount: 0, missingCount: 2 });
    expect(now).toMatchObject({ skippedCount: 6, missingCount: 2, missing: ['INV-2027-0010', 'INV-2027-0011'] });
  });

  it('lists the first hundred missing numbers and counts all', () => {
    const gaps = [{ from: 2, to: 1001, day: '2027-01-05' }];
    const row = issued(2027, 1, 1003, { missingCount: 1000, gaps, issuedCount: 3 });
    const { missingCount, periods } = completenessOf({ ...series, nextNumber: 1004 }, forms, [row], 2);
    expect([missingCount, periods[0]?.missing.length, periods[0]?.missing[99]]).toEqual([1000, 100, 'INV-2027-0101']);
  });
});
