import { describe, expect, it } from '@jest/globals';
import { areSameRates, assertOneRateADay, inOrder } from './dated-rate.rules.ts';

const rise = { validFrom: '2027-01-01', hourlyRate: 95 };
const end = { validFrom: '2026-06-01', hourlyRate: null };

describe('dated rates', () => {
  it('are sorted by day', () => {
    expect(inOrder([rise, { validFrom: '2026-06-01' }])).toEqual([end, rise]);
  });

  it('are one per day', () => {
    expect(() => assertOneRateADay([rise, end])).not.toThrow();
    expect(() => assertOneRateADay([rise, end, { ...rise, hourlyRate: 1 }])).toThrow(
      expect.objectContaining({ code: 'user_rate.exists', errors: { 'rates.2.validFrom': { code: 'user_rate.exists' } } }),
    );
  });

  it.each([
    [[rise], [rise], true],
    [[rise], [{ ...rise, hourlyRate: 96 }], false],
    [[rise], [{ ...rise, validFrom: '2027-02-01' }], false],
    [[rise], [end, rise], false],
    [[], [], true],
  ])('%j and %j are equal: %p', (before, after, same) => expect(areSameRates(before, after)).toBe(same));
});
