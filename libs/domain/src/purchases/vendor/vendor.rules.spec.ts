import { describe, expect, it } from '@jest/globals';
import { isPayableAccount, plainAccount } from './vendor.rules.ts';

describe('the account of a vendor', () => {
  it.each([
    ['LT12 1000 0111 0100 1000', 'LT', true],
    ['lt121000011101001000', 'NO', true],
    ['LT13 1000 0111 0100 1000', 'LT', false],
    ['LT12', 'LT', false],
    ['8601 11 17947', 'NO', true],
    ['8601.11.17947', 'LT', true],
    ['8601 11 17948', 'NO', false],
    ['12345', 'LT', false],
    ['at the post office', 'DE', false],
    ['021000021 4417', 'US', true],
    ['12345678901', 'US', true],
    ['LT13 1000 0111 0100 1000', 'US', false],
  ])('%p of a vendor in %s can be paid to: %p', (text, country, fits) => expect(isPayableAccount(text, country)).toBe(fits));

  it.each([
    [' lt12 1000 0111 0100 1000 ', 'LT121000011101001000'],
    ['8601.11.17947', '86011117947'],
  ])('%p is kept as %p', (text, kept) => expect(plainAccount(text)).toBe(kept));
});
