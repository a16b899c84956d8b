import { describe, expect, it } from '@jest/globals';
import { holidaysBetween } from './agenda.rules.ts';

describe('the public holidays of an agenda', () => {
  it.each([
    ['LT', '2026-12-01', '2026-12-31', ['christmasEve', 'christmasDay', 'secondChristmasDay']],
    ['NO', '2026-12-26', '2027-01-01', ['secondChristmasDay', 'newYear']],
    ['NO', '2026-12-27', '2026-12-31', []],
    ['DE', '2026-12-01', '2026-12-31', []],
  ])('of %s from %s to %s', (country, from, to, keys) =>
    expect(holidaysBetween(country, from, to).map(({ title }) => title)).toEqual(keys),
  );
});
