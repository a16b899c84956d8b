import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { add, compare, percentOf, subtract } from '../../platform/values/money.ts';
import type { ProjectBilling } from './project.ts';

type Terms = { billing: ProjectBilling; budgetAmount?: number | null };
type Priced = { billing: ProjectBilling; budgetAmount: number | null; currency: string };

/**
 * Refuses an invoice that takes what is invoiced of a fixed price above it. Lines that bill costs lie outside the price, and so does an invoice in
 * another currency. Throws DomainError `invoice.above_fixed_price` with what is left of the price and the price.
 */
export function assertWithinPrice(
  { billing, budgetAmount: price, currency }: Priced,
  { invoiced, net }: { invoiced: number; net: number },
): void {
  if (billing !== 'fixedPrice' || price === null || net <= 0 || compare(add(invoiced, net), price) <= 0) return;
  const left = subtract(price, invoiced);
  throw new DomainError('invoice.above_fixed_price', { amount: left > 0 ? left : 0, limit: price, currency });
}

const hasPrice = (price: number | null | undefined): price is number => (price ?? null) !== null;

/** The fixed price that a change lowers, or sets where there was none. Null where it leaves or raises it. */
export function loweredPrice(before: Terms, { billing, budgetAmount: price }: Terms): number | null {
  if (billing !== 'fixedPrice' || !hasPrice(price)) return null;
  const wasLower = before.billing === 'fixedPrice' && hasPrice(before.budgetAmount) && compare(before.budgetAmount, price) <= 0;
  return wasLower ? null : price;
}

/** What is invoiced of a project, in the currency of its customer, and whether the person may see it. */
export type InvoicedOfProject = { invoiced: number; currency: string; isSeen: boolean };

/**
 * Refuses a fixed price below what is invoiced, at the field that lowers it: `project.price_below_invoiced`, or `project.price_invoiced` where the
 * sum must not be told.
 */
export function assertPriceCovers(
  price: number,
  { invoiced, currency, isSeen }: InvoicedOfProject,
  field: 'budgetAmount' | 'amount' = 'budgetAmount',
): void {
  if (compare(invoiced, price) <= 0) return;
  const problem: { code: Code; params?: Params } = isSeen
    ? { code: 'project.price_below_invoiced', params: { amount: invoiced, currency } }
    : { code: 'project.price_invoiced' };
  throw new DomainError(problem.code, problem.params, { [field]: problem });
}

/** What is to be invoiced of a fixed price once a share of it is done: the share less what is invoiced, never below zero. */
export function dueOfPrice(price: number, { invoiced, donePercent }: { invoiced: number; donePercent: number }): number {
  return Math.max(0, subtract(percentOf(price, donePercent), invoiced));
}
