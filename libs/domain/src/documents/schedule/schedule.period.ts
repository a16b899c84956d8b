import type { Language } from '../../platform/language/languages.ts';
import { addDays, type Period } from '../../platform/values/dates.ts';
import { dateAt, isAtMonthEnd, placeFrom, type Schedule } from './schedule.ts';

/** What the documents of a schedule are for: no period, the time that follows each date, or the time before it. */
export const servicePeriods = ['none', 'advance', 'arrears'] as const;
export type ServicePeriod = (typeof servicePeriods)[number];

/**
 * Returns the period that the document of a date is for, or null. What comes on the last day of a month covers it. Examples: monthly from 2026-01-01,
 * the date 2026-03-01 in arrears is for February and in advance for March; on last days, 2026-03-31 in arrears is for March.
 */
export function servicePeriodOn(schedule: Schedule & { servicePeriod?: ServicePeriod | null }, date: string): Period | null {
  const { servicePeriod = 'arrears' } = schedule;
  if (servicePeriod === 'none') return null;
  const place = placeFrom(schedule, date);
  const shift = isAtMonthEnd(schedule) ? 1 : 0;
  const [from, next] = servicePeriod === 'advance' ? [place, place + 1] : [place - 1, place];
  return { from: addDays(dateAt(schedule, from), shift), to: addDays(dateAt(schedule, next), shift - 1) };
}

const locales: Record<Language, string> = { en: 'en-GB', lt: 'lt-LT', no: 'nb-NO' };

/** Days in words, without the narrow spaces that fonts of papers lack. */
function ranged({ from, to }: Period, language: Language, options: Intl.DateTimeFormatOptions): string {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const words = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).formatRange(first, last);
  return words.replace(/[\u2009\u202f]/g, ' ');
}

/** Lithuanian documents write days as numbers, and between two of them ICU has no words that a person would write. */
const daysOf = (period: Period, language: Language): string =>
  language === 'lt' && period.from !== period.to
    ? `${period.from} – ${period.to}`
    : ranged(period, language, { dateStyle: 'long' });

const places = /\{(month|period)\}/g;

/** No period is longer in words, whatever its days and the language. */
export const longestPeriod = 50;

/** How long a text can become once `withPeriod` has filled it. Example: `lengthWithPeriod('Rent {month}')` is 55. */
export const lengthWithPeriod = (text: string): number => text.replace(places, ' '.repeat(longestPeriod)).length;

/**
 * Fills `{month}` and `{period}` in a text of a document; without a period they name the date. Example: `Hosting, {month}` for 2026-03-01 to
 * 2026-03-31 is `Hosting, March 2026`.
 */
export function withPeriod(text: string, period: Period, language: Language): string {
  return text.replace(places, (_, place: 'month' | 'period') =>
    place === 'month' ? ranged(period, language, { month: 'long', year: 'numeric' }) : daysOf(period, language),
  );
}
