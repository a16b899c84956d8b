import { add, addDays, compare, percentOf, subtract, weekday } from '@kontor/domain';
import type { Random } from '../../random.ts';
import type { Sale } from './sales.ts';

/** A payment of one invoice; `extra` is what the customer overpaid. */
export type PlannedPayment = { date: string; amount: number; extra: number };

/** Each customer pays on a fixed weekday, so that one payment often settles several invoices. */
function payDay(date: string, customerId: number): string {
  const day = (customerId % 5) + 1;
  return addDays(date, (day - weekday(date) + 7) % 7);
}

/** The payments of an invoice received by `lastDay`: prompt, in two parts, too much, late, or none. */
export function plannedPayments(sale: Sale, dueDate: string, total: number, lastDay: string, random: Random): PlannedPayment[] {
  const { customer, date } = sale;
  if (random.chance(1.5)) return [];
  const expected = addDays(dueDate, customer.delay + random.whole(-2, 5));
  const first = payDay(expected > date ? expected : addDays(date, 1), customer.id);
  if (random.chance(11) && compare(total, 100) > 0) {
    const part = percentOf(total, random.pick([25, 30, 40, 50, 60]));
    const parts = [
      { date: first, amount: part, extra: 0 },
      { date: payDay(addDays(first, random.whole(25, 80)), customer.id), amount: subtract(total, part), extra: 0 },
    ];
    return parts.filter((payment) => payment.date <= lastDay);
  }
  const extra = random.chance(1) ? random.whole(1, 60) : 0;
  return first <= lastDay ? [{ date: first, amount: total, extra }] : [];
}

export type Receipt = {
  invoiceId: number;
  invoiceNumber: string;
  customerId: number;
  currency: 'EUR' | 'NOK';
  isPerson: boolean;
} & PlannedPayment;
export type Payment = {
  customerId: number;
  date: string;
  currency: 'EUR' | 'NOK';
  isPerson: boolean;
  amount: number;
  extra: number;
  receipts: Receipt[];
};

/** Combines receipts of one customer and day into one payment, in the order of days. */
export function paymentsOf(receipts: readonly Receipt[]): Payment[] {
  const payments = new Map<string, Payment>();
  for (const receipt of receipts) {
    const key = `${receipt.date} ${String(receipt.customerId).padStart(9, '0')}`;
    const { customerId, date, currency, isPerson } = receipt;
    const payment = payments.get(key) ?? { customerId, date, currency, isPerson, amount: 0, extra: 0, receipts: [] };
    payment.amount = add(payment.amount, receipt.amount, receipt.extra);
    payment.extra = add(payment.extra, receipt.extra);
    payment.receipts.push(receipt);
    payments.set(key, payment);
  }
  return [...payments].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, payment]) => payment);
}
