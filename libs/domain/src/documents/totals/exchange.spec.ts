import { expect, it } from '@jest/globals';
import { baseRate, toBase } from './exchange.ts';

it.each([
  [250_000, { exchangeRate: 11.7354, exchangeRateInverted: true }, 21_303.07],
  [-250_000, { exchangeRate: 11.7354, exchangeRateInverted: true }, -21_303.07],
  [250_000, { exchangeRate: 0.0852122637 }, 21_303.07],
  [100, { exchangeRate: 1 }, 100],
  [0, { exchangeRate: 11.7354, exchangeRateInverted: true }, 0],
  [0.01, { exchangeRate: 0.5 }, 0.01],
])('%d at %j is %d', (amount, rate, expected) => expect(toBase(amount, rate)).toBe(expected));

it('tells what one unit of the currency is', () => {
  expect(baseRate({ exchangeRate: 0.085 })).toBe(0.085);
  expect(baseRate({ exchangeRate: 11.7354, exchangeRateInverted: true })).toBeCloseTo(0.0852122637, 10);
});
