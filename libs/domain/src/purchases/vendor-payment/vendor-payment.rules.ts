import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { isOneOf } from '../../platform/machine/states.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { compare } from '../../platform/values/money.ts';
import { billStates, type BillStatus } from '../bill/bill.status.ts';

type Problems = Record<string, { code: Code; params?: Params }>;
type Paid = {
  vendorId: number;
  currency: string;
  paymentDate: string;
  allocations: readonly { billId: number; amount: number }[];
};
/** A bill that money or credit is to pay. */
export type AllocatedBill = { id: number; vendorId: number; currency: string; status: BillStatus; balance: number };

/** Refuses more than is left to pay of a bill. Throws DomainError `vendor_payment.over_balance` at `amount`. */
export function assertBillNotOverpaid(amount: number, balance: number): void {
  const problem = { code: 'vendor_payment.over_balance' } as const;
  if (compare(amount, balance) > 0) throw new DomainError(problem.code, undefined, { amount: problem });
}

/**
 * Requires each bill at most once, payable, of the paid vendor, in the payment's currency, and with no more than its balance; and a day of payment
 * that has come. It may be before the bill's: a card is charged at once, and the bill follows. Throws the first problem as DomainError, with all of them at their fields.
 */
export function assertBillAllocations(payment: Paid, bills: readonly AllocatedBill[], today: string): void {
  const isAhead = compareDates(payment.paymentDate, today) > 0;
  const errors: Problems = {
    ...(isAhead && { paymentDate: { code: 'vendor_payment.in_future' } }),
    ...allocationProblems(payment, bills),
  };
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, first.params, errors);
}

/** Returns what is wrong with the bills that money or credit of a vendor is to pay, at the fields of `allocations`. */
export function allocationProblems(
  { vendorId, currency, allocations }: Omit<Paid, 'paymentDate'>,
  bills: readonly AllocatedBill[],
): Problems {
  const errors: Problems = {};
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const seen = new Set<number>();
  allocations.forEach(({ billId, amount }, at) => {
    const bill = byId.get(billId);
    const field = `allocations.${at}.billId`;
    if (seen.has(billId)) errors[field] = { code: 'field.repeated' };
    else if (bill?.vendorId !== vendorId) errors[field] = { code: 'vendor_payment.other_vendor' };
    else if (bill.currency !== currency) errors[field] = { code: 'vendor_payment.other_currency' };
    else if (!isOneOf(bill.status, billStates.open))
      errors[field] = { code: 'bill.cannot_record_payment', params: { status: bill.status } };
    else if (compare(amount, bill.balance) > 0) errors[`allocations.${at}.amount`] = { code: 'vendor_payment.over_balance' };
    seen.add(billId);
  });
  return errors;
}
