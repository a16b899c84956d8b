import { describe, expect, it } from '@jest/globals';
import { areSameInterestRates, assertLateInterest, paysLateInterest, ratesInOrder } from './late-interest-rate.rules.ts';
import { statutoryRates } from './statutory-rates.ts';

const first = { validFrom: '2026-01-01', percent: 12 };
const later = { validFrom: '2026-07-01', percent: 11.75 };

describe('the rates of late interest', () => {
  it('are sorted by day', () => expect(ratesInOrder([later, first])).toEqual([first, later]));

  it('are one a day', () => {
    expect(() => assertLateInterest('companies', [first, later])).not.toThrow();
    const code = 'late_interest.rate_exists';
    expect(() => assertLateInterest('companies', [first, later, { ...later, percent: 1 }])).toThrow(
      expect.objectContaining({ code, errors: { 'lateInterestRates.2.validFrom': { code } } }),
    );
  });

  it('are needed as soon as interest is claimed', () => {
    const code = 'late_interest.no_rate';
    expect(() => assertLateInterest('everybody', [])).toThrow(
      expect.objectContaining({ code, errors: { lateInterestPayers: { code } } }),
    );
    expect(() => assertLateInterest('nobody', [])).not.toThrow();
  });

  it.each([
    [[first], [first], true],
    [[first], [{ ...first, percent: 12.5 }], false],
    [[first], [first, later], false],
    [[], [], true],
  ])('%j and %j are equal: %p', (before, after, same) => expect(areSameInterestRates(before, after)).toBe(same));

  it.each(['LT', 'NO'])('of the law in %s begin with a half-year and can be taken over as they are', (country) => {
    const rates = statutoryRates(country)?.rates ?? [];
    expect(rates.length).toBeGreaterThan(0);
    expect(rates.every(({ validFrom }) => /-0[17]-01$/.test(validFrom))).toBe(true);
    expect(() => assertLateInterest('companies', rates)).not.toThrow();
  });
  it('are none of the law in other countries', () => expect(statutoryRates('DE')).toBeUndefined());
});

it.each([
  ['nobody', 'company', false],
  ['companies', 'company', true],
  ['companies', 'person', false],
  ['everybody', 'person', true],
] as const)('where %s pays late interest, a %s does: %p', (payers, kind, expected) =>
  expect(paysLateInterest(payers, kind)).toBe(expected),
);
