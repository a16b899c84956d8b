import { compareDates } from '../../platform/values/dates.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import { add, compare, isZero, subtract } from '../../platform/values/money.ts';

type Credit = { id: number; unallocated: number };

/**
 * Refuses a payment before the invoice's date or in the future. Throws DomainError `payment.before_invoice` and `payment.in_future` at
 * `paymentDate`.
 */
export function assertPaymentDate(paymentDate: string, invoice: { invoiceDate: string }, today: string): void {
  assertEntryDate('payment', { paymentDate }, invoice, today);
}

/** Refuses a date before the invoice's or in the future for whatever settles the invoice, at the given field. */
export function assertEntryDate(
  kind: 'payment' | 'write_off',
  entry: Record<string, string>,
  { invoiceDate }: { invoiceDate: string },
  today: string,
): void {
  for (const [field, date] of Object.entries(entry)) {
    const refuse = (code: Code) => new DomainError(code, undefined, { [field]: { code } });
    if (compareDates(date, invoiceDate) < 0) throw refuse(`${kind}.before_invoice`);
    if (compareDates(date, today) > 0) throw refuse(`${kind}.in_future`);
  }
}

/**
 * Returns how much of each credit pays a balance: the oldest first, until nothing is due. Leaves out credits that pay nothing. Example: credits of
 * 30 and 50 against a balance of 60 give 30 and 30.
 */
export function useCredit(credits: readonly Credit[], balance: number): { id: number; amount: number }[] {
  let taken = 0;
  return credits.flatMap(({ id, unallocated }) => {
    const amount = Math.min(unallocated, subtract(balance, taken));
    if (amount <= 0) return [];
    taken = add(taken, amount);
    return [{ id, amount }];
  });
}

const refuse = (field: string, code: Code, params?: Params): DomainError =>
  new DomainError(code, params, { [field]: { code, ...(params && { params }) } });

/**
 * Pays back at most the credit that nothing uses, on the day of the payment or later, not in the future. Throws DomainError `payment.over_credit` at
 * `amount`, `payment.refund_before` and `payment.refund_in_future` at `refundDate`.
 */
export function assertCreditRefundable(
  payment: { paymentDate: string; unallocated: number },
  { amount, refundDate }: { amount: number; refundDate: string },
  today: string,
): void {
  if (compare(amount, payment.unallocated) > 0) throw refuse('amount', 'payment.over_credit', { credit: payment.unallocated });
  if (compareDates(refundDate, payment.paymentDate) < 0) throw refuse('refundDate', 'payment.refund_before');
  if (compareDates(refundDate, today) > 0) throw refuse('refundDate', 'payment.refund_in_future');
}

/** A payment of which a part was paid back stays until that is undone. Throws DomainError `payment.has_refunds`. */
export function assertNothingRefunded({ refunded }: { refunded: number }): void {
  if (!isZero(refunded)) throw new DomainError('payment.has_refunds');
}
