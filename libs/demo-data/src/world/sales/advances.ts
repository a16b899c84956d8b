import { addDays, type RetainerInvoiceStatus } from '@kontor/domain';
import { cyclicAt, randomOf } from '../../random.ts';
import type { Customer } from '../customers/customers.ts';
import type { AdvanceUse } from './advance-use.ts';

const days = 150;
const perDay = 0.1;

/** A retainer invoice, what was paid of it, and what becomes of that money. */
export type Advance = {
  id: number;
  number: string | null;
  customer: Customer;
  date: string;
  amount: number;
  status: RetainerInvoiceStatus;
  paid: number;
  paidOn: string;
  refunded: number;
  /** What an invoice is to use of it. */
  forInvoice: number;
  carriesTax: boolean;
  /** Sold in hours at this price; otherwise null. */
  hourly: number | null;
  application: AdvanceUse | null;
};

/** Shares of a paid advance that an invoice uses and that are paid back. */
const fates = [
  { used: 0.5, back: 0 },
  { used: 0, back: 1 },
  { used: 0, back: 0 },
  { used: 0.5, back: 0.5 },
  { used: 1, back: 0 },
] as const;

/**
 * The retainer invoices of the last months, numbered in the order of their dates: the latest are drafts or wait for their money, most
 * others are paid, some in part. Which invoice uses one is decided when that is issued.
 */
export function planAdvances(customers: readonly Customer[], lastDay: string, scale: number, seed: number): Advance[] {
  const firms = customers.filter(({ isPerson }) => !isPerson);
  const planned = Array.from({ length: Math.max(14, Math.round(days * perDay * scale)) }, (_, n) => {
    const random = randomOf(seed, 93, n);
    const customer = random.pick(firms);
    const date = n < 2 ? addDays(lastDay, -n) : addDays(lastDay, -random.whole(3, days));
    const amount = random.pick([500, 750, 1000, 1500, 2400, 5000]) * (customer.currency === 'NOK' ? 10 : 1);
    const status = n < 2 ? 'draft' : n === 2 ? 'void' : n % 4 === 3 ? 'sent' : 'paid';
    const isPartly = status === 'sent' && n % 8 === 3;
    const { used, back } = status === 'paid' ? cyclicAt(fates, n) : { used: 0, back: 0 };
    const paid = status === 'paid' ? amount : isPartly ? amount / 2 : 0;
    return { customer, date, amount, status, paid, refunded: paid * back, forInvoice: paid * used } as const;
  }).sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  // The latest that a Lithuanian firm has not paid carries tax.
  const taxed = planned.findLast(
    ({ status, paid, customer }) => status === 'sent' && paid === 0 && customer.regime === 'lithuanian',
  );
  const counters = new Map<string, number>();
  return planned.map((advance, n) => {
    const { date, status } = advance;
    const year = date.slice(0, 4);
    if (status !== 'draft') counters.set(year, (counters.get(year) ?? 0) + 1);
    const number = status === 'draft' ? null : `RET-${year}-${String(counters.get(year)).padStart(4, '0')}`;
    const later = addDays(date, 2 + ((n + 1) % 11));
    const use = { carriesTax: advance === taxed, hourly: null, application: null };
    return { ...advance, ...use, id: n + 1, number, paidOn: later > lastDay ? lastDay : later };
  });
}
