import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { weekStart } from '../../platform/values/dates.ts';
import type { TimeWeekStatus } from '../time-week/time-week.status.ts';
import type { BillingState } from './time-entry.ts';

/** What can fix an hour. An hour that is yet to be logged is on no invoice. */
export type Hour = {
  workDate: string;
  /** The organisation's lock date. */
  lockDate: string | null;
  /** Of the week that its day belongs to. */
  weekStatus: TimeWeekStatus;
  billingState?: BillingState;
  invoiceNumber?: string | null;
};

type FixedReason = 'billed' | 'reserved' | 'approved' | 'submitted' | 'locked';
type FixedCode =
  'time_entry.invoiced' | 'time_entry.reserved' | 'time_week.approved' | 'time_week.submitted' | 'organisation.period_locked';

/** The reason, and the refusal that says it. */
export type Fixed = { reason: FixedReason; code: FixedCode; params?: Params };

/**
 * Why an hour can be neither logged, changed nor deleted, the reason that is hardest to undo first; null where it can. A running timer
 * is no entry yet: it asks about its day when it stops, and until then its week cannot be submitted. Example:
 * `whyFixed({ workDate: '2026-01-31', lockDate: '2026-01-31', weekStatus: 'open' })?.reason` is `locked`.
 */
export function whyFixed({ workDate, lockDate, weekStatus, billingState, invoiceNumber }: Hour): Fixed | null {
  if (billingState === 'billed')
    return { reason: 'billed', code: 'time_entry.invoiced', params: { invoice: invoiceNumber ?? '' } };
  if (billingState === 'reserved') return { reason: 'reserved', code: 'time_entry.reserved' };
  const week = { date: weekStart(workDate) };
  if (weekStatus === 'approved') return { reason: 'approved', code: 'time_week.approved', params: week };
  if (weekStatus === 'submitted') return { reason: 'submitted', code: 'time_week.submitted', params: week };
  if (lockDate !== null && workDate <= lockDate)
    return { reason: 'locked', code: 'organisation.period_locked', params: { date: lockDate } };
  return null;
}

const codesOfTheDay: readonly string[] = [
  'time_week.approved',
  'time_week.submitted',
  'organisation.period_locked',
] satisfies FixedCode[];
/** Does this refusal go away on another day? */
export const isOfTheDay = (code: string | undefined): boolean => code !== undefined && codesOfTheDay.includes(code);

/** Throws the reason why an hour is fixed, at its day where another day would be free. */
export function assertNotFixed(hour: Hour): void {
  const fixed = whyFixed(hour);
  if (!fixed) return;
  const { code, params } = fixed;
  throw new DomainError(code, params, isOfTheDay(code) ? { workDate: { code, params } } : undefined);
}
