import { describe, expect, it } from '@jest/globals';
import { assertGrounds, missingGrounds, type GroundsOf } from './tax-grounds.ts';

const seller = { country: 'LT', isVatRegistered: true };
const buyer = { kind: 'company', country: 'NO', vatCode: 'NO991825827MVA', legalCode: '991825827' } as const;
const reason = 'PVM įstatymo 13 str. 2 d.';
const codes = (change: Partial<GroundsOf>): string[] =>
  missingGrounds({ seller, buyer, taxes: [], hasSupplyDate: true, ...change }).map(({ code }) => code);

describe('what the taxes of a document ask for', () => {
  it.each([
    ['a rated one', { taxes: [{ category: 'S' }] }, []],
    ['reverse charge with its ground', { taxes: [{ category: 'AE', exemptionReason: reason }] }, []],
    ['reverse charge beside a rate', { taxes: [{ category: 'S' }, { category: 'AE', exemptionReason: reason }] }, []],
    ['an exempt one without a ground', { taxes: [{ category: 'E' }] }, ['document.ground_missing']],
    ['a blank ground', { taxes: [{ category: 'E', exemptionReason: ' ' }] }, ['document.ground_missing']],
    ['zero in Lithuania without a provision', { taxes: [{ category: 'Z' }] }, ['document.ground_missing']],
    ['zero in Norway', { seller: { ...seller, country: 'NO' }, taxes: [{ category: 'Z' }] }, []],
    ['export to Norway', { taxes: [{ category: 'G', exemptionReason: reason }] }, []],
    [
      'export within the EU',
      { buyer: { ...buyer, country: 'LV' }, taxes: [{ category: 'G', exemptionReason: reason }] },
      ['document.not_exported'],
    ],
    [
      'export from Norway to Lithuania',
      {
        seller: { ...seller, country: 'NO' },
        buyer: { ...buyer, country: 'LT' },
        taxes: [{ category: 'G', exemptionReason: reason }],
      },
      [],
    ],
    [
      'reverse charge without the code of the buyer',
      { buyer: { ...buyer, vatCode: null }, taxes: [{ category: 'AE', exemptionReason: reason }] },
      ['document.buyer_vat_code'],
    ],
    [
      'reverse charge for a business in a country without VAT codes',
      { buyer: { country: 'US', legalCode: '12-3456789' }, taxes: [{ category: 'AE', exemptionReason: reason }] },
      [],
    ],
    [
      'goods within the EU',
      { buyer: { country: 'LV', vatCode: 'LV40003000000' }, taxes: [{ category: 'K', exemptionReason: reason }] },
      [],
    ],
    [
      'goods within the EU without a day of supply and a code',
      { buyer: { country: 'LV' }, hasSupplyDate: false, taxes: [{ category: 'K', exemptionReason: reason }] },
      ['document.buyer_vat_code', 'document.supply_date_missing'],
    ],
    [
      'goods to Norway as if within the EU',
      { taxes: [{ category: 'K', exemptionReason: reason }] },
      ['document.not_within_union'],
    ],
    [
      'goods at home as if to another country',
      { buyer: { country: 'LT', vatCode: 'LT119511515' }, taxes: [{ category: 'K', exemptionReason: reason }] },
      ['document.not_within_union'],
    ],
    [
      'outside VAT by a seller who is registered, mixed with a rate',
      { taxes: [{ category: 'S' }, { category: 'O', exemptionReason: reason }] },
      ['document.outside_vat_mixed', 'document.outside_vat_registered'],
    ],
    [
      'outside VAT by one who is not',
      { seller: { ...seller, isVatRegistered: false }, taxes: [{ category: 'O', exemptionReason: reason }] },
      [],
    ],
  ] as [string, Partial<GroundsOf>, string[]][])('%s', (_what, change, expected) => expect(codes(change)).toEqual(expected));

  it('is refused at the fields that mend it', () => {
    const document = { seller, buyer: { country: 'LV' }, taxes: [{ category: 'K' as const }], hasSupplyDate: false };
    expect(() => assertGrounds(document)).toThrow(
      expect.objectContaining({
        code: 'document.ground_missing',
        errors: {
          lines: { code: 'document.ground_missing', params: { categories: 'K' } },
          customerId: { code: 'document.buyer_vat_code' },
          supplyDate: { code: 'document.supply_date_missing' },
        },
      }),
    );
  });
});
