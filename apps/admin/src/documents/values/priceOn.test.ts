import { describe, expect, it } from '@jest/globals';
import { priceOn } from './priceOn.ts';

const on = (currency: string, exchangeRate: number | null, pricesIncludeTax = false, exchangeRateInverted = false) => ({
  currency,
  exchangeRate,
  exchangeRateInverted,
  pricesIncludeTax,
});

describe('a price on a document', () => {
  it.each([
    ['stays as it is in the own currency, with all its decimals', 12.345678, 'EUR', on('EUR', 1), 12.345678],
    ['contains the tax where the prices do', 85, 'EUR', on('EUR', 1, true), 102.85],
    ['becomes foreign by the rate of the document', 85, 'EUR', on('NOK', 0.085), 1000],
    ['becomes foreign by a rate in units for a euro', 85, 'EUR', on('NOK', 11.75, false, true), 998.75],
    ['both', 85, 'EUR', on('NOK', 0.085, true), 1210],
    ['stays as it is where the document is in its foreign currency', 920, 'NOK', on('NOK', null), 920],
    ['is asked for while the rate is not typed', 85, 'EUR', on('NOK', null), null],
    ['is asked for where only its own currency is foreign', 920, 'NOK', on('EUR', 1), null],
    ['is asked for where both are', 920, 'NOK', on('USD', 0.92), null],
  ])('%s', (_, amount, currency, document, expected) =>
    expect(priceOn({ amount, currency }, 21, document, 'EUR')).toBe(expected),
  );
});
