import { describe, expect, it } from '@jest/globals';
import { assertBillAllocations } from './vendor-payment.rules.ts';

const bill = { id: 5, vendorId: 3, currency: 'EUR', status: 'open', balance: 121, billDate: '2026-03-10' } as const;
const paid = { vendorId: 3, currency: 'EUR', paymentDate: '2026-03-12', allocations: [{ billId: 5, amount: 121 }] };
const problemsOf = (payment: object, other: object = {}): object => {
  try {
    assertBillAllocations({ ...paid, ...payment }, [{ ...bill, ...other }], '2026-03-20');
  } catch (error) {
    const { errors = {} } = error as { errors?: Record<string, { code: string }> };
    return Object.fromEntries(Object.entries(errors).map(([path, { code }]) => [path, code]));
  }
  return {};
};
const repeated = [
  { billId: 5, amount: 1 },
  { billId: 5, amount: 1 },
];

describe('a payment to a vendor', () => {
  it.each([
    [{}, {}, {}],
    [{}, { status: 'partlyPaid' }, {}],
    [{ paymentDate: '2026-03-21' }, {}, { paymentDate: 'vendor_payment.in_future' }],
    [{ paymentDate: '2026-03-09' }, {}, {}],
    [{ allocations: repeated }, {}, { 'allocations.1.billId': 'field.repeated' }],
    [{ allocations: [{ billId: 6, amount: 1 }] }, {}, { 'allocations.0.billId': 'vendor_payment.other_vendor' }],
    [{}, { vendorId: 4 }, { 'allocations.0.billId': 'vendor_payment.other_vendor' }],
    [{}, { currency: 'NOK' }, { 'allocations.0.billId': 'vendor_payment.other_currency' }],
    [{}, { status: 'draft' }, { 'allocations.0.billId': 'bill.cannot_record_payment' }],
    [{}, { status: 'paid', balance: 0 }, { 'allocations.0.billId': 'bill.cannot_record_payment' }],
    [{}, { status: 'void' }, { 'allocations.0.billId': 'bill.cannot_record_payment' }],
    [{}, { balance: 120.99 }, { 'allocations.0.amount': 'vendor_payment.over_balance' }],
  ])('%j of a bill that is %j: %j', (payment, other, expected) => expect(problemsOf(payment, other)).toEqual(expected));
});
