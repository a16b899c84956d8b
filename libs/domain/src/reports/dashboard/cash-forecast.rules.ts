import { sum } from '../../platform/values/money.ts';
import { addDays } from '../../platform/values/dates.ts';
import type { CashExpected } from './dashboard.ts';

/** Days after the due date by which a quarter, half and three quarters of a customer's last invoices were paid; below zero for before it. */
export type PaymentHabit = { early: number; usual: number; late: number };

/** Fewer paid invoices say nothing of a customer. */
const fewest = 3;
const onTime: PaymentHabit = { early: 0, usual: 0, late: 0 };

/** Of the invoice at this share of the row, so that a habit is a number of days that happened. Example: `paymentHabit([0, 2, 4, 30])` is 0, 2 and 4 days. */
export function paymentHabit(delays: readonly number[]): PaymentHabit | undefined {
  if (delays.length < fewest) return undefined;
  const inOrder = [...delays].sort((a, b) => a - b);
  const at = (share: number): number => inOrder[Math.ceil(share * inOrder.length) - 1] ?? 0;
  return { early: at(0.25), usual: at(0.5), late: at(0.75) };
}

type OpenDocument = { dueDate: string; amount: number };
type Receivable = OpenDocument & { customerId: number };
type Forecast = {
  today: string;
  receivables: readonly Receivable[];
  /** By customer, how many days after the due date each of their last paid invoices was paid. */
  delays: ReadonlyMap<number, readonly number[]>;
  /** undefined where it is not known what is owed to vendors. */
  payables: readonly OpenDocument[] | undefined;
};

/** The days on which an invoice is paid when its customer is quick, as usual or slow; undefined when even the slow payers had paid by now. */
type Expected = { early: string; usual: string | undefined; late: string | undefined };

/** What should have come by habit comes by the end of the habit; after that it is money that may come any day, on which no plan stands. */
export function expectedOn(dueDate: string, { early, usual, late }: PaymentHabit, today: string): Expected {
  const [first, middle, last] = [early, usual, late].map((days) => addDays(dueDate, days)) as [string, string, string];
  const end = last >= today ? last : undefined;
  return { early: first >= today ? first : today, usual: middle >= today ? middle : end, late: end };
}

const forecastDays = [30, 60, 90] as const;

/**
 * Money that is expected to come and go from today until each of the next 30, 60 and 90 days: open invoices on their due date and the days by which
 * their customer is usually late, open bills on their due date. A customer without a habit pays as all customers together do.
 */
export function cashForecast({ today, receivables, delays, payables }: Forecast): CashExpected[] {
  const habits = new Map([...delays].map(([customerId, days]) => [customerId, paymentHabit(days)]));
  const everybody = paymentHabit([...delays.values()].flat()) ?? onTime;
  const expected = receivables.map(({ customerId, dueDate, amount }) => ({
    amount,
    ...expectedOn(dueDate, habits.get(customerId) ?? everybody, today),
  }));
  return forecastDays.map((days) => {
    const to = addDays(today, days);
    const by = (pace: keyof Expected): number =>
      sum(expected.filter((one) => (one[pace] ?? '9999') <= to).map(({ amount }) => amount));
    return {
      days,
      to,
      received: by('usual'),
      receivedAtLeast: by('late'),
      receivedAtMost: by('early'),
      paid: payables === undefined ? null : sum(payables.filter(({ dueDate }) => dueDate <= to).map(({ amount }) => amount)),
    };
  });
}
