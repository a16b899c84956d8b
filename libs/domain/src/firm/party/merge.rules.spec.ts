import { describe, expect, it } from '@jest/globals';
import { assertMergeable, learntFrom } from './merge.rules.ts';

const firm = {
  id: 1,
  country: 'LT',
  currency: 'EUR',
  legalCode: '304567894',
  vatCode: 'LT100001919017',
  email: null,
  phone: null,
  website: null,
};
const twin = { ...firm, id: 2 };

describe('two records', () => {
  it.each([
    ['say the same', {}],
    ['write a code in two ways', { legalCode: '304 567 894' }],
    ['know different things', { legalCode: null, vatCode: null }],
    ['have codes of different countries', { country: 'NO', legalCode: '991825827', vatCode: null }],
  ])('can be merged when they %s', (_, change) => expect(() => assertMergeable(firm, { ...twin, ...change })).not.toThrow());

  it.each([
    ['are one', { id: 1 }, 'party.merge_itself', undefined],
    ['have two currencies', { currency: 'NOK' }, 'party.merge_currency', { kept: 'EUR', merged: 'NOK' }],
    ['have two company codes', { legalCode: '110053842' }, 'party.merge_codes', undefined],
    ['have two VAT codes', { vatCode: 'LT100538411' }, 'party.merge_codes', undefined],
  ])('cannot be merged when they %s', (_, change, code, params) =>
    expect(() => assertMergeable(firm, { ...twin, ...change })).toThrow(expect.objectContaining({ code, params })),
  );
});

describe('the record that stays', () => {
  it('takes over values that it lacks', () =>
    expect(
      learntFrom(
        { ...twin, email: 'a@b.example', phone: '+370 612 34567' },
        { ...firm, vatCode: null, phone: '+370 5 212 3456' },
      ),
    ).toEqual({ vatCode: 'LT100001919017', email: 'a@b.example' }));
  it('takes no company code from another country', () =>
    expect(learntFrom({ ...twin, country: 'NO', vatCode: null }, { ...firm, legalCode: null })).toEqual({}));
});
