import { expect, it } from '@jest/globals';
import { comparedPeriod, monthsWithin, periodOfKey } from './report.rules.ts';

it.each([
  ['2026-03-01', '2026-03-31', 'before', { from: '2026-02-01', to: '2026-02-28', months: 1 }],
  ['2026-01-01', '2026-12-31', 'before', { from: '2025-01-01', to: '2025-12-31', months: 12 }],
  ['2026-01-01', '2026-03-31', 'before', { from: '2025-10-01', to: '2025-12-31', months: 3 }],
  ['2026-03-02', '2026-03-31', 'before', { from: '2026-01-31', to: '2026-03-01', days: 30 }],
  ['2026-03-05', '2026-03-05', 'before', { from: '2026-03-04', to: '2026-03-04', days: 1 }],
  ['2027-02-01', '2027-02-28', 'yearBefore', { from: '2026-02-01', to: '2026-02-28', months: 12 }],
  ['2029-02-01', '2029-02-28', 'yearBefore', { from: '2028-02-01', to: '2028-02-29', months: 12 }],
  ['2028-02-10', '2028-02-29', 'yearBefore', { from: '2027-02-10', to: '2027-02-28', months: 12 }],
] as const)('compares %s to %s with the time %s', (from, to, comparison, expected) =>
  expect(comparedPeriod({ from, to }, comparison)).toEqual(expected),
);

it.each([
  ['day', '2028-02-29', '2028-02-29', '2028-02-29'],
  ['week', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['month', '2028-02', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-Q2', '2026-04-01', '2026-06-30'],
  ['quarter', '2026-Q4', '2026-10-01', '2026-12-31'],
  ['year', '2026', '2026-01-01', '2026-12-31'],
] as const)('the %s %s is %s to %s', (dimension, key, from, to) => expect(periodOfKey(dimension, key)).toEqual({ from, to }));

it('names the months that a period touches', () => {
  expect(monthsWithin({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsWithin({ from: '2026-02-01', to: '2026-01-01' })).toEqual([]);
});
