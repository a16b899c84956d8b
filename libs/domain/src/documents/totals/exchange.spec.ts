import { describe, expect, it } from '@jest/globals';
import { baseRate, exchangeOf, toBase, type TypedExchange } from './exchange.ts';

const direct = (exchangeRate: number) => ({ exchangeRate, exchangeRateInverted: false });
const inverted = (exchangeRate: number) => ({ exchangeRate, exchangeRateInverted: true });

it.each([
  [250_000, inverted(11.7354), 21_303.07],
  [-250_000, inverted(11.7354), -21_303.07],
  [250_000, direct(0.0852122637), 21_303.07],
  [100, direct(1), 100],
  [0, inverted(11.7354), 0],
  [0.01, direct(0.5), 0.01],
])('%d at %j is %d', (amount, rate, expected) => expect(toBase(amount, rate)).toBe(expected));

it('tells what one unit of the currency is', () => {
  expect(baseRate(direct(0.085))).toBe(0.085);
  expect(baseRate(inverted(11.7354))).toBeCloseTo(0.0852122637, 10);
});

describe('the rate of a document', () => {
  it.each<[TypedExchange & { currency: string }, object]>([
    [{ currency: 'EUR', exchangeRate: 7 }, direct(1)],
    [{ currency: 'EUR', ...inverted(11.7) }, direct(1)],
    [{ currency: 'NOK', ...inverted(11.7) }, inverted(11.7)],
    [{ currency: 'NOK', ...direct(0.085) }, direct(0.085)],
    [{ currency: 'BGN', exchangeRate: 1 }, direct(1)],
    [{ currency: 'NOK' }, direct(1)],
  ])('of %j is %j', (typed, rate) => expect(exchangeOf(typed, 'EUR')).toEqual(rate));

  it.each([undefined, null])('is refused with the direction %s', (exchangeRateInverted) =>
    expect(() => exchangeOf({ currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted }, 'EUR')).toThrow(
      expect.objectContaining({ errors: { exchangeRateInverted: { code: 'document.enter_rate_direction' } } }),
    ),
  );
});
