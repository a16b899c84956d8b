import { assertEntryDate } from '../payment/payment.rules.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { compare } from '../../platform/values/money.ts';

/**
 * Refuses a write-off before the invoice's date or in the future. Throws DomainError `write_off.before_invoice` and `write_off.in_future` at
 * `writeOffDate`.
 */
export function assertWriteOffDate(writeOffDate: string, invoice: { invoiceDate: string }, today: string): void {
  assertEntryDate('write_off', { writeOffDate }, invoice, today);
}

/** Refuses a write-off above the balance. Throws DomainError `write_off.above_balance` at `amount`. */
export function assertWithinBalance(amount: number, { balance }: { balance: number }): void {
  if (compare(amount, balance) <= 0) return;
  const code = 'write_off.above_balance';
  throw new DomainError(code, undefined, { amount: { code } });
}
