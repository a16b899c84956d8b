import { describe, expect, it } from '@jest/globals';
import {
  add,
  compare,
  divide,
  isZero,
  minorUnits,
  multiply,
  negate,
  percentOf,
  priceOf,
  round,
  spread,
  subtract,
  sum,
  taxWithin,
} from './money.ts';
import { randomly } from '../testing/randomly.ts';

describe('round', () => {
  it.each([
    [815.955, 2, 815.96],
    [0.125, 2, 0.13],
    [-0.125, 2, -0.13],
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.8333335, 6, 0.833334],
    [999_999_999_999.985, 2, 999_999_999_999.99],
  ])('%d to %i places is %d, half away from zero', (value, places, expected) => expect(round(value, places)).toBe(expected));

  it('never gives -0', () => {
    expect(Object.is(round(-0.001), 0)).toBe(true);
    expect(Object.is(negate(0), 0)).toBe(true);
    expect(Object.is(multiply(-1, 0), 0)).toBe(true);
    expect(Object.is(percentOf(-0.01, 1), 0)).toBe(true);
  });
});

describe('arithmetic', () => {
  it('is exact where binary floating point is not', () => {
    expect(add(0.1, 0.2)).toBe(0.3);
    expect(sum([0.1, 0.1, 0.1])).toBe(0.3);
    expect(sum([])).toBe(0);
    expect(subtract(0.3, 0.1)).toBe(0.2);
    expect(multiply(1.1, 1.1)).toBe(1.21);
    expect(multiply(7.25, 83.34)).toBe(604.215);
    expect(divide(0.3, 0.1)).toBe(3);
    expect(compare(0.3, add(0.1, 0.2))).toBe(0);
    expect(compare(-1, 1)).toBe(-1);
    expect(isZero(subtract(0.3, add(0.1, 0.2)))).toBe(true);
    expect(isZero(0.01)).toBe(false);
  });

  it('refuses to divide by zero and to compute with something that is not a number', () => {
    expect(() => divide(1, 0)).toThrow('Division by zero');
    expect(() => add(1, NaN)).toThrow('Invalid number');
    expect(() => round(Infinity)).toThrow('Invalid number');
  });

  it.each([
    [1.5, 21, 0.32],
    [0.5, 25, 0.13],
    [-0.5, 25, -0.13],
    [100, 11.11, 11.11],
    [0, 21, 0],
  ])('%d: %d %% of it is %d', (amount, percent, expected) => expect(percentOf(amount, percent)).toBe(expected));

  it('rounds quantity × price ÷ base quantity once', () => {
    expect(priceOf(1250, 12.5, 100)).toBe(156.25);
    expect(priceOf(3.75, 1199.99)).toBe(4499.96);
    expect(priceOf(999_999.999999, 999_999.999999)).toBe(999_999_999_998);
    expect(priceOf(1, 2, 3)).toBe(0.67);
  });

  it('takes the tax out of an amount that includes it', () => {
    expect(taxWithin(29.97, 21)).toBe(5.2);
    expect(taxWithin(125, 25)).toBe(25);
    expect(taxWithin(-29.97, 21)).toBe(-5.2);
    expect(taxWithin(10, 0)).toBe(0);
  });
});

describe('spread', () => {
  it.each<[number, number[], number[]]>([
    [100, [333.33, 155.54], [68.18, 31.82]],
    [0.01, [1, 1, 1], [0.01, 0, 0]],
    [0.02, [1, 1, 2], [0.01, 0, 0.01]],
    [0.05, [1, 1], [0.03, 0.02]],
    [0.03, [1, 5], [0, 0.03]],
    [-100, [333.33, 155.54], [-68.18, -31.82]],
    [10, [0, 5], [0, 10]],
    [0, [1, 2], [0, 0]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
  ])('splits %d by %j into %j', (amount, weights, expected) => expect(spread(amount, weights)).toEqual(expected));

  it('gives the odd cent to the larger weight when the remainders are equal', () =>
    expect(spread(0.02, [1, 3])).toEqual([0, 0.02]));

  it('refuses to split by weights that are all 0', () => {
    expect(() => spread(1, [0, 0])).toThrow(RangeError);
    expect(() => spread(1, [])).toThrow(RangeError);
    expect(() => spread(1, [2, -1])).toThrow(RangeError);
  });

  it('always adds up to the amount, and no share is a cent away from its proportion', () =>
    randomly(500, ({ cents, list }) => {
      const amount = cents(-100_000, 1_000_000);
      const weights = list(1, 8, () => cents(0, 500_000));
      weights[0] = cents(1, 9999);
      const shares = spread(amount, weights);
      expect(sum(shares)).toBe(amount);
      const whole = sum(weights);
      shares.forEach((share, index) => {
        expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(0.01 + 1e-9);
        expect(Object.is(share, -0)).toBe(false);
      });
    }));
});

describe('minorUnits', () => {
  it.each([
    ['EUR', 2],
    ['NOK', 2],
    ['JPY', 0],
    ['ISK', 0],
    ['KWD', 3],
  ])('%s has %i', (currency, expected) => expect(minorUnits(currency)).toBe(expected));
});
