import { describe, expect, it } from '@jest/globals';
import {
  assertApproved,
  assertBillAmount,
  assertBillDate,
  assertBillDue,
  assertBillLines,
  assertReverseCharge,
} from './bill.checks.ts';
import type { BillInput } from './bill.input.ts';
import { billBadge, bookedBill, isBillOverdue, isLikelyDouble } from './bill.rules.ts';
import { billMachine, billStatuses } from './bill.status.ts';

describe('the states of a bill', () => {
  it.each([
    ['draft', ['approve', 'open', 'delete']],
    ['open', ['redraft', 'recordPayment', 'void']],
    ['partlyPaid', ['recordPayment', 'undoPayment']],
    ['paid', ['undoPayment']],
    ['void', []],
  ] as const)('%s can %j', (status, verbs) => expect(billMachine.actionsFrom(status)).toEqual(verbs));
});

describe('money', () => {
  it.each([
    ['open', 0, 100, { status: 'partlyPaid', paid: 100, balance: 21 }],
    ['open', 0, 121, { status: 'paid', paid: 121, balance: 0 }],
    ['partlyPaid', 100, 21, { status: 'paid', paid: 121, balance: 0 }],
    ['paid', 121, -21, { status: 'partlyPaid', paid: 100, balance: 21 }],
    ['paid', 121, -121, { status: 'open', paid: 0, balance: 121 }],
    ['partlyPaid', 100.1, -100.1, { status: 'open', paid: 0, balance: 121 }],
  ] as const)('of a bill over 121 that is %s with %f paid, and %f more', (status, paid, amount, expected) =>
    expect(bookedBill({ status, total: 121, paid, credited: 0 }, amount)).toEqual({ credited: 0, ...expected }),
  );
  it.each([
    ['draft', 1, 'bill.cannot_record_payment'],
    ['paid', 1, 'bill.cannot_record_payment'],
    ['void', 1, 'bill.cannot_record_payment'],
    ['open', -1, 'bill.cannot_undo_payment'],
  ] as const)('is refused of a bill that is %s: %d', (status, amount, code) =>
    expect(() => bookedBill({ status, total: 121, paid: 0, credited: 0 }, amount)).toThrow(code),
  );
});

describe('the due date', () => {
  it.each([
    ['2026-11-28', { kind: 'dueIn', days: 7 }],
    ['2026-11-21', { kind: 'dueToday' }],
    ['2026-11-20', { kind: 'overdue', days: 1 }],
  ])('%s, asked on 2026-11-21, is %j', (dueDate, expected) =>
    expect(billBadge({ status: 'partlyPaid', dueDate }, '2026-11-21')).toEqual(expected),
  );
  it('counts only where something is left to pay', () =>
    expect(billStatuses.filter((status) => isBillOverdue({ status, dueDate: '2026-11-20' }, '2026-11-21'))).toEqual([
      'open',
      'partlyPaid',
    ]));
});

describe('a likely double', () => {
  const bill = { id: 1, vendorId: 3, currency: 'EUR', total: 121, billDate: '2026-03-10', status: 'open' } as const;
  it.each([
    [{}, true],
    [{ billDate: '2026-03-03' }, true],
    [{ billDate: '2026-03-17' }, true],
    [{ billDate: '2026-03-18' }, false],
    [{ total: 121.01 }, false],
    [{ currency: 'NOK' }, false],
    [{ vendorId: 4 }, false],
    [{ status: 'void' as const }, false],
    [{ id: 1 }, false],
  ])('that differs by %j: %s', (change, expected) => expect(isLikelyDouble(bill, { ...bill, id: 2, ...change })).toBe(expected));
});

describe('a bill is refused', () => {
  const problemsOf = (check: () => void): object => {
    try {
      check();
    } catch (error) {
      const { errors = {} } = error as { errors?: Record<string, { code: string }> };
      return Object.fromEntries(Object.entries(errors).map(([path, { code }]) => [path, code]));
    }
    return {};
  };
  it.each([
    [[{ quantity: 1, billable: true }], { 'lines.0.projectId': 'bill.select_project_or_customer' }],
    [[{ quantity: 1, billable: true, projectId: 4 }], {}],
    [[{ quantity: 1, billable: true, customerId: 4 }], {}],
    [[{ quantity: 1 }, { quantity: 0 }], { 'lines.1.quantity': 'bill.quantity_zero' }],
  ])('with lines %j', (lines, expected) => expect(problemsOf(() => assertBillLines(lines))).toEqual(expected));

  it('due before it was made', () => {
    const of = (dueDate: string) => problemsOf(() => assertBillDue({ billDate: '2026-03-10', dueDate }));
    expect(of('2026-03-09')).toEqual({ dueDate: 'bill.due_before_date' });
    expect(of('2026-03-10')).toEqual({});
  });

  it('without an amount, unless it has no lines yet', () => {
    expect(problemsOf(() => assertBillAmount({ total: 0, lines: [1] }))).toEqual({ 'lines.0.unitCost': 'document.enter_amount' });
    expect(problemsOf(() => assertBillAmount({ total: 0, lines: [] }))).toEqual({});
  });

  it('with tax in it where the vendor charged none', () => {
    const bill = { reverseCharge: true, pricesIncludeTax: true, lines: [{ taxAmount: 0 }, {}] } as unknown as BillInput;
    expect(problemsOf(() => assertReverseCharge(bill))).toEqual({
      pricesIncludeTax: 'bill.reverse_charge_includes_tax',
      'lines.0.taxAmount': 'bill.reverse_charge_typed_tax',
    });
    expect(problemsOf(() => assertReverseCharge({ ...bill, reverseCharge: false }))).toEqual({});
  });

  it('that nobody approved, where the organisation wants it', () => {
    expect(() => assertApproved({ approvedAt: null }, true)).toThrow('bill.not_approved');
    expect(() => assertApproved({ approvedAt: null }, false)).not.toThrow();
    expect(() => assertApproved({ approvedAt: '2026-03-10T08:00:00Z' }, true)).not.toThrow();
  });
});

describe('the date of a bill that is opened', () => {
  it.each(['2025-03-02', '2026-03-02', '2026-04-02'])('may be %s on 2 March 2026', (billDate) =>
    expect(() => assertBillDate({ billDate }, '2026-03-02')).not.toThrow(),
  );
  it.each(['2026-04-03', '2027-03-02'])('is too far ahead as %s', (billDate) =>
    expect(() => assertBillDate({ billDate }, '2026-03-02')).toThrow('bill.far_ahead'),
  );
});
