import { compareDates, daysBetween } from '../../platform/values/dates.ts';
import { add, compare, isZero, subtract } from '../../platform/values/money.ts';
import { billMachine, payableStatuses, type BillStatus } from './bill.status.ts';

type BillBadge =
  | { kind: 'draft' | 'paid' | 'void' | 'dueToday' }
  /** `days` is the number of days left, or passed. */
  | { kind: 'overdue' | 'dueIn'; days: number };

/** Is something unpaid after the due date? On the due date itself it is not overdue. */
export const isBillOverdue = ({ status, dueDate }: { status: BillStatus; dueDate: string }, today: string): boolean =>
  payableStatuses.includes(status) && compareDates(dueDate, today) < 0;

/** Returns how a bill stands with its due date: draft, paid, void, or the days until or since. A partly paid one is still due. */
export function billBadge({ status, dueDate }: { status: BillStatus; dueDate: string }, today: string): BillBadge {
  if (status === 'draft' || status === 'paid' || status === 'void') return { kind: status };
  const days = daysBetween(today, dueDate);
  if (days === 0) return { kind: 'dueToday' };
  return days < 0 ? { kind: 'overdue', days: -days } : { kind: 'dueIn', days };
}

/**
 * Returns a bill after a payment or, with a minus, after one was undone. Example: 100 on an open bill over 121 is `{ status: 'partlyPaid', paid: 100,
 * balance: 21 }`. Throws DomainError `bill.cannot_record_payment` and `bill.cannot_undo_payment`.
 */
export function bookedBill(
  bill: { status: BillStatus; total: number; paid: number },
  amount: number,
): { status: BillStatus; paid: number; balance: number } {
  billMachine.next(bill.status, amount < 0 ? 'undoPayment' : 'recordPayment');
  const paid = add(bill.paid, amount);
  const balance = subtract(bill.total, paid);
  const status = isZero(balance) ? 'paid' : isZero(paid) ? 'open' : 'partlyPaid';
  return { status, paid, balance };
}

/** The days on either side of a bill within which another one of the same amount may be the same bill. */
export const doubleDays = 7;

type Alike = { id?: number; vendorId: number; currency: string; total: number; billDate: string };

/** Is another bill likely the same: of one vendor and amount, dated at most `doubleDays` apart? */
export const isLikelyDouble = (bill: Alike, other: Alike & { status: BillStatus }): boolean =>
  other.id !== bill.id &&
  other.status !== 'void' &&
  other.vendorId === bill.vendorId &&
  other.currency === bill.currency &&
  compare(other.total, bill.total) === 0 &&
  Math.abs(daysBetween(bill.billDate, other.billDate)) <= doubleDays;
