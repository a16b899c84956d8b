import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { isOneOf } from '../../platform/machine/states.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { isIban, checkNorwegianAccount } from '../../platform/values/identifiers.ts';
import { compare } from '../../platform/values/money.ts';
import { isSameAccount } from '../vendor/vendor.rules.ts';
import { billStates, type BillStatus } from '../bill/bill.status.ts';

type Payee = { account: string | null; accountUnconfirmed: boolean; saidAccount: string | null };
export type Hold = `payment_run.account_${'missing' | 'unconfirmed' | 'unsuitable' | 'differs'}`;

/**
 * Why a bill is held back from payment runs: the vendor has no account, a changed one that nobody confirmed, one that a bank file cannot carry,
 * or another one than the e-invoice of the bill names. Null: nothing holds the bill back.
 */
export function holdOf({ account, accountUnconfirmed, saidAccount }: Payee): Hold | null {
  if (!account) return 'payment_run.account_missing';
  if (accountUnconfirmed) return 'payment_run.account_unconfirmed';
  if (saidAccount && !isSameAccount(saidAccount, account)) return 'payment_run.account_differs';
  return isIban(account) || checkNorwegianAccount(account) !== 'invalid' ? null : 'payment_run.account_unsuitable';
}

/** Refuses a file that asks the bank to pay on a day that has passed: banks refuse it. Throws DomainError `payment_run.day_passed`. */
export function assertRunDay({ paymentDate }: { paymentDate: string }, today: string): void {
  const problem = { code: 'payment_run.day_passed' } as const;
  if (compareDates(paymentDate, today) < 0) throw new DomainError(problem.code, undefined, { paymentDate: problem });
}

type Line = { billId: number; amount: number };
type RunBill = Payee & { billId: number; status: BillStatus; currency: string; balance: number };

/**
 * Requires each bill at most once, payable, in the run's currency, of a vendor whom nothing holds back, and with no more than its balance.
 * Throws the first problem as DomainError, with all of them at their lines.
 */
export function assertRunLines(currency: string, lines: readonly Line[], bills: readonly RunBill[]): void {
  const errors: Record<string, { code: Code; params?: Params }> = {};
  const byId = new Map(bills.map((bill) => [bill.billId, bill]));
  const seen = new Set<number>();
  lines.forEach(({ billId, amount }, at) => {
    const bill = byId.get(billId);
    const field = `lines.${at}.billId`;
    const hold = bill && holdOf(bill);
    if (!bill) errors[field] = { code: 'error.reference_missing' };
    else if (seen.has(billId)) errors[field] = { code: 'field.repeated' };
    else if (bill.currency !== currency) errors[field] = { code: 'vendor_payment.other_currency' };
    else if (!isOneOf(bill.status, billStates.open))
      errors[field] = { code: 'bill.cannot_record_payment', params: { status: bill.status } };
    else if (hold) errors[field] = { code: hold };
    else if (compare(amount, bill.balance) > 0) errors[`lines.${at}.amount`] = { code: 'vendor_payment.over_balance' };
    seen.add(billId);
  });
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, first.params, errors);
}
