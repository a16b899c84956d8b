import { daysBetween } from '../../platform/values/dates.ts';

/** Days before the expiry at which a document counts as `soon`, unless the firm sets another number. */
const usualDays = 60;

export type Expiry = { state: 'endless' | 'good' | 'soon' | 'expired'; daysLeft: number | null };

/**
 * State of a document and days until its expiry. A document is valid through its last day. Example: `expiryOf('2026-11-21',
 * '2026-11-21')` is soon, 0 days.
 */
export function expiryOf(validUntil: string | null, today: string, soonDays = usualDays): Expiry {
  if (validUntil === null) return { state: 'endless', daysLeft: null };
  const daysLeft = daysBetween(today, validUntil);
  return { state: daysLeft < 0 ? 'expired' : daysLeft <= soonDays ? 'soon' : 'good', daysLeft };
}
