import { describe, expect, it } from '@jest/globals';
import { amountOf, isRepriced } from './reprice.rules.ts';

const entry = (minutes: number, billingRate: number | null, billable = true) => ({ minutes, billingRate, billable });

describe('amountOf', () => {
  it.each([
    ['no hours', [], 0],
    ['minutes of one rate, rounded once', [entry(50, 85), entry(20, 85), entry(10, 85)], 113.33],
    ['each rate by itself', [entry(20, 10), entry(20, 20)], 10],
    ['half a cent', [entry(3, 0.1)], 0.01],
    ['what nobody pays', [entry(60, 85, false), entry(60, null)], 0],
  ])('of %s', (_, entries, amount) => expect(amountOf(entries)).toBe(amount));
});

describe('isRepriced', () => {
  it.each([
    [85, 90, true],
    [85, 85, false],
    [null, 85, true],
    [85, null, true],
    [null, null, false],
  ])('from %p to %p: %p', (before, after, expected) =>
    expect(isRepriced(entry(60, before), { billable: true, billingRate: after })).toBe(expected),
  );
  it('reports hours that can no longer be billed', () =>
    expect(isRepriced(entry(60, null), { billable: false, billingRate: null })).toBe(true));
});
