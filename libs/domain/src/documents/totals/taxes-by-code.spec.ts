import { expect, it } from '@jest/globals';
import { sum } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { taxesByCode } from './taxes-by-code.ts';

const line = (net: number, code: string | null, taxPercent = 21) => ({ taxCategory: 'S' as const, taxPercent, code, net });
const tax = (base: number, amount: number, percent = 21) => ({ category: 'S' as const, percent, base, amount });

it.each([
  ['one code', [tax(100, 21)], [line(60, 'PVM1'), line(40, 'PVM1')], [['PVM1', 100, 21]]],
  [
    'two codes of one rate',
    [tax(30.06, 6.31)],
    [line(10.02, 'PVM1'), line(20.04, 'PVM25')],
    [
      ['PVM1', 10.02, 2.1],
      ['PVM25', 20.04, 4.21],
    ],
  ],
  [
    'two codes after a discount of the document',
    [tax(90, 18.9)],
    [line(33.33, 'PVM1'), line(66.67, 'PVM25')],
    [
      ['PVM1', 30, 6.3],
      ['PVM25', 60, 12.6],
    ],
  ],
  [
    'a code that takes off',
    [tax(50, 10.5)],
    [line(100, 'PVM1'), line(-50, 'PVM25')],
    [
      ['PVM1', 100, 21],
      ['PVM25', -50, -10.5],
    ],
  ],
  [
    'two rates',
    [tax(100, 21), tax(50, 2.5, 5)],
    [line(100, 'PVM1'), line(50, 'PVM3', 5)],
    [
      ['PVM1', 100, 21],
      ['PVM3', 50, 2.5],
    ],
  ],
])('%s', (_what, taxes, lines, expected) =>
  expect(taxesByCode(taxes, lines).map(({ code, base, amount }) => [code, base, amount])).toEqual(expected),
);

it('adds up to the rows on paper, to the cent', () =>
  randomly(200, ({ list, whole, cents }) => {
    const lines = list(1, 8, () => line(cents(1, 50_000), `PVM${whole(1, 4)}`));
    const base = cents(1, 90_000);
    const amount = cents(0, 20_000);
    const shared = taxesByCode([tax(base, amount)], lines);
    expect(sum(shared.map((one) => one.base))).toBe(base);
    expect(sum(shared.map((one) => one.amount))).toBe(amount);
  }));
