import { describe, expect, it } from '@jest/globals';
import { rateOn } from './user-rate.rules.ts';

const rates = [
  { validFrom: '2026-01-01', hourlyRate: 65 },
  { validFrom: '2024-06-01', hourlyRate: 55 },
  { validFrom: '2027-01-01', hourlyRate: 70 },
];

describe('the rate of a day', () => {
  it.each([
    ['2024-05-31', undefined],
    ['2024-06-01', 55],
    ['2025-12-31', 55],
    ['2026-01-01', 65],
    ['2026-12-31', 65],
    ['2027-01-01', 70],
  ])('on %s is %p', (date, hourlyRate) => expect(rateOn(rates, date)?.hourlyRate).toBe(hourlyRate));
});
