import { assertEntryDate } from '../payment/payment.rules.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { compare } from '../../platform/values/money.ts';

/**
 * An invoice is written off on its date or later, and not ahead. Throws DomainError `write_off.before_invoice` and
 * `write_off.in_future` at `writeOffDate`.
 */
export function assertWriteOffDate(writeOffDate: string, invoice: { invoiceDate: string }, today: string): void {
  assertEntryDate('write_off', { writeOffDate }, invoice, today);
}

/** A write-off is at most the balance. Throws DomainError `write_off.above_balance` at `amount`. */
export function assertWithinBalance(amount: number, { balance }: { balance: number }): void {
  if (compare(amount, balance) <= 0) return;
  const code = 'write_off.above_balance';
  throw new DomainError(code, undefined, { amount: { code } });
}
