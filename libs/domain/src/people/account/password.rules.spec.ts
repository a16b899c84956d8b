import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './password.rules.ts';

describe('a common password', () => {
  it.each([
    'password1234',
    'Password2026!',
    'P4$$w0rd-2025',
    'qwerty123456',
    'qwertyuiop12',
    'slaptažodis1',
    'aaaaaaaaaaaa',
    'abababababab',
    '123412341234',
    '987654321098',
    'abcdefghijkl',
    'iloveyou2024',
    'admin-admin-admin',
    'Sommer2026!!',
    '!!!!!!!!!!!!',
  ])('%s is', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery',
    'žalias-dviratis-lyja',
    'x7$Kq2!mPv9z',
    'summer picnic by the lake',
    'blåbær på tur i skogen',
  ])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));

  it('includes one made of the person’s name or address', () => {
    expect(isCommonPassword('onaonaite2026')).toBe(false);
    expect(isCommonPassword('onaonaite2026', ['onaonaite@example.com'])).toBe(true);
    expect(isCommonPassword('Onaitė-Jonaitė', ['Onaitė Jonaitė'])).toBe(true);
  });
});
