import { describe, expect, it } from '@jest/globals';
import { crc32 } from 'node:zlib';
import { isAddressRange, isWholeToken, startOf, tokenOf, tokenPrefix } from './api-token.rules.ts';

const token = tokenOf(Array.from({ length: 60 }, (_, at) => (at * 37) % 256)) ?? '';

describe('a token', () => {
  it('is a prefix, forty characters and six that check them', () => {
    expect(token).toMatch(/^kontor_[0-9A-Za-z]{46}$/);
    expect(isWholeToken(token)).toBe(true);
    expect(startOf(token)).toBe(token.slice(0, 13));
  });

  it('has the check characters that anybody can work out: CRC-32 by 62', () => {
    const random = token.slice(tokenPrefix.length, -6);
    const value = [...token.slice(-6)].reduce(
      (sum, char) => sum * 62 + '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(char),
      0,
    );
    expect(value).toBe(crc32(random));
  });

  it('is not made of too few bytes, nor of those that would make some letters likelier', () => {
    expect(tokenOf(Array.from({ length: 39 }, () => 1))).toBeUndefined();
    expect(tokenOf([...Array.from({ length: 39 }, () => 1), 248, 255])).toBeUndefined();
  });

  it.each([
    ['cut', token.slice(0, -1)],
    ['without its beginning', token.slice(1)],
    ['doubled', token + token],
    ['with a letter too many', `${token}x`],
    ['with a blank', `${token} `],
    ['with a line after it', `${token}\n`],
    ['with one letter changed', token.slice(0, 20) + (token[20] === 'a' ? 'b' : 'a') + token.slice(21)],
    ['with two letters swapped', token.slice(0, 10) + [...token.slice(10, 12)].reverse().join('') + token.slice(12)],
    ['in other letters', token.toUpperCase()],
    ['of nothing', ''],
  ])('is not whole: %s', (_, text) => expect(isWholeToken(text)).toBe(false));
});

describe('an address range', () => {
  it.each([
    '10.0.0.7',
    '0.0.0.0/0',
    '10.0.0.0/8',
    '192.168.1.1/32',
    '::1',
    '2001:db8::/32',
    '::/0',
    '1:2:3:4:5:6:7:8',
    'fe80::1/128',
  ])('is %s', (text) => expect(isAddressRange(text)).toBe(true));
  it.each(['', '10.0.0', '10.0.0.256', '010.0.0.1', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/08'])(
    'is not %p',
    (text) => expect(isAddressRange(text)).toBe(false),
  );
  it.each(['1:2:3', ':::', '1::2::3', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8::', '::/129', '12345::', 'firm.example', '*'])(
    'is not %p',
    (text) => expect(isAddressRange(text)).toBe(false),
  );
});
