import { describe, expect, it } from '@jest/globals';
import { assertCodes, oddCodes } from './party.rules.ts';

it.each([
  ['right ones of Lithuania', { country: 'LT', legalCode: '304567894', vatCode: 'LT100001919017' }, false, false],
  ['wrong ones of Lithuania', { country: 'LT', legalCode: '304567895', vatCode: 'LT100001919018' }, true, true],
  ['right ones of Norway', { country: 'NO', legalCode: '991825827', vatCode: 'NO991825827MVA' }, false, false],
  ['wrong ones of Norway', { country: 'NO', legalCode: '991825828', vatCode: 'NO991825828MVA' }, true, true],
  ['one of Lithuania without its letters', { country: 'LT', vatCode: '100001919017' }, false, false],
  ['a wrong one of Lithuania without its letters', { country: 'LT', vatCode: '100001919018' }, false, true],
  ['one of Norway who is registered in Lithuania', { country: 'NO', vatCode: 'LT100001919017' }, false, false],
  ['a word', { country: 'LT', legalCode: 'XX', vatCode: 'XX' }, true, true],
  ['the code of a person, which is another', { kind: 'person', country: 'LT', legalCode: '39001011234' }, false, false],
  ['right ones of Latvia', { country: 'LV', vatCode: 'LV40003000000' }, false, false],
  ['wrong ones of Latvia', { country: 'LV', vatCode: 'LV4000' }, false, true],
  ['right ones of Greece', { country: 'GR', legalCode: '1', vatCode: 'EL123456789' }, false, false],
  ['codes of a country whose rule is not known', { country: 'US', legalCode: 'HRB 1', vatCode: '1' }, false, false],
  ['none', { country: 'LT', legalCode: null, vatCode: '' }, false, false],
] as const)('%s', (_, codes, legalCode, vatCode) => expect(oddCodes(codes)).toEqual({ legalCode, vatCode }));

describe('mistyped codes', () => {
  const wrong = { kind: 'company', country: 'LT', legalCode: '304567895', vatCode: 'LT100001919018' } as const;
  it('are refused at their fields', () =>
    expect(() => assertCodes(wrong)).toThrow(
      expect.objectContaining({
        errors: { legalCode: { code: 'party.bad_legal_code' }, vatCode: { code: 'party.bad_vat_code' } },
      }),
    ));
  it('stay accepted when they were stored before, in the same country', () => {
    expect(() => assertCodes(wrong, wrong)).not.toThrow();
    expect(() => assertCodes(wrong, { ...wrong, country: 'US' })).toThrow();
    expect(() => assertCodes(wrong, { ...wrong, vatCode: null })).toThrow();
  });
});
