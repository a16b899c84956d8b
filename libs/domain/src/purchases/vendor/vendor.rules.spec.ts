import { describe, expect, it } from '@jest/globals';
import { assertConfirmable, isAccountUnconfirmed, isPayableAccount, plainAccount } from './vendor.rules.ts';

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

describe('a changed account', () => {
  const changed = { account: 'LT12', accountChangedAt: '2026-11-09', accountConfirmedAt: null, accountChangedById: 2 };
  it.each([
    [{}, true],
    [{ account: null }, false],
    [{ accountChangedAt: null }, false],
    [{ accountConfirmedAt: '2026-11-10' }, false],
  ])('%j waits to be confirmed: %p', (change, waits) => expect(isAccountUnconfirmed({ ...changed, ...change })).toBe(waits));

  it.each([
    ['by another person', {}, 3, [2, 3], undefined],
    ['by the same person', {}, 2, [2, 3], 'vendor.confirmed_by_another'],
    ['by the same person, where nobody else may pay', {}, 2, [2], undefined],
    ['twice', { accountConfirmedAt: '2026-11-10' }, 3, [2, 3], 'vendor.account_not_changed'],
    ['before it changed', { accountChangedAt: null }, 3, [2, 3], 'vendor.account_not_changed'],
  ])('is confirmed %s', (_, change, by, payers, code) => {
    const confirm = (): void => assertConfirmable({ ...changed, ...change }, by, payers);
    if (code) expect(confirm).toThrow(expect.objectContaining({ code }));
    else expect(confirm).not.toThrow();
  });
});
