import { isOneOf } from '../../platform/machine/states.ts';
import { compareDates, daysBetween } from '../../platform/values/dates.ts';
import { add, compare, divide, isZero, multiply, subtract } from '../../platform/values/money.ts';
import { dueOf } from '../../documents/document.rules.ts';
import { invoiceMachine, invoiceStates, type InvoiceStatus } from './invoice.status.ts';

type Dated = { status: InvoiceStatus; dueDate: string };
type Paid = { status: InvoiceStatus; paid: number; balance: number };

type InvoiceBadge =
  | { kind: 'draft' | 'paid' | 'void' | 'dueToday' | 'sent' }
  /** `days` is how many days are left, or how many have passed. */
  | { kind: 'overdue' | 'dueIn'; days: number };

/**
 * Is a sent invoice unpaid after its due date? On the due date itself it is not. Example: due 2026-11-21, asked on 2026-11-22,
 * is true.
 */
export function isOverdue(invoice: Dated, today: string): boolean {
  return isOneOf(invoice.status, invoiceStates.open) && compareDates(invoice.dueDate, today) < 0;
}

/** Has a part of a sent invoice been paid, but not all of it? A second badge, so that "overdue" stays visible. */
export function isPartlyPaid({ status, paid, balance }: Paid): boolean {
  return isOneOf(status, invoiceStates.open) && paid > 0 && balance > 0;
}

/** The paid share of a partly paid invoice in whole percent: above 0 and below 100, as it is neither. Example: 1 of 300 is 1. */
export function paidPercent({ paid, due }: { paid: number; due: number }): number {
  return Math.min(Math.max(Math.floor(divide(multiply(paid, 100), due)), 1), 99);
}

/**
 * What the list and the document show for the state of an invoice at a date: draft, void, paid (also when nothing is left to
 * pay), and for what is open how it stands with its due date, or just `sent` where it has none. Example: sent, due 2026-11-28,
 * asked on 2026-11-21, is `{ kind: 'dueIn', days: 7 }`.
 */
export function invoiceBadge(
  invoice: { status: InvoiceStatus; dueDate: string | null; balance?: number },
  today: string,
): InvoiceBadge {
  if (invoice.status === 'draft' || invoice.status === 'void' || invoice.status === 'paid') return { kind: invoice.status };
  if (invoice.balance !== undefined && invoice.balance <= 0) return { kind: 'paid' };
  if (!invoice.dueDate) return { kind: 'sent' };
  const days = daysBetween(today, invoice.dueDate);
  if (days === 0) return { kind: 'dueToday' };
  return days < 0 ? { kind: 'overdue', days: -days } : { kind: 'dueIn', days };
}

/** The amount outstanding. Example: `balanceOf(121, 100.5, 0.5)` is 20. */
export function balanceOf(due: number, paid: number, writtenOff = 0, credited = 0, advanced = 0): number {
  return subtract(subtract(subtract(subtract(due, paid), writtenOff), credited), advanced);
}

const undoing = { paid: 'undoPayment', writtenOff: 'undoWriteOff', credited: 'undoCredit', advanced: 'undoAdvance' } as const;
export type Settlement = keyof typeof undoing;

/**
 * An invoice after money came for it or a part of it was written off or credited or, with a minus, that was undone: paid exactly when
 * nothing is left to pay. With 0 it is one that is just being sent. Example: 121 on a sent invoice over 121 is
 * `{ status: 'paid', paid: 121, writtenOff: 0, credited: 0, balance: 0 }`.
 */
export function booked(
  invoice: {
    status: InvoiceStatus;
    total: number;
    prepaid?: number;
    rounding?: number;
    paid: number;
    writtenOff: number;
    credited: number;
    advanced?: number;
  },
  amount: number,
  by: Settlement = 'paid',
): { status: InvoiceStatus; paid: number; writtenOff: number; credited: number; advanced?: number; balance: number } {
  const paid = by === 'paid' ? add(invoice.paid, amount) : invoice.paid;
  const writtenOff = by === 'writtenOff' ? add(invoice.writtenOff, amount) : invoice.writtenOff;
  const credited = by === 'credited' ? add(invoice.credited, amount) : invoice.credited;
  const advanced = by === 'advanced' ? add(invoice.advanced ?? 0, amount) : invoice.advanced;
  const balance = balanceOf(dueOf(invoice), paid, writtenOff, credited, advanced);
  const open = amount < 0 ? invoiceMachine.next(invoice.status, undoing[by]) : invoice.status;
  const status = isZero(balance) ? invoiceMachine.next(open, 'markPaid') : open;
  return { paid, writtenOff, credited, ...(advanced !== undefined && { advanced }), balance, status };
}

/**
 * How a payment meets a balance: as much as fits, the rest becomes the customer's credit.
 * Example: `allocatePayment(150, 121)` is `{ allocated: 121, credit: 29 }`.
 */
export function allocatePayment(amount: number, balance: number): { allocated: number; credit: number } {
  const open = Math.max(balance, 0);
  const allocated = compare(amount, open) > 0 ? open : amount;
  return { allocated, credit: subtract(amount, allocated) };
}

/**
 * Says whether credit notes settled the whole invoice, so that nobody paid it. Example: `isCreditedInFull({ status: 'paid', due: 121,
 * credited: 121 })` is true.
 */
export const isCreditedInFull = ({ status, due, credited }: { status: InvoiceStatus; due: number; credited: number }): boolean =>
  status === 'paid' && credited > 0 && compare(credited, due) >= 0;
