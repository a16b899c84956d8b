import { describe, expect, it } from '@jest/globals';
import { groupIban } from './groupIban.ts';
import { nextNumbers } from './nextNumbers.ts';

describe('the preview of a number series', () => {
  const series = { pattern: 'INV-{YYYY}-{0000}', nextNumber: 42, resetsYearly: true, year: 2026 };
  const today = '2026-11-21';
  it.each([
    ['a yearly one', {}, { now: 'INV-2026-0042', then: 'INV-2026-0043', nextYear: 'INV-2027-0001' }],
    ['one that runs on', { resetsYearly: false }, { now: 'INV-2026-0042', then: 'INV-2026-0043', nextYear: 'INV-2027-0044' }],
    ['one not used since last year', { year: 2025 }, { now: 'INV-2026-0001', then: 'INV-2026-0002', nextYear: 'INV-2027-0001' }],
    [
      'one that is already in next year',
      { year: 2027 },
      { now: 'INV-2027-0042', then: 'INV-2027-0043', nextYear: 'INV-2028-0001' },
    ],
    ['a pattern half typed', { pattern: 'INV-{YYYY' }, null],
    ['a pattern without a counter', { pattern: 'INV-{YYYY}' }, null],
  ])('shows %s', (_name, change, expected) => expect(nextNumbers({ ...series, ...change }, today)).toEqual(expected));
});

it.each([
  ['LT121000011101001000', 'LT12 1000 0111 0100 1000'],
  ['no93 86011117947', 'NO93 8601 1117 947'],
  ['', ''],
])('groups the IBAN %p', (iban, expected) => expect(groupIban(iban)).toBe(expected));
