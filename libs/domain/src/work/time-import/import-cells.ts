import { multiply, round } from '../../platform/values/money.ts';
import { parseDuration } from '../../platform/values/durations.ts';

const pad = (text: string): string => text.padStart(2, '0');

/** The time of day of a cell, a date before it left out, as `HH:MM`. Example: `parseImportTime('1:23:52 PM')` is `13:23`. */
export function parseImportTime(text: string): string | undefined {
  const match = /^(?:[\d./-]+[T ]+)?(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?:\s*([AP])\.?M\.?)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, hour = '', minute = '', half] = match;
  const hours = Number(hour);
  if (half ? hours < 1 || hours > 12 : hours > 23) return undefined;
  const whole = half ? (hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : hours;
  return `${pad(String(whole))}:${minute}`;
}

/**
 * Whole minutes of a duration cell, to the nearest; undefined for no duration, less than half a minute and more than 24 hours.
 * Examples: `01:30:00`, `1:30`, `1,5`, `1.50` and `1h 30m` are all 90.
 */
export function parseImportDuration(text: string): number | undefined {
  const match = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(text.trim());
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) + Math.round(Number(match[3]) / 60) : parseDuration(text);
  return minutes && minutes <= 1440 ? minutes : undefined;
}

/** Hours with decimals as whole minutes, to the nearest. Example: `parseImportHours('0,33')` is 20. */
export function parseImportHours(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const minutes = /^\d+(\.\d+)?$/.test(plain) ? round(multiply(Number(plain), 60), 0) : 0;
  return minutes > 0 && minutes <= 1440 ? minutes : undefined;
}
