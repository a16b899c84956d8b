import { addDays, compareDates, daysBetween } from '../../platform/values/dates.ts';
import type { Language } from '../../platform/values/languages.ts';
import { add, compare, divide, isZero, multiply, round, subtract } from '../../platform/values/money.ts';
import { invoiceMachine, type InvoiceStatus } from './invoice.status.ts';

type Dated = { status: InvoiceStatus; dueDate: string };
type Paid = { status: InvoiceStatus; paid: number; balance: number };

export type InvoiceBadge =
  | { kind: 'draft' | 'paid' | 'void' | 'dueToday' | 'sent' }
  /** `days` is how many days are left, or how many have passed. */
  | { kind: 'overdue' | 'dueIn'; days: number };

/** The last day to pay: the invoice date and the days of the terms. Example: `dueDateOf('2026-11-21', 14)` is `2026-12-05`. */
export function dueDateOf(invoiceDate: string, termsDays: number): string {
  return addDays(invoiceDate, termsDays);
}

/** Days until the due date: 0 on the day itself, negative afterwards. Example: due 2026-11-21, asked on 2026-11-22, is -1. */
export function dueInDays(invoice: Pick<Dated, 'dueDate'>, today: string): number {
  return daysBetween(today, invoice.dueDate);
}

/**
 * Is a sent invoice unpaid after its due date? On the due date itself it is not. Example: due 2026-11-21, asked on 2026-11-22,
 * is true.
 */
export function isOverdue(invoice: Dated, today: string): boolean {
  return invoice.status === 'sent' && compareDates(invoice.dueDate, today) < 0;
}

/** Has a part of a sent invoice been paid, but not all of it? A second badge, so that "overdue" stays visible. */
export function isPartlyPaid({ status, paid, balance }: Paid): boolean {
  return status === 'sent' && paid > 0 && balance > 0;
}

/** The paid share of a partly paid invoice in whole percent: above 0 and below 100, as it is neither. Example: 1 of 300 is 1. */
export function paidPercent({ paid, total }: { paid: number; total: number }): number {
  return Math.min(Math.max(Math.floor(divide(multiply(paid, 100), total)), 1), 99);
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

/**
 * The language that a seller may issue an invoice in. A Norwegian one keeps its books in Norwegian, Swedish, Danish or English
 * (bokføringsloven § 12), so a Lithuanian customer of it gets English. Example: `documentLanguage('NO', 'lt')` is `en`.
 */
export function documentLanguage(sellerCountry: string, wanted: Language): Language {
  return sellerCountry === 'NO' && wanted === 'lt' ? 'en' : wanted;
}

/** What is still to be paid. Example: `balanceOf(121, 100.5, 0.5)` is 20. */
export function balanceOf(total: number, paid: number, writtenOff = 0): number {
  return subtract(subtract(total, paid), writtenOff);
}

const undoing = { paid: 'undoPayment', writtenOff: 'undoWriteOff' } as const;
export type Settlement = keyof typeof undoing;

/**
 * An invoice after money came for it or a part of it was written off or, with a minus, that was undone: paid exactly when nothing
 * is left to pay. With 0 it is one that is just being sent. Example: 121 on a sent invoice over 121 is
 * `{ status: 'paid', paid: 121, writtenOff: 0, balance: 0 }`.
 */
export function booked(
  invoice: { status: InvoiceStatus; total: number; paid: number; writtenOff: number },
  amount: number,
  by: Settlement = 'paid',
): { status: InvoiceStatus; paid: number; writtenOff: number; balance: number } {
  const paid = by === 'paid' ? add(invoice.paid, amount) : invoice.paid;
  const writtenOff = by === 'writtenOff' ? add(invoice.writtenOff, amount) : invoice.writtenOff;
  const balance = balanceOf(invoice.total, paid, writtenOff);
  const open = amount < 0 ? invoiceMachine.next(invoice.status, undoing[by]) : invoice.status;
  return { paid, writtenOff, balance, status: isZero(balance) ? invoiceMachine.next(open, 'markPaid') : open };
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

type SoldLine = {
  itemId?: number | null;
  quantity: number;
  unitPrice: number;
  discountPercent?: number | null;
  /** Needed only when prices include tax. */
  taxPercent?: number | null;
};
type Cost = { name: string; purchasePrice: number | null };
export type LineBelowCost = { index: number; itemId: number; name: string; unitPrice: number; purchasePrice: number };
type PriceTerms = { pricesIncludeTax?: boolean; exchangeRate?: number };

/**
 * The lines that sell an item for less than it costs: the unit price after the line discount and without tax, in the
 * organisation's currency, against the purchase price. Never a refusal: the person is asked and may go on. Lines that take
 * something off are skipped. Example: an item bought for 60, sold at 65 with 10 % off, is listed with `unitPrice: 58.5`.
 */
export function linesBelowCost(
  lines: readonly SoldLine[],
  itemsById: ReadonlyMap<number, Cost>,
  { pricesIncludeTax = false, exchangeRate = 1 }: PriceTerms = {},
): LineBelowCost[] {
  return lines.flatMap((line, index) => {
    const itemId = line.itemId ?? 0;
    const item = itemsById.get(itemId);
    if (!item || item.purchasePrice === null || line.quantity <= 0) return [];
    const discounted = multiply(line.unitPrice, subtract(100, line.discountPercent ?? 0));
    const net = divide(discounted, pricesIncludeTax ? add(100, line.taxPercent ?? 0) : 100);
    // Six decimals, as unit prices have: a fraction of a cent lost in converting is not a sale below cost.
    const unitPrice = round(multiply(net, exchangeRate), 6);
    return compare(unitPrice, item.purchasePrice) < 0
      ? [{ index, itemId, name: item.name, unitPrice, purchasePrice: item.purchasePrice }]
      : [];
  });
}
