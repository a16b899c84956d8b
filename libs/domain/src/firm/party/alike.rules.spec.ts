import { describe, expect, it } from '@jest/globals';
import { assertUnlike, coreName, newCodes, plainCode, suspectFields } from './alike.rules.ts';

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
    ['its name, written in another way', { country: 'NO', name: 'FJØRD as' }, 'party.alike_name'],
    ['its account', { country: 'LT', account: '8601.11.17947' }, 'party.alike_account'],
    ['its account as an IBAN', { country: 'NO', account: 'NO93 8601 1117 947' }, 'party.alike_account'],
    ['the first of two', { country: 'NO', legalCode: '991825827', account: '86011117947' }, 'party.alike_legal_code'],
  ])('is confirmed first when it has %s', (_, given, code) => {
    const problem = { code, params: { id: 7, name: 'Fjord AS' } };
    expect(() => assertUnlike(given, suspectFields, [known])).toThrow(
      expect.objectContaining({ ...problem, errors: { alikeConfirmed: problem } }),
    );
  });

  it.each([
    ['has the same company code in another country', { country: 'LT', legalCode: '991825827' }],
    ['has other codes', { country: 'NO', legalCode: '991825828', vatCode: 'NO1MVA' }],
    ['has its name in another country', { country: 'LT', name: 'Fjord AS' }],
    ['has its name and another company code', { country: 'NO', name: 'Fjord AS', legalCode: '974760673' }],
    ['has none', { country: 'NO', legalCode: null, vatCode: '' }],
  ])('is not suspected when it %s', (_, given) => expect(() => assertUnlike(given, suspectFields, [known])).not.toThrow());

  it('is not suspected because of a field that did not change', () =>
    expect(() => assertUnlike(known, ['account'], [{ ...known, account: null }])).not.toThrow());
});

describe('the codes to check', () => {
  it('are all codes of a new record, and the name', () => expect(newCodes(known, undefined)).toEqual(suspectFields));
  it('include the name when it was renamed', () => expect(newCodes({ ...known, name: 'Nord AS' }, known)).toEqual(['name']));
  it('are none when only spaces changed', () => expect(newCodes({ ...known, legalCode: '991 825 827' }, known)).toEqual([]));
  it('include the company code when the country changed', () =>
    expect(newCodes({ ...known, country: 'SE' }, known)).toEqual(['legalCode', 'name']));
});

it('a code is compared without spaces and punctuation', () => expect(plainCode(' lt 1000-0191.9017 ')).toBe('LT100001919017'));

it.each([
  ['UAB „Žalgirio namai“', 'zalgirio namai'],
  ['Žalgirio namai, UAB', 'zalgirio namai'],
  ['Bjørnstad Bygg AS', 'bjornstad bygg'],
  ['AS', 'as'],
])('%s is told apart by %s', (name, core) => expect(coreName(name)).toBe(core));
