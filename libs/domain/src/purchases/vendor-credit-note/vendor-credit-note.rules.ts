import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { add, compare, isZero, subtract, sum } from '../../platform/values/money.ts';
import { askedOf } from '../bill/bill.rules.ts';
import { allocationProblems, type AllocatedBill } from '../vendor-payment/vendor-payment.rules.ts';
import { vendorCreditNoteMachine, type VendorCreditNoteStatus, type VendorCreditNoteVerb } from './vendor-credit-note.status.ts';

type Credit = { total: number; rounding?: number; prepaid?: number; applied: number; refunded: number };
type Used = Pick<Credit, 'applied' | 'refunded'> & {
  total: number;
  available: number;
  status: Extract<VendorCreditNoteStatus, 'open' | 'used'>;
};

/**
 * Returns a credit note after more of it was applied to bills or refunded; negative amounts undo. Example: 100 applied of 121 leaves
 * `{ applied: 100, refunded: 0, available: 21, status: 'open' }`.
 */
export function usedCredit(credit: Credit, change: { applied?: number; refunded?: number }): Used {
  const applied = add(credit.applied, change.applied ?? 0);
  const refunded = add(credit.refunded, change.refunded ?? 0);
  const available = subtract(askedOf(credit), add(applied, refunded));
  return { total: credit.total, applied, refunded, available, status: isZero(available) ? 'used' : 'open' };
}

/** The state of a credit note for a command: one that only the vendor counts as used is taken back as an open one. */
export const creditStateForCommand = (credit: Pick<Credit, 'applied' | 'refunded'> & { status: VendorCreditNoteStatus }) =>
  credit.status === 'used' && isZero(add(credit.applied, credit.refunded)) ? 'open' : credit.status;

/** What can be done with a credit note. What the vendor counts as used is neither applied nor paid back. */
export const creditActions = (
  credit: Pick<Credit, 'applied' | 'refunded'> & { status: VendorCreditNoteStatus },
): VendorCreditNoteVerb[] =>
  vendorCreditNoteMachine
    .actionsFrom(creditStateForCommand(credit))
    .filter((verb) => credit.status !== 'used' || (verb !== 'apply' && verb !== 'refund'));

type Open = { vendorId: number; currency: string; creditDate: string; available: number };
type Problems = Record<string, { code: Code; params?: Params }>;

function refuse(problems: Problems): void {
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
}

function dayProblem(date: string, creditDate: string, today: string): { code: Code } | undefined {
  if (compareDates(date, today) > 0) return { code: 'vendor_credit_note.in_future' };
  return compareDates(date, creditDate) < 0 ? { code: 'vendor_credit_note.before_credit' } : undefined;
}

/**
 * Requires each bill at most once, payable, of the credit note's vendor and currency, with no more than its balance; no more than is available
 * in all; and a day from the credit note's to today. Throws the first problem as DomainError, with all of them at their fields.
 */
export function assertCreditApplicable(
  credit: Open,
  input: { applicationDate: string; allocations: readonly { billId: number; amount: number }[] },
  bills: readonly AllocatedBill[],
  today: string,
): void {
  const { applicationDate, allocations } = input;
  const problems: Problems = allocationProblems({ ...credit, allocations }, bills);
  const day = dayProblem(applicationDate, credit.creditDate, today);
  if (day) problems['applicationDate'] = day;
  if (compare(sum(allocations.map(({ amount }) => amount)), credit.available) > 0)
    problems[`allocations.${allocations.length - 1}.amount`] ??= { code: 'vendor_credit_note.over_available' };
  refuse(problems);
}

/** Refuses a refund of more than is available, and a day before the credit note or to come. Throws DomainError at `amount` or `refundDate`. */
export function assertVendorRefundable(
  credit: Open,
  { refundDate, amount }: { refundDate: string; amount: number },
  today: string,
): void {
  const problems: Problems = {};
  const day = dayProblem(refundDate, credit.creditDate, today);
  if (day) problems['refundDate'] = day;
  if (compare(amount, credit.available) > 0) problems['amount'] = { code: 'vendor_credit_note.over_available' };
  refuse(problems);
}

/** Refuses to take back a credit note that paid bills or was refunded. Throws DomainError `vendor_credit_note.in_use`. */
export function assertCreditUnused({ applied, refunded }: Pick<Credit, 'applied' | 'refunded'>): void {
  if (!isZero(add(applied, refunded))) throw new DomainError('vendor_credit_note.in_use');
}

type Corrected = { id: number; vendorId: number };

/** Requires each corrected bill to be one of the vendor's. Throws DomainError `vendor_payment.other_vendor` at `billIds`. */
export function assertCorrectedBills(vendorId: number, billIds: readonly number[], bills: readonly Corrected[]): void {
  const own = new Set(bills.filter((bill) => bill.vendorId === vendorId).map(({ id }) => id));
  if (billIds.some((id) => !own.has(id))) refuse({ billIds: { code: 'vendor_payment.other_vendor' } });
}
