import { describe, expect, it } from '@jest/globals';
import { assertRunDay, assertRunLines, holdOf } from './payment-run.rules.ts';

it.each([
  ['LT121000011101001000', false, null],
  ['86011117947', false, null],
  [null, false, 'payment_run.account_missing'],
  ['LT121000011101001000', true, 'payment_run.account_unconfirmed'],
  ['0210000214417', false, 'payment_run.account_unsuitable'],
  ['86011117948', false, 'payment_run.account_unsuitable'],
])('a vendor with account %p (to confirm: %p) is held back by %p', (account, accountUnconfirmed, hold) =>
  expect(holdOf({ account, accountUnconfirmed, saidAccount: null })).toBe(hold),
);

it.each([
  ['LT121000011101001000', 'lt12 1000 0111 0100 1000', null],
  ['86011117947', 'NO9386011117947', null],
  ['LT121000011101001000', 'LT601010012345678901', 'payment_run.account_differs'],
])('a vendor with account %p whose e-invoice names %p is held back by %p', (account, saidAccount, hold) =>
  expect(holdOf({ account, accountUnconfirmed: false, saidAccount })).toBe(hold),
);

it('a file asks the bank to pay today or later', () => {
  for (const paymentDate of ['2026-11-26', '2026-12-01']) expect(() => assertRunDay({ paymentDate }, '2026-11-26')).not.toThrow();
  expect(() => assertRunDay({ paymentDate: '2026-11-25' }, '2026-11-26')).toThrow('payment_run.day_passed');
});

describe('the lines of a payment run', () => {
  const payee = { account: 'LT121000011101001000', accountUnconfirmed: false, saidAccount: null };
  const bill = { ...payee, billId: 5, status: 'open', currency: 'EUR', balance: 121 } as const;
  const problemsOf = (lines: { billId: number; amount: number }[], change: object = {}): object => {
    try {
      assertRunLines('EUR', lines, [{ ...bill, ...change }]);
    } catch (error) {
      const { errors = {} } = error as { errors?: Record<string, { code: string }> };
      return Object.fromEntries(Object.entries(errors).map(([path, { code }]) => [path, code]));
    }
    return {};
  };
  const all = [{ billId: 5, amount: 121 }];
  it.each([
    [all, {}, {}],
    [[{ billId: 5, amount: 0.01 }], { status: 'partlyPaid' }, {}],
    [[{ billId: 5, amount: 121.01 }], {}, { 'lines.0.amount': 'vendor_payment.over_balance' }],
    [[{ billId: 6, amount: 1 }], {}, { 'lines.0.billId': 'error.reference_missing' }],
    [[...all, ...all], {}, { 'lines.1.billId': 'field.repeated' }],
    [all, { currency: 'NOK' }, { 'lines.0.billId': 'vendor_payment.other_currency' }],
    [all, { status: 'draft' }, { 'lines.0.billId': 'bill.cannot_record_payment' }],
    [all, { status: 'void' }, { 'lines.0.billId': 'bill.cannot_record_payment' }],
    [all, { account: null }, { 'lines.0.billId': 'payment_run.account_missing' }],
    [all, { accountUnconfirmed: true }, { 'lines.0.billId': 'payment_run.account_unconfirmed' }],
  ])('%j of a bill that is %j: %j', (lines, change, expected) => expect(problemsOf(lines, change)).toEqual(expected));
});
