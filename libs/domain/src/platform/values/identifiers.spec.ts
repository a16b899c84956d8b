import { describe, expect, it } from '@jest/globals';
import {
  checkLithuanianPersonalCode,
  checkNorwegianAccount,
  checkNorwegianIdentityNumber,
  isBic,
  isIban,
  isLithuanianCompanyCode,
  isLithuanianVatCode,
  isNorwegianOrganisationNumber,
  isNorwegianVatCode,
} from './identifiers.ts';

describe('Lithuania', () => {
  it.each(['188659752', '302308327', '110053842', '121215587', '121215434', '304567894'])(
    'accepts the company code %s',
    (code) => {
      expect(isLithuanianCompanyCode(code)).toBe(true);
      for (let add = 1; add <= 9; add += 1) {
        expect(isLithuanianCompanyCode(code.slice(0, 8) + ((Number(code[8]) + add) % 10))).toBe(false);
      }
    },
  );
  it.each(['', '12345678', '1234567890', '30456789A', 'LT304567894'])('refuses the company code %j', (code) =>
    expect(isLithuanianCompanyCode(code)).toBe(false),
  );

  it.each(['LT119511515', 'LT100001919017', 'LT100004801610', 'lt 119511515'])('accepts the VAT code %s', (code) =>
    expect(isLithuanianVatCode(code)).toBe(true),
  );
  it.each(['LT119511516', 'LT100001919018', '119511515', 'LT1195115150', 'LT', ''])('refuses the VAT code %j', (code) =>
    expect(isLithuanianVatCode(code)).toBe(false),
  );

  it.each([
    ['33309240064', 'valid'],
    ['39001010110', 'valid'],
    ['39001010590', 'valid'],
    ['33309240065', 'warn'],
    ['39001010111', 'warn'],
    ['39001010591', 'warn'],
    ['90000000000', 'warn'],
    ['30000000000', 'warn'],
    ['3330924006', 'invalid'],
    ['333092400641', 'invalid'],
    ['3330924006X', 'invalid'],
  ])('the personal code %s is %s', (code, expected) => expect(checkLithuanianPersonalCode(code)).toBe(expected));
});

describe('Norway', () => {
  it.each(['991825827', '923609016', '974760673', '123456785', '991 825 827'])('accepts the organisation number %s', (code) =>
    expect(isNorwegianOrganisationNumber(code)).toBe(true),
  );
  it.each(['991825828', '000000000', '99182582', '9918258277', ''])('refuses the organisation number %j', (code) =>
    expect(isNorwegianOrganisationNumber(code)).toBe(false),
  );
  it.each([
    ['NO991825827MVA', true],
    ['991 825 827 MVA', true],
    ['NO991825828MVA', false],
    ['NO991825827', false],
    ['MVA', false],
  ])('the VAT code %s: %s', (code, expected) => expect(isNorwegianVatCode(code)).toBe(expected));

  it.each([
    ['86011117947', 'valid'],
    ['8601 11 17947', 'valid'],
    ['8601.11.17947', 'valid'],
    ['86011117948', 'invalid'],
    ['86010017948', 'warn'],
    ['8601111794', 'invalid'],
    ['', 'invalid'],
  ])('the account %s is %s', (code, expected) => expect(checkNorwegianAccount(code)).toBe(expected));

  it.each([
    ['31129956715', 'valid'],
    ['311299 56715', 'valid'],
    ['31129956716', 'warn'],
    ['31129956725', 'warn'],
    ['3112995671', 'invalid'],
  ])('the identity number %s is %s', (code, expected) => expect(checkNorwegianIdentityNumber(code)).toBe(expected));
});

describe('banks', () => {
  it.each([
    ['LT121000011101001000', true],
    ['LT12 1000 0111 0100 1000', true],
    ['lt121000011101001000', true],
    ['NO9386011117947', true],
    ['DE89370400440532013000', true],
    ['GB29NWBK60161331926819', true],
    ['NO9386011117948', false],
    ['LT131000011101001000', false],
    ['LT1210000111010010', false],
    ['DE8937040044053201300', false],
    ['LT12', false],
    ['1234', false],
    ['', false],
  ])('the IBAN %s: %s', (iban, expected) => expect(isIban(iban)).toBe(expected));

  it('finds a wrong account digit that the check digits of a Norwegian IBAN do not catch', () => {
    // One of these check numbers fits mod 97, but 8601 11 17948 is no account.
    const account = '86011117948';
    const hidden = Array.from({ length: 98 }, (_, check) => `NO${String(check).padStart(2, '0')}${account}`);
    expect(hidden.filter(isIban)).toEqual([]);
  });

  it.each([
    ['HABALT22', true],
    ['HABALT22XXX', true],
    ['DNBANOKK', true],
    ['habalt22', true],
    ['HABALT2', false],
    ['HABALT22X', false],
    ['HAB1LT22', false],
    ['', false],
  ])('the BIC %s: %s', (bic, expected) => expect(isBic(bic)).toBe(expected));
});
