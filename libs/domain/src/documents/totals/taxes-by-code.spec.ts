import { expect, it } from '@jest/globals';
import { percentOf, round, subtract, sum } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { documentTotals } from './document-totals.ts';
import { taxesByCode } from './taxes-by-code.ts';

const coded = (net: number, code: string | null, taxPercent = 21) => ({ taxCategory: 'S' as const, taxPercent, code, net });
type Coded = ReturnType<typeof coded>;
type How = { discountPercent?: number; pricesIncludeTax?: boolean };

/** Returns the taxes by code of a document with these lines. */
function shared(lines: readonly Coded[], { discountPercent, pricesIncludeTax = false }: How = {}) {
  const typed = lines.map(({ net, ...tax }) => ({ ...tax, quantity: net < 0 ? -1 : 1, unitPrice: Math.abs(net) }));
  const { taxes } = documentTotals({ lines: typed, discountPercent, pricesIncludeTax, mayBeNegative: true });
  return { taxes, byCode: taxesByCode(taxes, lines, pricesIncludeTax) };
}

it.each<[string, Coded[], How, [string, number, number][]]>([
  ['one code', [coded(60, 'PVM1'), coded(40, 'PVM1')], {}, [['PVM1', 100, 21]]],
  [
    'two codes of one rate',
    [coded(10.02, 'PVM1'), coded(20.04, 'PVM25')],
    {},
    [
      ['PVM1', 10.02, 2.1],
      ['PVM25', 20.04, 4.21],
    ],
  ],
  [
    'two codes after a discount of the document',
    [coded(33.33, 'PVM1'), coded(66.67, 'PVM25')],
    { discountPercent: 10 },
    [
      ['PVM1', 30, 6.3],
      ['PVM25', 60, 12.6],
    ],
  ],
  [
    'prices that contain the tax',
    [coded(121, 'PVM1'), coded(12.1, 'PVM25')],
    { pricesIncludeTax: true },
    [
      ['PVM1', 100, 21],
      ['PVM25', 10, 2.1],
    ],
  ],
  [
    'a code that takes off',
    [coded(100, 'PVM1'), coded(-50, 'PVM25')],
    {},
    [
      ['PVM1', 100, 21],
      ['PVM25', -50, -10.5],
    ],
  ],
  [
    'a code that takes off nearly all',
    [coded(100, 'PVM1'), coded(-99.97, 'PVM25')],
    {},
    [
      ['PVM1', 100, 21],
      ['PVM25', -99.97, -20.99],
    ],
  ],
  [
    'a code that takes off all',
    [coded(100, 'PVM1'), coded(-100, 'PVM25')],
    {},
    [
      ['PVM1', 100, 21],
      ['PVM25', -100, -21],
    ],
  ],
  [
    'two rates',
    [coded(100, 'PVM1'), coded(50, 'PVM3', 5)],
    {},
    [
      ['PVM1', 100, 21],
      ['PVM3', 50, 2.5],
    ],
  ],
])('%s', (_what, lines, how, expected) =>
  expect(shared(lines, how).byCode.map(({ code, base, amount }) => [code, base, amount])).toEqual(expected),
);

it('adds up to the rows on paper, to the cent, and each code has the tax of its base', () =>
  randomly(300, ({ list, whole, cents, pick }) => {
    const lines = list(1, 8, () => coded(cents(-50_000, 50_000), `PVM${whole(1, 4)}`, pick([21, 5])));
    const { taxes, byCode } = shared(lines, { pricesIncludeTax: pick([true, false]) });
    for (const row of taxes) {
      const parts = byCode.filter(({ percent }) => percent === row.percent);
      expect([sum(parts.map(({ base }) => base)), sum(parts.map(({ amount }) => amount))]).toEqual([row.base, row.amount]);
      for (const { base, amount, percent } of parts)
        expect(Math.abs(round(subtract(amount, percentOf(base, percent ?? 0, 6)), 6))).toBeLessThan(0.015);
    }
  }));
