import { expect, it } from '@jest/globals';
import { isNothing, largestOf, topsOf, type ChartRow } from './series.ts';

const rows = (...amounts: (number | null)[]): ChartRow[] =>
  amounts.map((amount, at) => ({ label: `c${at}`, values: { amount } }));

it('shows six parts at most: the largest, and the rest as one', () => {
  expect(largestOf(rows(1, 3, 2), 'amount', 'Other').map(({ label }) => label)).toEqual(['c1', 'c2', 'c0']);
  const many = largestOf(rows(5, 1, 9, 7, null, 8, 6, 2), 'amount', 'Other');
  expect(many.map(({ label, values }) => [label, values['amount']])).toEqual([
    ['c2', 9],
    ['c5', 8],
    ['c3', 7],
    ['c6', 6],
    ['c0', 5],
    ['Other', 3],
  ]);
});

it('reaches as far as what stands on each other, up and down', () => {
  const both = [{ label: 'Jan', values: { a: 3, b: 4, c: -2 } }];
  const series = ['a', 'b', 'c'].map((key) => ({ key, label: key }));
  expect(topsOf(both, series, false)).toEqual([3, 4, -2]);
  expect(topsOf(both, series, true)).toEqual([7, -2]);
});

it('takes zeros and what is not known for nothing', () => {
  expect([isNothing(rows(0, null)), isNothing([]), isNothing(rows(0, 1))]).toEqual([true, true, false]);
});
