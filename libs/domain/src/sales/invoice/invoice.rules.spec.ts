import { describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '../../platform/values/dates.ts';
import { add } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { allocatePayment, balanceOf, booked, invoiceBadge, isOverdue, isPartlyPaid, paidPercent } from './invoice.rules.ts';
import { invoiceStatuses } from './invoice.status.ts';

it.each([
  [50, 121, 41],
  [0.01, 1000, 1],
  [999.99, 1000, 99],
  [0.29, 0.58, 50],
])('of %p of %p are %i percent paid', (paid, due, percent) => expect(paidPercent({ paid, due })).toBe(percent));

describe('due date', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2027-11-21', true],
  ])('due on 2026-11-21, on %s it is overdue: %s', (today, overdue) => {
    const invoice = { status: 'sent', dueDate: '2026-11-21' } as const;
    expect(isOverdue(invoice, today)).toBe(overdue);
  });

  it('is past only for what was sent', () =>
    expect(invoiceStatuses.filter((status) => isOverdue({ status, dueDate: '2026-01-01' }, '2026-11-21'))).toEqual(['sent']));

  // The last minute of the due date and the first of the next day on the wall, in winter, in summer and around both clock changes.
  it.each([
    ['Europe/Vilnius', '2026-11-21', '2026-11-21T21:59:00Z', '2026-11-21T22:01:00Z'],
    ['Europe/Oslo', '2026-11-21', '2026-11-21T22:59:00Z', '2026-11-21T23:01:00Z'],
    ['Europe/Vilnius', '2026-07-15', '2026-07-15T20:59:00Z', '2026-07-15T21:01:00Z'],
    ['Europe/Oslo', '2026-07-15', '2026-07-15T21:59:00Z', '2026-07-15T22:01:00Z'],
    ['Europe/Vilnius', '2026-03-29', '2026-03-29T20:59:00Z', '2026-03-29T21:01:00Z'],
    ['Europe/Oslo', '2026-03-29', '2026-03-29T21:59:00Z', '2026-03-29T22:01:00Z'],
    ['Europe/Vilnius', '2026-10-25', '2026-10-25T21:59:00Z', '2026-10-25T22:01:00Z'],
    ['Europe/Oslo', '2026-10-25', '2026-10-25T22:59:00Z', '2026-10-25T23:01:00Z'],
  ])('in %s ends with the day %s', (zone, dueDate, late, early) => {
    const invoice = { status: 'sent', dueDate } as const;
    expect(invoiceBadge(invoice, todayIn(zone, new Date(late)))).toEqual({ kind: 'dueToday' });
    expect(invoiceBadge(invoice, todayIn(zone, new Date(early)))).toEqual({ kind: 'overdue', days: 1 });
  });
});

describe('invoiceBadge', () => {
  const today = '2026-11-21';
  it.each([
    [{ status: 'draft', dueDate: '2026-01-01' }, { kind: 'draft' }],
    [{ status: 'void', dueDate: '2026-01-01' }, { kind: 'void' }],
    [{ status: 'paid', dueDate: '2026-01-01', balance: 0 }, { kind: 'paid' }],
    [{ status: 'sent', dueDate: '2026-01-01', balance: 0 }, { kind: 'paid' }],
    [
      { status: 'sent', dueDate: '2026-11-20', balance: 0.01 },
      { kind: 'overdue', days: 1 },
    ],
    [{ status: 'sent', dueDate: '2026-11-21', balance: 5 }, { kind: 'dueToday' }],
    [
      { status: 'sent', dueDate: '2026-11-28' },
      { kind: 'dueIn', days: 7 },
    ],
    [{ status: 'sent', dueDate: null }, { kind: 'sent' }],
  ] as const)('of %j is %j', (invoice, expected) => expect(invoiceBadge(invoice, today)).toEqual(expected));

  it('of every sent invoice agrees with isOverdue', () =>
    randomly(200, ({ whole }) => {
      const invoice = { status: 'sent', dueDate: addDays(today, whole(-40, 40)) } as const;
      expect(invoiceBadge(invoice, today).kind === 'overdue').toBe(isOverdue(invoice, today));
    }));
});

describe('payments', () => {
  it.each([
    ['sent', 50, 71, true],
    ['sent', 0, 121, false],
    ['sent', 121, 0, false],
    ['paid', 121, 0, false],
    ['draft', 0, 121, false],
  ] as const)('%s, paid %d, open %d is partly paid: %s', (status, paid, balance, expected) =>
    expect(isPartlyPaid({ status, paid, balance })).toBe(expected),
  );

  it('leaves an exact balance', () => {
    expect(balanceOf(0.3, 0.1)).toBe(0.2);
    expect(balanceOf(121, 121)).toBe(0);
  });

  it.each([
    [150, 121, 121, 29],
    [121, 121, 121, 0],
    [100.1, 121, 100.1, 0],
    [0.3, 0.1, 0.1, 0.2],
    [10, 0, 0, 10],
    [10, -5, 0, 10],
  ])('%d against %d: %d allocated, %d credit', (amount, balance, allocated, credit) =>
    expect(allocatePayment(amount, balance)).toEqual({ allocated, credit }),
  );

  it('never allocates more than is open, and loses no cent', () =>
    randomly(300, ({ cents }) => {
      const [amount, balance] = [cents(0, 100_000), cents(-5000, 100_000)];
      const { allocated, credit } = allocatePayment(amount, balance);
      expect(add(allocated, credit)).toBe(amount);
      expect(allocated).toBeLessThanOrEqual(Math.max(balance, 0));
      expect(credit).toBeGreaterThanOrEqual(0);
    }));
});

describe('what settles an invoice', () => {
  it.each([
    ['sent', 121, 0, 0, 'paid', 121, { status: 'paid', paid: 121, writtenOff: 0, credited: 0, balance: 0 }],
    ['sent', 121, 0, 0, 'paid', 0.1, { status: 'sent', paid: 0.1, writtenOff: 0, credited: 0, balance: 120.9 }],
    ['sent', 121, 0.1, 0, 'paid', 120.9, { status: 'paid', paid: 121, writtenOff: 0, credited: 0, balance: 0 }],
    ['paid', 121, 121, 0, 'paid', -121, { status: 'sent', paid: 0, writtenOff: 0, credited: 0, balance: 121 }],
    ['paid', 121, 121, 0, 'paid', -0.01, { status: 'sent', paid: 120.99, writtenOff: 0, credited: 0, balance: 0.01 }],
    ['sent', 0, 0, 0, 'paid', 0, { status: 'paid', paid: 0, writtenOff: 0, credited: 0, balance: 0 }],
    ['sent', 121, 0, 0, 'paid', 0, { status: 'sent', paid: 0, writtenOff: 0, credited: 0, balance: 121 }],
    ['sent', 121, 0, 0, 'writtenOff', 121, { status: 'paid', paid: 0, writtenOff: 121, credited: 0, balance: 0 }],
    ['sent', 121, 120.7, 0.1, 'writtenOff', 0.1, { status: 'sent', paid: 120.7, writtenOff: 0.2, credited: 0, balance: 0.1 }],
    ['sent', 121, 120.7, 0.2, 'writtenOff', 0.1, { status: 'paid', paid: 120.7, writtenOff: 0.3, credited: 0, balance: 0 }],
    ['sent', 121, 0, 21, 'paid', 100, { status: 'paid', paid: 100, writtenOff: 21, credited: 0, balance: 0 }],
    ['paid', 121, 100, 21, 'writtenOff', -21, { status: 'sent', paid: 100, writtenOff: 0, credited: 0, balance: 21 }],
    ['paid', 121, 100, 21, 'paid', -100, { status: 'sent', paid: 0, writtenOff: 21, credited: 0, balance: 100 }],
  ] as const)(
    'a %s one over %d, with %d paid and %d written off, after %s %d',
    (status, total, paid, writtenOff, by, amount, after) =>
      expect(booked({ status, total, paid, writtenOff, credited: 0 }, amount, by)).toEqual(after),
  );
  it.each([
    ['draft', 'paid', -1, 'invoice.cannot_undo_payment'],
    ['void', 'paid', -1, 'invoice.cannot_undo_payment'],
    ['void', 'writtenOff', -1, 'invoice.cannot_undo_write_off'],
    ['void', 'paid', 121, 'invoice.cannot_mark_paid'],
    ['draft', 'writtenOff', 121, 'invoice.cannot_mark_paid'],
  ] as const)('cannot come to what it is as %s: %s %d', (status, by, amount, code) =>
    expect(() => booked({ status, total: 121, paid: 0, writtenOff: 0, credited: 0 }, amount, by)).toThrow(
      expect.objectContaining({ code }),
    ),
  );
});
