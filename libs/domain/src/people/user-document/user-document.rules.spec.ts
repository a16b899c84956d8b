import { describe, expect, it } from '@jest/globals';
import { expiryOf } from './user-document.rules.ts';

describe('the expiry of a document', () => {
  it.each([
    [null, 'endless', null],
    ['2026-11-20', 'expired', -1],
    ['2026-11-21', 'soon', 0],
    ['2026-11-22', 'soon', 1],
    ['2027-01-20', 'soon', 60],
    ['2027-01-21', 'good', 61],
    ['2028-02-29', 'good', 465],
  ])('on %p is %s', (validUntil, state, daysLeft) => expect(expiryOf(validUntil, '2026-11-21')).toEqual({ state, daysLeft }));
  it('is soon within the number of days that the firm has set', () =>
    expect(expiryOf('2026-12-01', '2026-11-21', 9)).toMatchObject({ state: 'good' }));
});
