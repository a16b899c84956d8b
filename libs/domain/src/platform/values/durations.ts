import { divide, multiply, round } from './money.ts';

const longestMinutes = 24 * 60;
const hourWords = 'h|hours?|val\\.?|valand(?:a|os|ų)|t|timer?';
const minuteWords = 'm|min\\.?|minutes?|minu(?:tė|tės|čių)|minutt(?:er)?';
const inWords = new RegExp(`^(?:(\\d*\\.?\\d+) *(?:${hourWords}))? *(?:(\\d{1,4}) *(?:${minuteWords}))?$`);
/** Minutes after hours need no word of their own. */
const onClock = new RegExp(`^(?:(\\d{0,2}):|(\\d{1,2}) *(?:${hourWords}) *)([0-5]\\d)$`);

/**
 * Parses a duration as people type it and gives whole minutes, from 0 to 24 hours; undefined for anything else. A bare number
 * means hours. Examples: `2`, `2,5`, `1:30`, `90m`, `2h`, `2h 30m`, `2h30`, `:30`, `1.5h` are 120, 150, 90, 90,
 * 120, 150, 150, 30 and 90.
 */
export function parseDuration(text: string): number | undefined {
  const compact = text.trim().toLowerCase().replace(',', '.');
  const clock = onClock.exec(compact);
  const worded = inWords.exec(compact);
  const hours = clock?.[1] ?? clock?.[2] ?? worded?.[1] ?? (/^(\d+\.?\d*|\.\d+)$/.test(compact) ? compact : undefined);
  const minutes = clock?.[3] ?? worded?.[2];
  if (hours === undefined && minutes === undefined) return undefined;
  const total = round(multiply(Number(hours ?? 0), 60), 0) + Number(minutes ?? 0);
  return total <= longestMinutes ? total : undefined;
}

/** Minutes as hours and minutes; may be negative or longer than a day. Example: `formatDuration(150)` is `2:30`. */
export function formatDuration(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

/**
 * Minutes as hours with up to six decimals, the quantity of an invoice line. Two decimals would change the amount:
 * 80 minutes at 85.00 are 113.33, but 1.33 h are 113.05. Example: `minutesToHours(80)` is 1.333333.
 */
export function minutesToHours(minutes: number): number {
  return round(divide(minutes, 60), 6);
}

/**
 * Whole minutes between two instants (RFC 3339), seconds cut off; negative when the end comes first. It compares instants, so a
 * clock change in between adds or removes nothing. NaN when a text is not an instant. Example:
 * `minutesBetween('2026-10-25T00:30:00Z', '2026-10-25T01:30:59Z')` is 60.
 */
export function minutesBetween(startAt: string, endAt: string): number {
  // Adding 0 turns the -0 of a few negative seconds into 0.
  return Math.trunc((Date.parse(endAt) - Date.parse(startAt)) / 60_000) + 0;
}
