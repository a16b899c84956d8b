import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween } from '../../platform/values/dates.ts';
import { sum } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import type { LateInterestRate } from '../../firm/late-interest/late-interest-rate.ts';
import { lateInterestOf, type Owed } from './late-interest.rules.ts';

const invoice: Owed = { dueDate: '2026-03-01', currency: 'EUR', amount: 1000, settlements: [] };
const twelve: LateInterestRate[] = [{ validFrom: '2026-01-01', percent: 12 }];
const halfYears: LateInterestRate[] = [
  { validFrom: '2026-07-01', percent: 11 },
  { validFrom: '2026-01-01', percent: 12 },
];
const paid = (date: string, amount: number) => ({ date, amount });

describe('the late interest', () => {
  it.each<[string, Partial<Owed>, LateInterestRate[], string, number]>([
    ['does not begin on the due date', {}, twelve, '2026-03-01', 0],
    ['is none before the due date', {}, twelve, '2026-02-01', 0],
    ['begins on the day after it', {}, twelve, '2026-03-02', 0.33],
    ['of 30 days', {}, twelve, '2026-03-31', 9.86],
    ['of 365 days is the rate of the year', {}, twelve, '2027-03-01', 120],
    ['of a leap year is that of 366 days', { dueDate: '2027-03-01' }, twelve, '2028-03-01', 120.33],
    ['is none without a rate', {}, [], '2026-03-31', 0],
    ['is none at a rate of 0', {}, [{ validFrom: '2020-01-01', percent: 0 }], '2026-03-31', 0],
    ['begins with the first rate', {}, [{ validFrom: '2026-03-30', percent: 12 }], '2026-03-31', 0.66],
    ['follows a new rate from its day on', {}, halfYears, '2026-07-10', 42.79],
    ['counts the day of a payment in full', { settlements: [paid('2026-03-31', 1000)] }, twelve, '2026-12-31', 9.86],
    ['is none for what was paid in time', { settlements: [paid('2026-03-01', 1000)] }, twelve, '2026-12-31', 0],
    ['follows what is left', { settlements: [paid('2026-03-11', 400)] }, twelve, '2026-03-31', 7.23],
    [
      'takes the payments of one day together',
      { settlements: [paid('2026-03-11', 300), paid('2026-03-11', 100)] },
      twelve,
      '2026-03-31',
      7.23,
    ],
    ['does not know what was paid after the day', { settlements: [paid('2026-04-01', 1000)] }, twelve, '2026-03-31', 9.86],
    ['is none for what was paid too much', { settlements: [paid('2026-03-01', 1200)] }, twelve, '2026-03-31', 0],
    [
      'is rounded half away from zero, once',
      { amount: 36.5, dueDate: '2026-03-01' },
      [{ validFrom: '2020-01-01', percent: 0.5 }],
      '2026-03-11',
      0.01,
    ],
    ['has no cents in a currency without', { currency: 'JPY', amount: 100_000 }, twelve, '2026-03-31', 986],
  ])('%s', (_, change, rates, until, expected) =>
    expect(lateInterestOf({ ...invoice, ...change }, rates, until).amount).toBe(expected),
  );

  it('is shown in rows, cut where the balance or the rate changes', () =>
    expect(lateInterestOf({ ...invoice, settlements: [paid('2026-06-20', 250)] }, halfYears, '2026-07-10')).toEqual({
      untilDate: '2026-07-10',
      currency: 'EUR',
      amount: 41.22,
      rows: [
        { fromDate: '2026-03-02', toDate: '2026-06-20', balance: 1000, percent: 12, days: 111, amount: 36.49 },
        { fromDate: '2026-06-21', toDate: '2026-06-30', balance: 750, percent: 12, days: 10, amount: 2.47 },
        { fromDate: '2026-07-01', toDate: '2026-07-10', balance: 750, percent: 11, days: 10, amount: 2.26 },
      ],
    }));

  it('has one row where the same rate goes on', () => {
    const again = [...twelve, { validFrom: '2026-03-10', percent: 12 }];
    expect(lateInterestOf(invoice, again, '2026-03-31').rows).toEqual([
      { fromDate: '2026-03-02', toDate: '2026-03-31', balance: 1000, percent: 12, days: 30, amount: 9.86 },
    ]);
  });

  it('has rows with a gap where nothing was claimed', () => {
    const pause = [...twelve, { validFrom: '2026-03-11', percent: 0 }, { validFrom: '2026-03-21', percent: 12 }];
    expect(lateInterestOf(invoice, pause, '2026-03-31').rows.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
      ['2026-03-02', '2026-03-10'],
      ['2026-03-21', '2026-03-31'],
    ]);
  });

  it('is the sum of its days, whatever was paid and whichever rates applied', () =>
    randomly(300, ({ whole, cents, list }) => {
      const dueDate = addDays('2026-01-01', whole(0, 800));
      const day = () => addDays(dueDate, whole(-30, 200));
      const rates = [...new Set(list(0, 5, day))].map((validFrom) => ({ validFrom, percent: whole(0, 15_000) / 1000 }));
      const settlements = list(0, 5, () => paid(day(), cents(1, 200_000)));
      const owed = { dueDate, currency: 'EUR', amount: cents(1, 1_000_000), settlements };
      const untilDate = addDays(dueDate, whole(-5, 200));
      const { amount, rows } = lateInterestOf(owed, rates, untilDate);
      expect(amount).toBe(dayByDay(owed, rates, untilDate));
      expect(sum(rows.map((row) => row.amount))).toBe(amount);
      let before = dueDate;
      for (const { fromDate, toDate, days, balance } of rows) {
        expect(fromDate > before && toDate >= fromDate && toDate <= untilDate && balance > 0).toBe(true);
        expect(days).toBe(daysBetween(fromDate, toDate) + 1);
        before = toDate;
      }
    }));
});

/** The same by another way: in whole cents and thousandths of a percent, a day at a time, rounded by hand. */
function dayByDay({ dueDate, amount, settlements }: Owed, rates: readonly LateInterestRate[], untilDate: string): number {
  const cents = (value: number) => BigInt(Math.round(value * 100));
  let total = 0n;
  for (let day = addDays(dueDate, 1); day <= untilDate; day = addDays(day, 1)) {
    const open = settlements.filter(({ date }) => date < day).reduce((left, one) => left - cents(one.amount), cents(amount));
    const rate = [...rates].sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1)).find(({ validFrom }) => validFrom <= day);
    if (open > 0n) total += open * BigInt(Math.round((rate?.percent ?? 0) * 1000));
  }
  const divisor = 36_500_000n;
  return Number((2n * total + divisor) / (2n * divisor)) / 100;
}
