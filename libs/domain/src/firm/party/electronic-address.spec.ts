import { describe, expect, it } from '@jest/globals';
import { addressSchemes, assertElectronicAddress, endpointOf, isElectronicAddress } from './electronic-address.ts';

it.each([
  ['0192', '991 825 827', true],
  ['0192', '991825828', false],
  ['0192', 'NO991825827MVA', false],
  ['0200', '304567894', true],
  ['0200', '304567895', false],
  ['9937', 'lt100001919017', true],
  ['9937', '100001919017', false],
  ['0088', '7300010000001', true],
  ['0088', '7300010000002', false],
  ['0184', 'DK12345678', true],
  ['9930', 'DE123456789', true],
  ['9930', 'DE12345678', false],
] as const)('an address of %s may be %s: %s', (scheme, id, isOne) => expect(isElectronicAddress(scheme, id)).toBe(isOne));

it('has a check for each scheme', () =>
  expect(addressSchemes.map((scheme) => isElectronicAddress(scheme, '?'))).toEqual(addressSchemes.map(() => false)));

describe('an electronic address', () => {
  it('is an id with its scheme, or neither', () => {
    expect(() => assertElectronicAddress({})).not.toThrow();
    expect(() => assertElectronicAddress({ electronicAddress: '991825827', electronicAddressScheme: '0192' })).not.toThrow();
    const fails = (given: Parameters<typeof assertElectronicAddress>[0], field: string, code: string) =>
      expect(() => assertElectronicAddress(given)).toThrow(expect.objectContaining({ errors: { [field]: { code } } }));
    fails({ electronicAddress: '991825827' }, 'electronicAddressScheme', 'party.electronic_address_scheme');
    fails({ electronicAddressScheme: '0192' }, 'electronicAddress', 'party.bad_electronic_address');
    fails({ electronicAddress: '1', electronicAddressScheme: '0192' }, 'electronicAddress', 'party.bad_electronic_address');
  });

  it('is the one that was given, or else the code of the company where these are known by it', () => {
    const company = { legalCode: '304567894', vatCode: 'LT100001919017' };
    expect(endpointOf({ country: 'LT', ...company })).toEqual({ id: '304567894', scheme: '0200' });
    expect(endpointOf({ country: 'LT', ...company, legalCode: '33309240064' })).toEqual({ id: 'LT100001919017', scheme: '9937' });
    expect(endpointOf({ country: 'NO', legalCode: '991 825 827' })).toEqual({ id: '991825827', scheme: '0192' });
    const given = { electronicAddress: '7300010000001', electronicAddressScheme: '0088' } as const;
    expect(endpointOf({ country: 'LT', ...company, ...given })).toEqual({ id: '7300010000001', scheme: '0088' });
    expect(endpointOf({ country: 'DE', legalCode: 'HRB 1', vatCode: 'DE123456789' })).toBeNull();
  });
});
