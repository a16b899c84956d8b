import { compareDates } from '../shared/dates.ts';
import { DomainError } from '../shared/domain-error.ts';
import { add, subtract } from '../shared/money.ts';

type Credit = { id: number; unallocated: number };

/**
 * Money for an invoice comes on its date or later, and is booked once it has come. Throws DomainError `payment.before_invoice` and
 * `payment.in_future` at `paymentDate`.
 */
export function assertPaymentDate(paymentDate: string, { invoiceDate }: { invoiceDate: string }, today: string): void {
  const refuse = (code: 'payment.before_invoice' | 'payment.in_future') =>
    new DomainError(code, undefined, { paymentDate: { code } });
  if (compareDates(paymentDate, invoiceDate) < 0) throw refuse('payment.before_invoice');
  if (compareDates(paymentDate, today) > 0) throw refuse('payment.in_future');
}

/**
 * How much of each credit goes to a balance: the oldest first, until the balance is met. Credits that give nothing are left out.
 * Example: credits of 30 and 50 against a balance of 60 give 30 and 30.
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
