import { describe, expect, it } from '@jest/globals';
import { assertForward, assertNumbersAreNew, willGive } from './reuse.rules.ts';

const today = '2026-11-22';
const unused = { pattern: 'INV-{YYYY}-{0000}', nextNumber: 1, resetsYearly: true, lastIssuedDate: null };

describe('a series gives no number twice', () => {
  it.each([
    ['begins where it stopped', { nextNumber: 43 }, 'INV-2026-0042', 42, false],
    ['begins again at 1', {}, 'INV-2026-0042', 42, true],
    ['begins at the last one', { nextNumber: 42 }, 'INV-2026-0042', 42, true],
    ['is written with fewer zeros', { pattern: 'INV-{YYYY}-{00}' }, 'INV-2026-0042', 42, true],
    ['names a year that is over, and a draft may be dated in it', {}, 'INV-2025-0042', 42, true],
    ['names a year that is over, in a series that goes on', { lastIssuedDate: '2026-02-01' }, 'INV-2025-0042', 42, false],
    ['names the year in two digits', { pattern: 'INV-20{YY}-{0}', lastIssuedDate: '2026-02-01' }, 'INV-2026-42', 42, true],
    ['names a month that is over', { pattern: '{YY}{MM}-{0}', lastIssuedDate: '2026-11-02' }, '2610-7', 7, false],
    ['names no month', { pattern: '{YY}{MM}-{0}' }, '2613-7', 7, false],
    ['tells no year', { pattern: 'K{0}', resetsYearly: false, lastIssuedDate: '2026-02-01' }, 'K7', 7, true],
    ['names a year to come, which begins at 1', { nextNumber: 43 }, 'INV-2027-0002', 2, true],
  ])('%s', (_what, change, number, counter, refused) => {
    const act = (): void => assertNumbersAreNew({ ...unused, ...change }, [{ number, counter }], today);
    const problem = { code: 'number_series.number_exists', params: { number, min: counter + 1 } };
    if (refused) expect(act).toThrow(expect.objectContaining({ errors: { nextNumber: problem } }));
    else expect(act).not.toThrow();
  });
});

describe('a series will itself give a number that was given elsewhere', () => {
  it.each([
    ['the next one', {}, 'INV-2026-0001', true],
    ['a later one', { nextNumber: 7 }, 'INV-2026-0042', true],
    ['not one that it has passed', { nextNumber: 43 }, 'INV-2026-0042', false],
    ['not one of a year that is over', {}, 'INV-2025-0042', false],
    ['not one of another form', {}, 'SF-42', false],
    ['one without a year', { pattern: 'K{0}', resetsYearly: false }, 'K7', true],
  ])('%s', (_what, change, number, expected) => expect(willGive({ ...unused, ...change }, number, today)).toBe(expected));
});

describe('the next number of a series', () => {
  const used = { ...unused, nextNumber: 43, lastIssuedDate: '2026-11-20' };
  it.each([
    ['that gave none goes anywhere', unused, { nextNumber: 9 }, undefined],
    ['in use stays', used, { nextNumber: 43 }, undefined],
    ['in use never goes back', used, { nextNumber: 42, reason: 'A mistake' }, 'number_series.next_too_low'],
    ['in use goes forward with a reason', used, { nextNumber: 60, reason: 'The printer of before gave up to 59' }, undefined],
    ['in use never without one', used, { nextNumber: 60 }, 'number_series.reason_missing'],
    ['in use never with an empty one', used, { nextNumber: 60, reason: ' ' }, 'number_series.reason_missing'],
  ])('%s', (_what, before, input, code) => {
    const act = (): void => assertForward(before, input);
    if (code) expect(act).toThrow(expect.objectContaining({ code }));
    else expect(act).not.toThrow();
  });
});
