import type { Language } from '../../platform/language/languages.ts';
import { isOneOf } from '../../platform/machine/states.ts';
import { add, compare, isZero, subtract } from '../../platform/values/money.ts';
import { invoiceBadge } from '../invoice/invoice.rules.ts';
import { retainerInvoiceMachine, retainerInvoiceStates, type RetainerInvoiceStatus } from './retainer-invoice.status.ts';

type Money = { paid: number; applied: number; refunded: number };

/** Returns what was received and neither used nor paid back. Example: 500 paid, 100 applied and 50 refunded leave 350. */
export const availableOf = ({ paid, applied, refunded }: Money): number => subtract(subtract(paid, applied), refunded);

type Stated = Money & { status: RetainerInvoiceStatus; dueDate: string; total: number };

type RetainerInvoiceBadge =
  | ReturnType<typeof invoiceBadge>
  | { kind: 'partlyPaid'; percent: number }
  | { kind: 'available'; amount: number }
  | { kind: 'usedUp' };

/**
 * Returns the badges of a retainer invoice at a date: the state as of an invoice, then the paid share, then what is available of the money.
 * Example: 400 of 1,000 paid and due in a week are `dueIn`, `partlyPaid` and `available`.
 */
export function retainerInvoiceBadges(retainer: Stated, today: string): RetainerInvoiceBadge[] {
  const { status, paid, total } = retainer;
  const available = availableOf(retainer);
  const isPartly = isOneOf(status, retainerInvoiceStates.open) && paid > 0;
  return [
    invoiceBadge({ ...retainer, balance: subtract(total, paid) }, today),
    ...(isPartly ? [{ kind: 'partlyPaid' as const, percent: Math.min(Math.max(Math.floor((paid * 100) / total), 1), 99) }] : []),
    ...(available > 0 ? [{ kind: 'available' as const, amount: available }] : []),
    ...(status === 'paid' && available === 0 ? [{ kind: 'usedUp' as const }] : []),
  ];
}

/**
 * Returns a retainer invoice after money came for it or, with a minus, after that was undone: paid exactly when nothing is left to pay.
 * Example: 300 on one over 500 is `{ status: 'sent', paid: 300, balance: 200 }`.
 */
export function retainerPaid(
  retainer: { status: RetainerInvoiceStatus; total: number; paid: number },
  amount: number,
): { status: RetainerInvoiceStatus; paid: number; balance: number } {
  const paid = add(retainer.paid, amount);
  const balance = subtract(retainer.total, paid);
  const open = retainerInvoiceMachine.next(retainer.status, amount < 0 ? 'undoPayment' : 'recordPayment');
  return { paid, balance, status: isZero(balance) ? retainerInvoiceMachine.next(open, 'markPaid') : open };
}

/** Is the money of a retainer invoice enough for the amount? Example: with 100 available, 100 is, and 100.01 is not. */
export const isAvailable = (retainer: Money, amount: number): boolean => compare(amount, availableOf(retainer)) <= 0;

const noTax: Record<Language, string> = { en: 'No VAT', lt: 'Be PVM', no: 'Uten MVA' };

type Rate = { name: string; percent: number | null; category: string };

/**
 * Returns the rate as an advance without tax names it: outside the scope of tax, because the final invoice charges all of it. The rate's id stays.
 */
export const untaxed = <R extends Rate>(rate: R, language: Language): R => ({
  ...rate,
  name: noTax[language],
  percent: null,
  category: 'O',
  exemptionReason: null,
  isafCode: null,
  saftCode: null,
});
