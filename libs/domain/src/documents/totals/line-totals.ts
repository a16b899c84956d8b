import { DomainError } from '../../platform/errors/domain-error.ts';
import { add, compare, negate, percentOf, priceOf, round, subtract, sum } from '../../platform/values/money.ts';
import { allowanceAt, chargeAt, discountAt, refuse, type At } from './shares.ts';
import { largestTotal, type Adjustment, type DocumentLine, type LineTotals } from './totals.ts';

export const incorrectTotal = (path: string): DomainError =>
  new DomainError('document.total_incorrect', undefined, { [path]: { code: 'document.total_incorrect' } });

/** Returns the net price, which is never negative (BR-27): a price discount is at most the price. */
function netPrice({ unitPrice, priceDiscount }: DocumentLine, index: number): number {
  const off = priceDiscount ?? 0;
  if (!off && unitPrice < 0) throw incorrectTotal(`lines.${index}.unitPrice`);
  if (off >= 0 && compare(off, unitPrice) <= 0) return subtract(unitPrice, off);
  const problem = { code: 'document.discount_incorrect' } as const;
  throw new DomainError(problem.code, undefined, { [`lines.${index}.priceDiscount`]: problem });
}

/** Returns the amount of a line's allowance or charge. A percentage of its base is rounded separately (R040 to R042). */
function adjustment(size: number, one: Adjustment, at: At, places: number): number {
  refuse(one, largestTotal, at);
  return one.percent ? percentOf(one.base ?? size, one.percent, places) : round(one.amount ?? 0, places);
}

/** Rounds gross before the discount, so that a discount of 100 % leaves 0.00 and not -0.01. */
export function lineTotals(line: DocumentLine, index: number, places: number): LineTotals {
  const path = `lines.${index}.`;
  const gross = priceOf(line.quantity, netPrice(line, index), line.baseQuantity, places);
  const size = Math.abs(gross);
  const share = { percent: line.discountPercent, amount: line.discountAmount };
  refuse(share, size, discountAt(path));
  const taken = share.percent ? percentOf(size, share.percent, places) : round(share.amount ?? 0, places);
  const allowed = sum((line.allowances ?? []).map((one, at) => adjustment(size, one, allowanceAt(at, path), places)));
  const charged = sum((line.charges ?? []).map((one, at) => adjustment(size, one, chargeAt(at, path), places)));
  // A discount moves a line towards zero, even one with a negative quantity.
  const discount = add(gross < 0 ? negate(taken) : taken, allowed);
  const net = add(gross, negate(discount), round(line.charge ?? 0, places), charged);
  // Two lines may cancel out, but each amount must be small enough to store.
  if (size > largestTotal || Math.abs(net) > largestTotal) throw incorrectTotal(`lines.${index}.unitPrice`);
  return { gross, discount, net };
}
