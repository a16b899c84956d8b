import { addDays, compareDates } from '../../platform/values/dates.ts';
import type { EstimateStatus } from './estimate.status.ts';

export type EstimateBadge = EstimateStatus | 'expired' | 'invoiced';

/**
 * Is the customer's answer to a sent estimate overdue? On the expiry date itself it is not. Example: one that expires on 2026-11-21,
 * asked on 2026-11-22, is.
 */
export function isExpired({ status, expiryDate }: { status: EstimateStatus; expiryDate: string }, today: string): boolean {
  return status === 'sent' && compareDates(expiryDate, today) < 0;
}

/** What lists and documents show for the state of an estimate at a date. Example: accepted with an invoice is `invoiced`. */
export function estimateBadge(
  estimate: { status: EstimateStatus; expiryDate: string; invoiceId: number | null },
  today: string,
): EstimateBadge {
  if (estimate.invoiceId !== null) return 'invoiced';
  return isExpired(estimate, today) ? 'expired' : estimate.status;
}

/** The last day of an estimate that is valid for so many days. Example: `expiryDateOf('2026-11-21', 30)` is `2026-12-21`. */
export function expiryDateOf(estimateDate: string, validityDays: number): string {
  return addDays(estimateDate, validityDays);
}
