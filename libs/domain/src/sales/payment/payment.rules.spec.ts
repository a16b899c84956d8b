import { describe, expect, it } from '@jest/globals';
import { sum } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { assertCreditRefundable, assertNothingRefunded, assertPaymentDate, useCredit } from './payment.rules.ts';

describe('useCredit', () => {
  const credits = [
    { id: 1, unallocated: 30 },
    { id: 2, unallocated: 50 },
  ];
  it.each([
    [60, [30, 30]],
    [30, [30]],
    [0.01, [0.01]],
    [100, [30, 50]],
    [0, []],
  ])('against a balance of %d takes %j', (balance, amounts) =>
    expect(useCredit(credits, balance).map(({ amount }) => amount)).toEqual(amounts),
  );

  it('never takes more than there is or than is owed, and all that it can', () =>
    randomly(300, ({ whole, cents }) => {
      const some = Array.from({ length: whole(0, 5) }, (_, id) => ({ id, unallocated: cents(0, 20_000) }));
      const balance = cents(0, 50_000);
      const used = useCredit(some, balance);
      expect(sum(used.map(({ amount }) => amount))).toBe(Math.min(balance, sum(some.map(({ unallocated }) => unallocated))));
      for (const { id, amount } of used) expect(amount).toBeLessThanOrEqual(some[id]?.unallocated ?? 0);
    }));
});

describe('the date of a payment', () => {
  it.each([
    ['2026-03-01', 'payment.before_invoice'],
    ['2026-03-02', undefined],
    ['2026-03-05', undefined],
    ['2026-03-06', 'payment.in_future'],
  ])('%s, for an invoice of 2 March, booked on 5 March: %s', (date, code) => {
    const check = () => assertPaymentDate(date, { invoiceDate: '2026-03-02' }, '2026-03-05');
    if (!code) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code, errors: { paymentDate: { code } } }));
  });
});

describe('a refund of credit', () => {
  const payment = { paymentDate: '2026-03-05', unallocated: 40 };
  it.each([
    [0.01, '2026-03-05', undefined],
    [40, '2026-03-10', undefined],
    [40.01, '2026-03-10', ['amount', 'payment.over_credit']],
    [40, '2026-03-04', ['refundDate', 'payment.refund_before']],
    [40, '2026-03-11', ['refundDate', 'payment.refund_in_future']],
  ])('of %d on %s: %j', (amount, refundDate, problem) => {
    const ask = () => assertCreditRefundable(payment, { amount, refundDate }, '2026-03-10');
    if (!problem) expect(ask).not.toThrow();
    else
      expect(ask).toThrow(expect.objectContaining({ code: problem[1], errors: { [problem[0] as string]: expect.anything() } }));
  });

  it('keeps its payment', () => {
    expect(() => assertNothingRefunded({ refunded: 0 })).not.toThrow();
    expect(() => assertNothingRefunded({ refunded: 0.01 })).toThrow(expect.objectContaining({ code: 'payment.has_refunds' }));
  });
});
