import { describe, expect, it } from '@jest/globals';
import { officialRateOn } from './official-rates.ts';
import { assertTravelRate, daysOfTrip, travelRateOn, tripAmount } from './travel-rate.rules.ts';

describe('a trip is paid with', () => {
  it.each([
    [{ amount: 0.35, passengerAmount: null, currency: 'EUR' }, { quantity: 84 }, 29.4],
    [{ amount: 0.35, passengerAmount: 0.1, currency: 'EUR' }, { quantity: 84, passengers: 1 }, 37.8],
    [{ amount: 0.35, passengerAmount: null, currency: 'EUR' }, { quantity: 84, passengers: 3 }, 29.4],
    [{ amount: 5.3, passengerAmount: 1, currency: 'NOK' }, { quantity: 12.5, passengers: 2 }, 91.25],
    [{ amount: 0.35, passengerAmount: null, currency: 'EUR' }, { quantity: 0.1 }, 0.04],
    [{ amount: 1.005, passengerAmount: null, currency: 'EUR' }, { quantity: 1 }, 1.01],
    [{ amount: 736, passengerAmount: null, currency: 'NOK' }, { quantity: 2.5 }, 1840],
    [{ amount: 55.5, passengerAmount: null, currency: 'EUR' }, { quantity: 0.25 }, 13.88],
    [{ amount: 100.4, passengerAmount: null, currency: 'JPY' }, { quantity: 3 }, 301],
  ])('%j × %j: %d', (rate, trip, expected) => expect(tripAmount(rate, trip)).toBe(expected));
});

it.each([
  ['2026-03-02', '2026-03-02', 1],
  ['2026-03-02', '2026-03-04', 3],
  ['2026-03-28', '2026-03-30', 3],
  ['2026-12-31', '2027-01-01', 2],
])('a trip from %s to %s has %d days', (from, to, expected) => expect(daysOfTrip(from, to)).toBe(expected));

const rates = [
  { id: 1, kind: 'kilometres', name: 'Own car', validFrom: '2025-01-01', validTo: '2025-12-31' },
  { id: 2, kind: 'kilometres', name: 'Own car', validFrom: '2026-01-01', validTo: null },
  { id: 3, kind: 'kilometres', name: 'Bicycle', validFrom: '2025-01-01', validTo: '2025-12-31' },
  { id: 4, kind: 'perDiem', name: 'Own car', validFrom: '2020-01-01', validTo: null },
] as const;

it.each([
  [1, '2025-12-31', 1],
  [1, '2026-01-01', 2],
  [2, '2025-06-30', 1],
  [2, '2024-12-31', undefined],
  [3, '2026-01-01', undefined],
  [4, '2026-01-01', undefined],
  [null, '2026-01-01', undefined],
])('rate %s on %s is %s', (chosen, date, expected) => expect(travelRateOn(rates, chosen, 'kilometres', date)?.id).toBe(expected));

it.each([
  ['NO', 'kilometres', '2026-01-01', 5.3],
  ['NO', 'kilometres', '2025-12-31', undefined],
  ['NO', 'perDiem', '2026-03-02', null],
  ['LT', 'perDiem', '2026-03-02', 28],
  ['LT', 'kilometres', '2026-03-02', undefined],
  ['DE', 'perDiem', '2026-03-02', undefined],
] as const)('%s says about %s on %s: %s', (country, kind, date, expected) =>
  expect(officialRateOn(country, kind, date)?.amount).toBe(expected),
);

it('adds for passengers by kilometre only', () => {
  expect(() => assertTravelRate({ kind: 'perDiem', passengerAmount: 1 })).toThrow('travel_rate.no_passengers');
  expect(() => assertTravelRate({ kind: 'perDiem', passengerAmount: 0 })).not.toThrow();
  expect(() => assertTravelRate({ kind: 'kilometres', passengerAmount: 1 })).not.toThrow();
});
