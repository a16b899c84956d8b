import { expect, it } from '@jest/globals';
import { isIban } from '../../platform/values/identifiers.ts';
import { bankOf, typedIban } from './bank-account.rules.ts';

it.each([
  ['86011117947', 'NO9386011117947'],
  ['8601 11 17947', 'NO9386011117947'],
  ['8601.11.17947', 'NO9386011117947'],
  ['no93 8601 1117 947', 'NO9386011117947'],
  ['lt12 1000 0111 0100 1000', 'LT121000011101001000'],
  ['8601 11 17948', '86011117948'],
])('%s is the account %s', (typed, iban) => expect(typedIban(typed)).toBe(iban));

it.each([
  ['LT577300010000000000', 'Swedbank'],
  ['LT117044000000000000', 'SEB bankas'],
  ['8601 11 17947', 'Danske Bank'],
  ['LT121000011101001000', undefined],
  ['LT77', undefined],
])('%s is an account of %s', (iban, bank) => {
  expect(bank === undefined || isIban(typedIban(iban))).toBe(true);
  expect(bankOf(iban)).toBe(bank);
});
