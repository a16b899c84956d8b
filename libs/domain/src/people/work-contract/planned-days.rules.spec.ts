import { describe, expect, it } from '@jest/globals';
import { workingDays } from '../../platform/values/holidays.ts';
import { plannedDays, type WorkTerms } from './planned-days.rules.ts';

const firm = (country: string, contracts: WorkTerms['contracts'] = []): WorkTerms => ({
  country,
  fullDayMinutes: 480,
  contracts,
});
const halfTime = { validFrom: '2020-01-01', validTo: null, dayMinutes: 240, weekdays: [1, 2, 3, 4, 5], holidayDays: 20 };
const minutesOf = (terms: WorkTerms, from: string, to: string): number[] =>
  plannedDays({ from, to }, terms).map(({ plannedMinutes }) => plannedMinutes);

describe('the working days of a year', () => {
  it.each([
    ['LT', 2026, 251],
    ['LT', 2027, 252],
    ['NO', 2026, 253],
    ['NO', 2027, 255],
  ] as const)('in %s %i are %i', (country, year, count) => {
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    expect(minutesOf(firm(country), from, to).filter((minutes) => minutes > 0)).toHaveLength(count);
    expect(workingDays(country, from, to)).toBe(count);
  });
});

describe('the plan of a day', () => {
  it.each([
    // 1 and 2 January: the holiday, and a working day.
    ['LT', [], '2026-01-01', '2026-01-02', [0, 480]],
    // Before 16 February, a Monday, lies a Sunday: nothing is shorter.
    ['LT', [], '2026-02-13', '2026-02-16', [480, 0, 0, 0]],
    ['LT', [], '2026-03-10', '2026-03-11', [420, 0]],
    ['LT', [halfTime], '2026-03-10', '2026-03-11', [210, 0]],
    ['LT', [{ ...halfTime, dayMinutes: 600 }], '2026-03-10', '2026-03-10', [540]],
    ['LT', [{ ...halfTime, weekdays: [3] }], '2026-03-10', '2026-03-10', [0]],
    // Norway shortens no day by law.
    ['NO', [], '2026-05-13', '2026-05-15', [480, 0, 480]],
    ['SE', [], '2026-12-24', '2026-12-26', [480, 480, 0]],
    // Between two contracts nobody is employed.
    ['NO', [{ ...halfTime, validTo: '2026-05-13' }], '2026-05-13', '2026-05-15', [240, 0, 0]],
  ])('in %s with %j from %s to %s is %j', (country, contracts, from, to, expected) =>
    expect(minutesOf(firm(country, contracts), from, to)).toEqual(expected),
  );

  it('is that of a day of the calendar in both zones, also when the clocks change', () => {
    expect(minutesOf(firm('LT'), '2026-03-27', '2026-03-30')).toEqual([480, 0, 0, 480]);
    expect(minutesOf(firm('NO'), '2026-10-23', '2026-10-26')).toEqual([480, 0, 0, 480]);
  });
});
