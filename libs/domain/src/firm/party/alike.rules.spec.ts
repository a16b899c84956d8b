import { describe, expect, it } from '@jest/globals';
import { alikeFields, assertUnlike, newCodes, plainCode } from './alike.rules.ts';

const known = {
  id: 7,
  name: 'Fjord AS',
  country: 'NO',
  legalCode: '991825827',
  vatCode: 'NO991825827MVA',
  account: '86011117947',
};

describe('a second record of the same firm', () => {
  it.each([
    ['its company code', { country: 'NO', legalCode: '991 825 827' }, 'party.alike_legal_code'],
    ['its VAT code, in another country', { country: 'LT', vatCode: 'no 991825827 mva' }, 'party.alike_vat_code'],
    ['its account', { country: 'LT', account: '8601.11.17947' }, 'party.alike_account'],
    ['its account as an IBAN', { country: 'NO', account: 'NO93 8601 1117 947' }, 'party.alike_account'],
    ['the first of two', { country: 'NO', legalCode: '991825827', account: '86011117947' }, 'party.alike_legal_code'],
  ])('is confirmed first when it has %s', (_, given, code) => {
    const problem = { code, params: { id: 7, name: 'Fjord AS' } };
    expect(() => assertUnlike(given, alikeFields, [known])).toThrow(
      expect.objectContaining({ ...problem, errors: { alikeConfirmed: problem } }),
    );
  });

  it.each([
    ['has the same company code in another country', { country: 'LT', legalCode: '991825827' }],
    ['has other codes', { country: 'NO', legalCode: '991825828', vatCode: 'NO1MVA' }],
    ['has none', { country: 'NO', legalCode: null, vatCode: '' }],
  ])('is not suspected when it %s', (_, given) => expect(() => assertUnlike(given, alikeFields, [known])).not.toThrow());

  it('is not suspected because of a field that did not change', () =>
    expect(() => assertUnlike(known, ['account'], [{ ...known, account: null }])).not.toThrow());
});

describe('the codes to check', () => {
  it('are all codes of a new record', () => expect(newCodes(known, undefined)).toEqual(['legalCode', 'vatCode', 'account']));
  it('are none when only spaces changed', () => expect(newCodes({ ...known, legalCode: '991 825 827' }, known)).toEqual([]));
  it('include the company code when the country changed', () =>
    expect(newCodes({ ...known, country: 'SE' }, known)).toEqual(['legalCode']));
});

it('a code is compared without spaces and punctuation', () => expect(plainCode(' lt 1000-0191.9017 ')).toBe('LT100001919017'));
