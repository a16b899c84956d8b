import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { BillingState } from './time-entry.ts';

/** What can fix an hour. An hour that is yet to be logged is on no invoice. */
export type Hour = {
  workDate: string;
  /** The organisation's lock date. */
  lockDate: string | null;
  billingState?: BillingState;
  invoiceNumber?: string | null;
};

export const fixedReasons = ['billed', 'reserved', 'locked'] as const;
export type FixedReason = (typeof fixedReasons)[number];
type FixedCode = 'time_entry.invoiced' | 'time_entry.reserved' | 'organisation.period_locked';

/** The reason, and the refusal that says it. */
export type Fixed = { reason: FixedReason; code: FixedCode; params?: Params };

/**
 * Why an hour can be neither logged, changed nor deleted, the reason that is hardest to undo first; null where it can. A running timer
 * is no entry yet, so nothing about it is fixed but its day, which it asks about when it stops. Example:
 * `whyFixed({ workDate: '2026-01-31', lockDate: '2026-01-31' })?.reason` is `locked`.
 */
export function whyFixed({ workDate, lockDate, billingState, invoiceNumber }: Hour): Fixed | null {
  if (billingState === 'billed')
    return { reason: 'billed', code: 'time_entry.invoiced', params: { invoice: invoiceNumber ?? '' } };
  if (billingState === 'reserved') return { reason: 'reserved', code: 'time_entry.reserved' };
  if (lockDate !== null && workDate <= lockDate)
    return { reason: 'locked', code: 'organisation.period_locked', params: { date: lockDate } };
  return null;
}

/** Throws the reason why an hour is fixed, at its day where another day would be free. */
export function assertNotFixed(hour: Hour): void {
  const fixed = whyFixed(hour);
  if (!fixed) return;
  const { reason, code, params } = fixed;
  throw new DomainError(code, params, reason === 'locked' ? { workDate: { code, params } } : undefined);
}
