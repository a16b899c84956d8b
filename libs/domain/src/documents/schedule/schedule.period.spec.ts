import { describe, expect, it } from '@jest/globals';
import { languages } from '../../platform/language/languages.ts';
import { addDays } from '../../platform/values/dates.ts';
import { lengthWithPeriod, longestPeriod, servicePeriodOn, withPeriod } from './schedule.period.ts';
import { nextDates, type RecurringUnit } from './schedule.ts';

const monthly = { every: 1, unit: 'month', firstDate: '2026-01-01' } as const;

describe('the period of a document', () => {
  it.each([
    [monthly, 'arrears', '2026-03-01', ['2026-02-01', '2026-02-28']],
    [monthly, 'advance', '2026-03-01', ['2026-03-01', '2026-03-31']],
    [monthly, 'arrears', '2026-01-01', ['2025-12-01', '2025-12-31']],
    [{ ...monthly, firstDate: '2026-01-31' }, 'advance', '2026-02-28', ['2026-02-28', '2026-03-30']],
    [{ ...monthly, every: 3 }, 'arrears', '2026-04-01', ['2026-01-01', '2026-03-31']],
    [{ ...monthly, unit: 'year' as const }, 'advance', '2027-01-01', ['2027-01-01', '2027-12-31']],
    [{ every: 2, unit: 'week' as const, firstDate: '2026-03-02' }, 'arrears', '2026-03-16', ['2026-03-02', '2026-03-15']],
    [{ every: 1, unit: 'day' as const, firstDate: '2026-03-02' }, 'advance', '2026-03-05', ['2026-03-05', '2026-03-05']],
    [{ ...monthly, firstDate: '2026-02-10', atMonthEnd: true }, 'arrears', '2026-03-31', ['2026-03-01', '2026-03-31']],
    [{ ...monthly, firstDate: '2026-02-10', atMonthEnd: true }, 'advance', '2026-03-31', ['2026-04-01', '2026-04-30']],
  ] as const)('of %j %s on %s is %j', (schedule, servicePeriod, date, [from, to]) =>
    expect(servicePeriodOn({ ...schedule, servicePeriod }, date)).toEqual({ from, to }),
  );

  it('is the one before where nothing is said, and none where that is said', () => {
    expect(servicePeriodOn(monthly, '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(servicePeriodOn({ ...monthly, servicePeriod: 'none' }, '2026-03-01')).toBeNull();
  });

  it.each<[RecurringUnit, number, string, string[]]>([
    ['month', 1, '2026-02-10', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['month', 1, '2026-04-30', ['2026-04-30', '2026-05-31', '2026-06-30']],
    ['month', 2, '2027-12-31', ['2027-12-31', '2028-02-29', '2028-04-30']],
    ['year', 1, '2027-02-28', ['2027-02-28', '2028-02-29', '2029-02-28']],
    ['week', 1, '2026-04-30', ['2026-04-30', '2026-05-07', '2026-05-14']],
  ])('at the end of the %s, every %d from %s: %j', (unit, every, firstDate, dates) =>
    expect(nextDates({ unit, every, firstDate, atMonthEnd: true }, { from: firstDate, count: 3 })).toEqual(dates),
  );
});

describe('the period in words', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };
  it.each([
    ['en', march, 'March 2026 / 1 – 31 March 2026'],
    ['lt', march, '2026 m. kovas / 2026-03-01 – 2026-03-31'],
    ['no', march, 'mars 2026 / 1.–31. mars 2026'],
    ['en', { from: '2026-01-01', to: '2026-03-31' }, 'January – March 2026 / 1 January – 31 March 2026'],
    ['en', { from: '2026-03-02', to: '2026-03-02' }, 'March 2026 / 2 March 2026'],
  ] as const)('in %s: %j', (language, period, words) => expect(withPeriod('{month} / {period}', period, language)).toBe(words));

  it('no month of two years, in no language, is longer than is kept free for it', () => {
    for (const language of languages)
      for (let month = 1; month <= 12; month += 1) {
        const from = `2026-${String(month).padStart(2, '0')}-28`;
        for (const to of [from, addDays(from, 2), addDays(from, 380)])
          for (const place of ['{month}', '{period}'])
            expect(withPeriod(place, { from, to }, language).length).toBeLessThanOrEqual(longestPeriod);
      }
    expect(lengthWithPeriod('{month}, {period}')).toBe(2 * longestPeriod + 2);
  });

  it('other braces stay', () => expect(withPeriod('{name} {months}', march, 'en')).toBe('{name} {months}'));
});
