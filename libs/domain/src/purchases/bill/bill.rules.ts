import { isOneOf } from '../../platform/machine/states.ts';
import { compareDates, daysBetween } from '../../platform/values/dates.ts';
import { add, compare, isZero, subtract } from '../../platform/values/money.ts';
import { billMachine, billStates, type BillStatus, type BillVerb } from './bill.status.ts';

type BillBadge =
  | { kind: 'draft' | 'paid' | 'void' | 'dueToday' }
  /** `days` is the number of days left, or passed. */
  | { kind: 'overdue' | 'dueIn'; days: number };

/** Is something unpaid after the due date? On the due date itself it is not overdue. */
export const isBillOverdue = ({ status, dueDate }: { status: BillStatus; dueDate: string }, today: string): boolean =>
  isOneOf(status, billStates.open) && compareDates(dueDate, today) < 0;

/** Returns how a bill stands with its due date: draft, paid, void, or the days until or since. A partly paid one is still due. */
export function billBadge({ status, dueDate }: { status: BillStatus; dueDate: string }, today: string): BillBadge {
  if (status === 'draft' || status === 'paid' || status === 'void') return { kind: status };
  const days = daysBetween(today, dueDate);
  if (days === 0) return { kind: 'dueToday' };
  return days < 0 ? { kind: 'overdue', days: -days } : { kind: 'dueIn', days };
}

/**
 * Returns a bill after a payment or, with a minus, after one was undone. Example: 100 on an open bill over 121 is `{ status: 'partlyPaid', paid: 100,
 * credited: 0, balance: 21 }`. Throws DomainError `bill.cannot_record_payment` and `bill.cannot_undo_payment`.
 */
export const bookedBill = (bill: Settled, amount: number): Booked =>
  settledBill(bill, amount, { paid: add(bill.paid, amount), credited: bill.credited });

/** Returns a bill after a credit note of its vendor paid a part of it or, with a minus, after that was undone. Throws as `bookedBill` does. */
export const creditedBill = (bill: Settled, amount: number): Booked =>
  settledBill(bill, amount, { paid: bill.paid, credited: add(bill.credited, amount) });

type Asked = { total: number; rounding?: number; prepaid?: number };

/** Returns what a vendor asks for: the total, rounded as the vendor does, without what it counts as paid before. */
export const askedOf = ({ total, rounding = 0, prepaid = 0 }: Asked): number => add(subtract(total, prepaid), rounding);

/** The state of a bill for a command: one that nothing but the vendor's own count has settled is taken back as an open one. */
export const stateForCommand = ({ status, paid, credited }: Pick<Settled, 'status' | 'paid' | 'credited'>): BillStatus =>
  status === 'paid' && isZero(paid) && isZero(credited) ? 'open' : status;

/** What can be done with a bill. Nobody pays what the vendor counts as paid. */
export const billActions = (bill: Pick<Settled, 'status' | 'paid' | 'credited'>): BillVerb[] =>
  billMachine.actionsFrom(stateForCommand(bill)).filter((verb) => bill.status !== 'paid' || verb !== 'recordPayment');

type Settled = Asked & { status: BillStatus; paid: number; credited: number };
type Booked = { status: BillStatus; paid: number; credited: number; balance: number };

function settledBill(
  { status: before, ...bill }: Settled,
  amount: number,
  { paid, credited }: Pick<Booked, 'paid' | 'credited'>,
): Booked {
  billMachine.next(before, amount < 0 ? 'undoPayment' : 'recordPayment');
  const settled = add(paid, credited);
  const balance = subtract(askedOf(bill), settled);
  const status = isZero(balance) ? 'paid' : isZero(settled) ? 'open' : 'partlyPaid';
  return { status, paid, credited, balance };
}

/** The days until a bill is due, where neither it nor its vendor says so. */
export const usualTermDays = 14;

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
