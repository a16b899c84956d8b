import { describe, expect, it } from '@jest/globals';
import { billTotals, billedUnitPrice, markUpOf, taxDiffers, type BilledLine } from './bill.totals.ts';

const line = (quantity: number, unitCost: number, more: Partial<BilledLine> = {}): BilledLine => ({
  quantity,
  unitCost,
  taxPercent: 21,
  taxCategory: 'S',
  ...more,
});
type Case = [what: string, bill: Parameters<typeof billTotals>[0], expected: object];

describe('the totals of a bill', () => {
  it.each<Case>([
    [
      'two rates',
      { lines: [line(2, 50), line(1, 40, { taxPercent: 5 })] },
      { subtotal: 140, net: 140, tax: 23, total: 163, deductibleTax: 23, reverseTax: 0 },
    ],
    [
      'a typed tax',
      { lines: [line(1, 100, { taxAmount: 20.95 })] },
      { net: 100, tax: 20.95, total: 120.95, deductibleTax: 20.95 },
    ],
    ['a typed tax of nothing', { lines: [line(1, 100, { taxAmount: 0 })] }, { net: 100, tax: 0, total: 100 }],
    [
      'a typed tax within the price, which stays what was paid',
      { lines: [line(1, 121, { taxAmount: 20.5 })], pricesIncludeTax: true },
      { subtotal: 121, net: 100.5, tax: 20.5, total: 121 },
    ],
    ['half of the tax deductible', { lines: [line(1, 100, { deductiblePercent: 50 })] }, { tax: 21, deductibleTax: 10.5 }],
    [
      'reverse charge, whose tax the vendor does not get',
      { lines: [line(1, 100, { deductiblePercent: 0 })], reverseCharge: true },
      { net: 100, tax: 0, reverseTax: 21, total: 100, deductibleTax: 0 },
    ],
    [
      'a discount of the bill over two rates',
      { lines: [line(1, 133.33), line(1, 49.99, { taxPercent: 5 })], discountPercent: 10 },
      { subtotal: 183.32, discount: 18.33, net: 164.99, tax: 27.45, total: 192.44 },
    ],
    ['a deduction', { lines: [line(1, 100), line(-1, 20)] }, { net: 80, tax: 16.8, total: 96.8 }],
    [
      'a currency without cents',
      { lines: [line(1, 101)], currency: 'JPY' },
      { net: 101, tax: 21, total: 122, deductibleTax: 21 },
    ],
    [
      'no VAT at all',
      { lines: [line(1, 80, { taxPercent: null, taxCategory: 'O' })] },
      { net: 80, tax: 0, total: 80, taxes: [{ category: 'O', percent: null, base: 80, amount: 0, deductible: 0 }] },
    ],
    ['no lines yet', { lines: [] }, { net: 0, total: 0, taxes: [] }],
  ])('of %s', (_, bill, expected) => expect(billTotals(bill)).toMatchObject(expected));

  it('add up by line and by rate', () => {
    const { lines, taxes, net, tax } = billTotals({
      lines: [line(1, 10.02), line(1, 20.04, { taxAmount: 4.2 }), line(1, 5, { taxPercent: 0, taxCategory: 'Z' })],
    });
    expect(lines.map(({ base, tax: own }) => [base, own])).toEqual([
      [10.02, 2.1],
      [20.04, 4.2],
      [5, 0],
    ]);
    expect(taxes).toEqual([
      { category: 'S', percent: 21, base: 30.06, amount: 6.3, deductible: 6.3 },
      { category: 'Z', percent: 0, base: 5, amount: 0, deductible: 0 },
    ]);
    expect([net, tax]).toEqual([35.06, 6.3]);
  });

  it.each([
    [{ discountPercent: 101 }, 'document.discount_incorrect'],
    [{ discountAmount: 200 }, 'document.discount_incorrect'],
  ])('refuse %j', (terms, code) => expect(() => billTotals({ lines: [line(1, 100)], ...terms })).toThrow(code));
});

describe('a typed tax', () => {
  it.each([
    [21, 21, false],
    [20.95, 21, false],
    [20.79, 21, false],
    [20.78, 21, true],
    [1.05, 1, false],
    [1.06, 1, true],
    [0, 5, true],
    [-4.2, -4.2, false],
  ])('of %f where the rate gives %f differs: %s', (tax, expectedTax, expected) =>
    expect(taxDiffers({ tax, expectedTax })).toBe(expected),
  );
});

describe('the mark-up that counts', () => {
  it.each([
    [{}, 0],
    [{ organisation: 5 }, 5],
    [{ organisation: 5, customer: 10 }, 10],
    [{ organisation: 5, customer: 10, project: 0 }, 0],
    [{ organisation: 5, customer: 10, project: 12, line: null }, 12],
    [{ organisation: 5, customer: 10, project: 12, line: 20 }, 20],
  ])('of %j is %d', (given, expected) => expect(markUpOf(given)).toBe(expected));
});

describe('the price for the customer', () => {
  it.each([
    ['the cost without tax', { quantity: 2, base: 200, tax: 42, deductibleTax: 42 }, 15, 115],
    ['with the tax that nobody gives back', { quantity: 1, base: 100, tax: 21, deductibleTax: 0 }, 10, 133.1],
    ['with the half that nobody gives back', { quantity: 1, base: 100, tax: 21, deductibleTax: 10.5 }, 0, 110.5],
    ['of a part', { quantity: 3, base: 100, tax: 0, deductibleTax: 0 }, 0, 33.333333],
    ['of a deduction', { quantity: -1, base: -20, tax: -4.2, deductibleTax: -4.2 }, 0, 20],
  ])('is %s', (_, cost, markUp, expected) => expect(billedUnitPrice(cost, markUp)).toBe(expected));
});
