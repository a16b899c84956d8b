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

describe('a second record of one firm', () => {
  it.each([
    ['its company code', { country: 'NO', legalCode: '991 825 827' }, 'party.alike_legal_code'],
    ['its VAT code, in another country', { country: 'LT', vatCode: 'no 991825827 mva' }, 'party.alike_vat_code'],
    ['its account', { country: 'LT', account: '8601.11.17947' }, 'party.alike_account'],
    ['the first of two', { country: 'NO', legalCode: '991825827', account: '86011117947' }, 'party.alike_legal_code'],
  ])('is asked about when it has %s', (_, given, code) => {
    const problem = { code, params: { id: 7, name: 'Fjord AS' } };
    expect(() => assertUnlike(given, alikeFields, [known])).toThrow(
      expect.objectContaining({ ...problem, errors: { alikeConfirmed: problem } }),
    );
  });

  it.each([
    ['has the same company code in another country', { country: 'LT', legalCode: '991825827' }],
    ['has other codes', { country: 'NO', legalCode: '991825828', vatCode: 'NO1MVA' }],
    ['has none', { country: 'NO', legalCode: null, vatCode: '' }],
  ])('is none when it %s', (_, given) => expect(() => assertUnlike(given, alikeFields, [known])).not.toThrow());

  it('is not asked about in a field that says nothing new', () =>
    expect(() => assertUnlike(known, ['account'], [{ ...known, account: null }])).not.toThrow());
});

describe('what is new', () => {
  it('is each code of a new record', () => expect(newCodes(known, undefined)).toEqual(['legalCode', 'vatCode', 'account']));
  it('is nothing where only the spaces changed', () =>
    expect(newCodes({ ...known, legalCode: '991 825 827' }, known)).toEqual([]));
  it('is the company code once the country is another', () =>
    expect(newCodes({ ...known, country: 'SE' }, known)).toEqual(['legalCode']));
});

it('a code is compared without spaces and signs', () => expect(plainCode(' lt 1000-0191.9017 ')).toBe('LT100001919017'));
