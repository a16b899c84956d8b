import { addDays, compareDates, divide, round, subtract } from '@kontor/domain';
import type { Customer } from '../customers/customers.ts';
import type { RowOf } from '../tables.ts';
import type { Payment } from './payments.ts';

/** Days before the last one and amounts, in kroner ten times as much. */
const planned = [
  { before: 70, amount: 900 },
  { before: 40, amount: 1500 },
  { before: 9, amount: 2000 },
] as const;
const refundAfter = 12;

/** Money that came before there was an invoice: all of it is credit of the customer. */
export const depositsOf = (customers: readonly Customer[], lastDay: string): Payment[] =>
  customers
    .filter(({ isPerson }) => !isPerson)
    .slice(3, 3 + planned.length)
    .flatMap(({ id: customerId, currency, isPerson }, at) => {
      const plan = planned[at];
      if (!plan) return [];
      const amount = plan.amount * (currency === 'NOK' ? 10 : 1);
      return [{ customerId, currency, isPerson, amount, date: addDays(lastDay, -plan.before), extra: amount, receipts: [] }];
    });

export type PlannedRefund = { date: string; amount: number };

/** Pays back a third of a deposit, and all of every second overpayment, after some days. */
export function plannedRefund(payment: Payment, id: number, lastDay: string): PlannedRefund | undefined {
  const { date, extra, receipts } = payment;
  const isDeposit = receipts.length === 0;
  const refundDate = addDays(date, refundAfter);
  if (extra === 0 || compareDates(refundDate, lastDay) > 0 || (!isDeposit && id % 2 === 0)) return undefined;
  return { date: refundDate, amount: isDeposit ? round(divide(extra, 3), 2) : extra };
}

export const refundRow = (id: number, paymentId: number, { date, amount }: PlannedRefund): RowOf<'payment_refund'> => ({
  id,
  payment_id: paymentId,
  refund_date: date,
  amount,
  method: 'bankTransfer',
  reference: null,
});

/** The credit that is left of a payment, and the part that was paid back. */
export const creditOf = ({ extra }: Payment, refund: PlannedRefund | undefined) => {
  const refunded = refund?.amount ?? 0;
  return { unallocated: subtract(extra, refunded), refunded };
};
