import { describe, expect, it } from '@jest/globals';
import { assertContractDates, contractMinutes, contractOn } from './work-contract.rules.ts';

const contracts = [
  { validFrom: '2026-06-01', validTo: '2026-08-31' },
  { validFrom: '2025-01-01', validTo: null },
];

describe('the contract of a day', () => {
  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', '2025-01-01'],
    ['2026-05-31', '2025-01-01'],
    ['2026-06-01', '2026-06-01'],
    ['2026-08-31', '2026-06-01'],
    // The contract before it ended when the next one began.
    ['2026-09-01', undefined],
  ])('on %s began on %s', (date, began) => expect(contractOn(contracts, date)?.validFrom).toBe(began));

  it('has the minutes of its weekdays', () => {
    const halfTime = { dayMinutes: 240, weekdays: [1, 3] };
    expect(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-21'].map((date) => contractMinutes(halfTime, date))).toEqual([
      240, 0, 240, 0,
    ]);
  });
});

it('ends on the day it begins at the earliest', () => {
  expect(() => assertContractDates({ validFrom: '2026-06-02', validTo: '2026-06-01' })).toThrow(
    'work_contract.ends_before_start',
  );
  expect(() => assertContractDates({ validFrom: '2026-06-01', validTo: '2026-06-01' })).not.toThrow();
});
