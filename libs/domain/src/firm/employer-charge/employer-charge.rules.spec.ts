import { describe, expect, it } from '@jest/globals';
import { assertEmployerCharge, costFactor, employerChargesOn, loadedCost } from './employer-charge.rules.ts';
import { usualCharges } from './usual-charges.ts';

const on = (country: string, day = '2026-03-02') => employerChargesOn(usualCharges, country, day);
const contribution = { kind: 'contribution', percent: 14.1, base: 'grossWithHolidayPay' } as const;

describe('an hour costs its wages with what the employer pays on them', () => {
  it.each([
    ['Lithuania, open-ended', 60, 15, on('LT'), 15.27],
    ['Norway, zone I, five weeks of holiday', 60, 300, on('NO'), 383.38],
    ['another country', 60, 300, on('DE'), 300],
    ['Lithuania, before its row begins', 60, 15, on('LT', '2020-12-31'), 15],
    ['rounded once: 20 minutes at 15.00', 20, 15, on('LT'), 5.09],
    ['half a cent away from zero', 30, 0.01, [], 0.01],
    ['nothing', 0, 15, on('LT'), 0],
  ])('%s', (_name, minutes, rate, charges, expected) => expect(loadedCost(minutes, rate, charges)).toBe(expected));
});

it.each([
  [[], 1],
  [[contribution], 1.141],
  [[{ kind: 'holidayPay', percent: 12, base: 'gross' } as const, contribution], 1.27792],
  [[{ kind: 'holidayPay', percent: 10.2, base: 'gross' } as const, { ...contribution, base: 'gross' } as const], 1.243],
  [
    [
      { kind: 'holidayPay', percent: 12, base: 'gross' } as const,
      contribution,
      { kind: 'pension', percent: 2, base: 'gross' } as const,
    ],
    1.29792,
  ],
])('%j cost %d times the wages', (charges, expected) => expect(costFactor(charges)).toBe(expected));

it('goes by the default that began last', () => {
  const moved = {
    ...usualCharges[3],
    zone: 'II',
    percent: 10.6,
    validFrom: '2026-06-01',
    isDefault: true,
  } as (typeof usualCharges)[number];
  const all = [...usualCharges, moved];
  const percents = (day: string) => employerChargesOn(all, 'NO', day).map(({ kind, percent }) => [kind, percent]);
  expect(percents('2026-05-31')).toEqual([
    ['contribution', 14.1],
    ['holidayPay', 12],
  ]);
  expect(percents('2026-06-01')).toEqual([
    ['contribution', 10.6],
    ['holidayPay', 12],
  ]);
});

it('takes holiday pay of the wages alone', () => {
  expect(() => assertEmployerCharge({ kind: 'holidayPay', base: 'grossWithHolidayPay' })).toThrow(
    'employer_charge.holiday_pay_of_itself',
  );
  expect(() => assertEmployerCharge(contribution)).not.toThrow();
});
