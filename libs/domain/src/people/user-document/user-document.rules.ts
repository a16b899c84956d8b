import { daysBetween } from '../../platform/values/dates.ts';

/** So many days ahead somebody has to think of a new one, unless the firm says otherwise. */
const usualDays = 60;

export type Expiry = { state: 'endless' | 'good' | 'soon' | 'expired'; daysLeft: number | null };

/** How long a document is still good; it is, to the end of its last day. Example: `expiryOf('2026-11-21', '2026-11-21')` is soon, 0 days. */
export function expiryOf(validUntil: string | null, today: string, soonDays = usualDays): Expiry {
  if (validUntil === null) return { state: 'endless', daysLeft: null };
  const daysLeft = daysBetween(today, validUntil);
  return { state: daysLeft < 0 ? 'expired' : daysLeft <= soonDays ? 'soon' : 'good', daysLeft };
}
