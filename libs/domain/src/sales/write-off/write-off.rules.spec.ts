import { describe, expect, it } from '@jest/globals';
import { assertWithinBalance, assertWriteOffDate } from './write-off.rules.ts';

describe('the date of a write-off', () => {
  it.each([
    ['2026-03-01', 'write_off.before_invoice'],
    ['2026-03-02', undefined],
    ['2026-03-05', undefined],
    ['2026-03-06', 'write_off.in_future'],
  ])('%s, for an invoice of 2 March, written off on 5 March: %s', (date, code) => {
    const check = () => assertWriteOffDate(date, { invoiceDate: '2026-03-02' }, '2026-03-05');
    if (!code) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code, errors: { writeOffDate: { code } } }));
  });
});

describe('the amount of a write-off', () => {
  it.each([
    [0.01, 12.5],
    [12.5, 12.5],
    [0.3, 0.3],
  ])('%d of a balance of %d is taken', (amount, balance) => expect(() => assertWithinBalance(amount, { balance })).not.toThrow());
  it.each([
    [12.51, 12.5],
    [0.01, 0],
    [0.01, -5],
  ])('%d of a balance of %d is refused', (amount, balance) => {
    const code = 'write_off.above_balance';
    expect(() => assertWithinBalance(amount, { balance })).toThrow(
      expect.objectContaining({ code, errors: { amount: { code } } }),
    );
  });
});
