import { describe, expect, it } from '@jest/globals';
import { fullNameOf, isAccountNumber, isMasked, isOddPersonalId, maskOf, plainAccountNumber } from './user.rules.ts';

describe('a masked value', () => {
  it.each([
    ['39001011234', '••••1234'],
    ['LT121000011101001000', '••••1000'],
    ['A1234567', '••••4567'],
    ['A123456', '••••'],
    ['', '••••'],
  ])('of %p is %p', (text, masked) => {
    expect(maskOf(text)).toBe(masked);
    expect(isMasked(maskOf(text))).toBe(true);
  });
});

describe('the number of a bank account', () => {
  it.each([
    ['LT12 1000 0111 0100 1000', true, 'LT121000011101001000'],
    ['lt121000011101001000', true, 'LT121000011101001000'],
    ['LT13 1000 0111 0100 1000', false, 'LT131000011101001000'],
    ['LT12', false, 'LT12'],
    ['8601 11 17947', true, '8601 11 17947'],
    ['  at the post office ', true, 'at the post office'],
  ])('%p: %p', (text, fits, kept) => {
    expect(isAccountNumber(text)).toBe(fits);
    expect(plainAccountNumber(text)).toBe(kept);
  });
});

describe('a full name', () => {
  it.each([
    ['Ona', 'Onaitė', 'Ona Onaitė'],
    ['Ona', null, 'Ona'],
    ['Ona', undefined, 'Ona'],
    ['', 'Onaitė', 'Onaitė'],
  ])('of %p and %p is %p', (first, last, full) => expect(fullNameOf(first, last)).toBe(full));
});

describe('a suspicious personal ID', () => {
  it.each([
    ['33309240064', 'LT', false],
    ['33309240065', 'LT', true],
    ['31129956715', 'NO', false],
    ['31129956716', 'NO', true],
    ['anything', 'DE', false],
    ['anything', null, false],
  ])('%p in %p: %p', (text, country, odd) => expect(isOddPersonalId(text, country)).toBe(odd));
});
