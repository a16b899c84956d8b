import { addDays, compareDates } from '../../platform/values/dates.ts';
import { add, divide, multiply, round } from '../../platform/values/money.ts';
import type { EstimateStatus } from './estimate.status.ts';

export type EstimateBadge = EstimateStatus | 'expired' | 'invoiced';

/** Has a sent estimate expired without an answer? Not yet on the expiry date itself. Example: one that expires on 2026-11-21 has on 2026-11-22. */
export function isExpired({ status, expiryDate }: { status: EstimateStatus; expiryDate: string }, today: string): boolean {
  return status === 'sent' && compareDates(expiryDate, today) < 0;
}

/** Returns the state of an estimate at a date for lists and documents. Example: accepted with an invoice is `invoiced`. */
export function estimateBadge(
  estimate: { status: EstimateStatus; expiryDate: string; invoiceId: number | null },
  today: string,
): EstimateBadge {
  if (estimate.invoiceId !== null) return 'invoiced';
  return isExpired(estimate, today) ? 'expired' : estimate.status;
}

/** Returns the last day of an estimate that is valid for that many days. Example: `expiryDateOf('2026-11-21', 30)` is `2026-12-21`. */
export function expiryDateOf(estimateDate: string, validityDays: number): string {
  return addDays(estimateDate, validityDays);
}

/** Returns the share of the amounts that was won, in whole percent; null while nothing has ended. Example: 300 accepted and 100 lost is 75. */
export function wonAmountShare({ acceptedAmount, lostAmount }: { acceptedAmount: number; lostAmount: number }): number | null {
  const ended = add(acceptedAmount, lostAmount);
  return ended === 0 ? null : round(divide(multiply(acceptedAmount, 100), ended), 0);
}

type Ended = { acceptedCount: number; rejectedCount: number; expiredCount: number };

/**
 * Returns the share of estimates that were won, in whole percent of those that ended: accepted, declined, or expired without an answer.
 * Null while none has. Example: 3 accepted, 1 declined and 1 expired is 60.
 */
export function wonShare({ acceptedCount, rejectedCount, expiredCount }: Ended): number | null {
  const ended = acceptedCount + rejectedCount + expiredCount;
  return ended === 0 ? null : Math.round((acceptedCount * 100) / ended);
}
