import { describe, expect, it } from '@jest/globals';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import { assertSameAccount, readVendors, vendorKeys } from './vendor-import.rules.ts';

const options = { fileName: 'a.csv', dateFormat: 'auto', existing: 'skip' } as const satisfies Partial<ImportInput>;
const read = (...lines: string[]) => readVendors({ ...options, content: lines.join('\n') });
const isOneVendor = (...lines: string[]): boolean => {
  const [one = [], other = []] = read('Name;Company code;VAT code;IBAN', ...lines).vendors.map(({ vendor }) =>
    vendorKeys(vendor),
  );
  return one.some((key) => other.includes(key));
};

describe('a list of vendors', () => {
  it('is read by its headings, and says only what its cells say', () => {
    const { vendors } = read(
      'Tiekėjas;Įmonės kodas;Šalis;Banko sąskaita;Mokėjimo terminas;Kategorija;Pastabos',
      'Popierius, UAB;302445789;Lietuva;LT12 1000 0111 0100 1000;14;Biuras;',
    );
    expect(vendors[0]).toMatchObject({ category: 'Biuras' });
    expect(vendors[0]?.vendor).toEqual({
      name: 'Popierius, UAB',
      legalCode: '302445789',
      country: 'LT',
      account: 'LT121000011101001000',
      paymentTermsDays: 14,
    });
  });

  it.each([
    ['the same company code', 'A;1 2 3;;', 'B;123;;'],
    ['the same VAT code', 'A;;LT1;', 'B;;lt 1;'],
    ['the same account', 'A;;;LT1', 'B;;;lt 1'],
    ['the same name without codes', 'A;;;', ' a ;;;'],
  ])('takes two rows with %s for one vendor', (_, one, other) => expect(isOneVendor(one, other)).toBe(true));

  it('takes equal names with different codes for two vendors', () => expect(isOneVendor('A;1;;', 'A;2;;')).toBe(false));
});

describe('the account of a vendor that is there already', () => {
  it.each([
    [null, 'LT1', undefined],
    ['lt 1', 'LT1', undefined],
    ['LT2', 'LT1', 'vendor.account_by_import'],
    ['LT2', null, 'vendor.account_by_import'],
  ])('%p beside %p: %p', (account, known, code) => {
    const check = (): void => assertSameAccount(account, { account: known });
    if (code) expect(check).toThrow(expect.objectContaining({ code }));
    else expect(check).not.toThrow();
  });
});
