import type { RoundingMode } from '../../firm/organisation/organisation.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { dayMinutes } from '../../platform/values/dates.ts';
import { formatDuration } from '../../platform/values/durations.ts';

const longestMinutes = 24 * 60;

type DayLoad = {
  date: string;
  /** The organisation's zone: in the night of a clock change its day is shorter or longer than 24 hours. */
  timeZone: string;
  limitMinutes: number;
  loggedMinutes: number;
};

/**
 * The limit of one day and the minutes that can still be logged on it: never more than the day has, nor than 24 hours. Example:
 * `dayAllowance({ date: '2026-11-21', timeZone: 'Europe/Vilnius', limitMinutes: 720, loggedMinutes: 600 })` leaves 120.
 */
export function dayAllowance({ date, timeZone, limitMinutes: wanted, loggedMinutes }: DayLoad): {
  limitMinutes: number;
  leftMinutes: number;
  canLogMore: boolean;
} {
  const limitMinutes = Math.min(wanted, longestMinutes, dayMinutes(timeZone, date));
  const leftMinutes = Math.max(limitMinutes - loggedMinutes, 0);
  return { limitMinutes, leftMinutes, canLogMore: leftMinutes > 0 };
}

/** What is logged are all other entries of that person and day. */
type DayLimit = DayLoad & {
  /** The entry to be saved. */
  minutes: number;
  /** Its length before a change. Shortening an entry is never refused, even when the limit was lowered in the meantime. */
  previousMinutes?: number;
};

/** Throws DomainError `time_entry.day_limit` with `left`, `limit` and `date` when an entry would exceed the limit of its day. */
export function assertDayLimit({ minutes, previousMinutes = 0, ...load }: DayLimit): void {
  const { limitMinutes, leftMinutes } = dayAllowance(load);
  if (minutes <= leftMinutes || minutes <= previousMinutes) return;
  const params = { left: formatDuration(leftMinutes), limit: formatDuration(limitMinutes), date: load.date };
  throw new DomainError('time_entry.day_limit', params, { minutes: { code: 'time_entry.day_limit', params } });
}

export const rateSources = ['entry', 'member', 'task', 'project', 'user', 'customer', 'organisation'] as const;
type RateSource = (typeof rateSources)[number];
type RateCandidates = Partial<Record<`${RateSource}Rate`, number | null>>;

/**
 * The billing rate of an hour: the first that is set, from the entry to the organisation. 0 counts as set, null does not.
 * Example: `resolveRate({ taskRate: null, projectRate: 85, organisationRate: 60 })` is `{ rate: 85, source: 'project' }`.
 */
export function resolveRate(candidates: RateCandidates): { rate: number; source: RateSource } | { rate: null; source: null } {
  for (const source of rateSources) {
    const rate = candidates[`${source}Rate`];
    if (rate !== undefined && rate !== null) return { rate, source };
  }
  return { rate: null, source: null };
}

export type BilledRounding = { mode: RoundingMode; stepMinutes: number };

/**
 * The minutes to bill for the minutes worked. An exact multiple of the step stays; `nearest` rounds a half up. Example:
 * `roundBilledMinutes(61, { mode: 'up', stepMinutes: 15 })` is 75.
 */
export function roundBilledMinutes(minutes: number, { mode, stepMinutes }: BilledRounding): number {
  if (mode === 'none' || stepMinutes <= 1) return minutes;
  const rest = minutes % stepMinutes;
  if (rest === 0) return minutes;
  const up = mode === 'up' || (mode === 'nearest' && rest * 2 >= stepMinutes);
  return minutes - rest + (up ? stepMinutes : 0);
}
