import { describe, expect, it } from '@jest/globals';
import { cashForecast, expectedOn, paymentHabit } from './cash-forecast.rules.ts';

describe('the habit of a customer', () => {
  it.each([
    [[], undefined],
    [[5, 40], undefined],
    [[40, -2, 5], { early: -2, usual: 5, late: 40 }],
    [[0, 2, 4, 30], { early: 0, usual: 2, late: 4 }],
    [[7, 7, 7, 7, 7], { early: 7, usual: 7, late: 7 }],
  ])('after delays of %j days is %j', (delays, habit) => expect(paymentHabit(delays)).toEqual(habit));
});

describe('an invoice of a customer who pays 5, 10 or 20 days late', () => {
  const habit = { early: 5, usual: 10, late: 20 };
  it.each([
    ['2026-12-01', { early: '2026-12-06', usual: '2026-12-11', late: '2026-12-21' }],
    // Later than usual: by the end of the habit.
    ['2026-11-15', { early: '2026-11-28', usual: '2026-12-05', late: '2026-12-05' }],
    // Later than ever: it may come today, but is not reckoned with.
    ['2026-10-01', { early: '2026-11-28', usual: undefined, late: undefined }],
  ])('due on %s is expected on %j', (dueDate, expected) => expect(expectedOn(dueDate, habit, '2026-11-28')).toEqual(expected));
});

describe('the forecast', () => {
  const today = '2026-11-28';
  const open = (customerId: number, dueDate: string, amount: number) => ({ customerId, dueDate, amount });

  it('adds up what comes within 30, 60 and 90 days, and the least and the most of it', () => {
    const forecast = cashForecast({
      today,
      receivables: [open(1, '2026-12-20', 100.1), open(1, '2026-08-01', 50), open(2, '2026-12-28', 0.2)],
      delays: new Map([[1, [0, 10, 45, 90]]]),
      payables: [
        { dueDate: '2026-11-01', amount: 30 },
        { dueDate: '2027-01-20', amount: 12 },
      ],
    });
    // The second customer has no habit, so that of all counts: the same four delays.
    expect(
      forecast.map(({ received, receivedAtLeast, receivedAtMost, paid }) => [received, receivedAtLeast, receivedAtMost, paid]),
    ).toEqual([
      [0, 0, 150.3, 30],
      [100.3, 0, 150.3, 42],
      [100.3, 100.3, 150.3, 42],
    ]);
    expect(forecast.map(({ to }) => to)).toEqual(['2026-12-28', '2027-01-27', '2027-02-26']);
  });

  it('takes the due date where nobody has a habit, and says nothing of bills that are not known', () => {
    const [first] = cashForecast({ today, receivables: [open(1, '2026-12-28', 5)], delays: new Map(), payables: undefined });
    expect(first).toMatchObject({ received: 5, receivedAtLeast: 5, receivedAtMost: 5, paid: null });
  });
});
