import { DomainError } from '../../platform/errors/domain-error.ts';
import { add, compare, subtract } from '../../platform/values/money.ts';
import type { ProjectBilling } from './project.ts';

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
