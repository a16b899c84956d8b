import { describe, expect, it } from '@jest/globals';
import { documentLanguage, dueDateOf, dueOf, linesBelowCost } from './document.rules.ts';

describe('due date', () => {
  it.each([
    ['2026-11-21', 14, '2026-12-05'],
    ['2026-01-31', 30, '2026-03-02'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days of terms is %s', (date, terms, expected) => expect(dueDateOf(date, terms)).toBe(expected));
});

it.each([
  ['LT', 'lt', 'lt'],
  ['NO', 'lt', 'en'],
  ['NO', 'no', 'no'],
  ['NO', 'en', 'en'],
  ['LT', 'no', 'no'],
] as const)('a seller in %s with a customer who reads %s issues in %s', (country, wanted, expected) =>
  expect(documentLanguage(country, wanted)).toBe(expected),
);

it('what is to be paid is the total without what was paid before, rounded', () => {
  expect(dueOf({ total: 121 })).toBe(121);
  expect(dueOf({ total: 10739.54, prepaid: 739, rounding: 0.46 })).toBe(10001);
});

describe('linesBelowCost', () => {
  const own = { pricesIncludeTax: false, exchangeRate: 1, exchangeRateInverted: false };
  const items = new Map([
    [1, { name: 'Router', purchasePrice: 60 }],
    [2, { name: 'Advice', purchasePrice: null }],
  ]);
  const line = (unitPrice: number, more: object = {}) => ({ itemId: 1, quantity: 1, unitPrice, ...more });

  it('lists every line under its cost, by place and name', () =>
    expect(
      linesBelowCost([line(59.99), line(60), line(65, { discountPercent: 10 }), line(70, { discountPercent: 10 })], items, own),
    ).toEqual([
      { index: 0, itemId: 1, name: 'Router', unitPrice: 59.99, purchasePrice: 60 },
      { index: 2, itemId: 1, name: 'Router', unitPrice: 58.5, purchasePrice: 60 },
    ]));

  it('leaves out lines without an item, without a known cost, and those that take something off', () =>
    expect(
      linesBelowCost(
        [line(1, { itemId: null }), line(1, { itemId: 9 }), line(1, { itemId: 2 }), line(1, { quantity: -1 })],
        items,
        own,
      ),
    ).toEqual([]));

  it('takes the price of one piece, without what an amount takes off each', () => {
    expect(linesBelowCost([line(6000, { baseQuantity: 100 })], items, own)).toEqual([]);
    const found = linesBelowCost(
      [line(5999, { baseQuantity: 100 }), line(70, { quantity: 10, discountAmount: 101 })],
      items,
      own,
    );
    expect(found.map(({ unitPrice }) => unitPrice)).toEqual([59.99, 59.9]);
  });

  it('compares net prices in the currency of the organisation', () => {
    const withTax = [line(72.6, { taxPercent: 21 }), line(72.59, { taxPercent: 21 })];
    expect(linesBelowCost(withTax, items, { ...own, pricesIncludeTax: true }).map(({ index }) => index)).toEqual([1]);
    const euros = { ...own, exchangeRate: 0.0851 };
    expect(linesBelowCost([line(600), line(720)], items, euros).map(({ unitPrice }) => unitPrice)).toEqual([51.06]);
    const published = { ...own, exchangeRate: 11.75, exchangeRateInverted: true };
    expect(linesBelowCost([line(600), line(720)], items, published).map(({ unitPrice }) => unitPrice)).toEqual([51.06383]);
  });
});
