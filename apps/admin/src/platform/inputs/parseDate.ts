import { addDays, isCalendarDate } from '@kontor/domain';
import { asLanguage, intlTag } from '../i18n/languages.ts';

type Around = { today: string; locale: string };

const pad = (value: number, places = 2): string => String(value).padStart(places, '0');
const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = `${pad(year < 100 ? 2000 + year : year, 4)}-${pad(month)}-${pad(day)}`;
  return isCalendarDate(date) ? date : undefined;
};

/** "nov" gives 11, in the language of the page and in English. */
function monthNamed(word: string, locale: string): number | undefined {
  const bare = (text: string) => text.toLowerCase().replace('.', '');
  for (const tag of [intlTag[asLanguage(locale)], 'en-GB']) {
    const names = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1)
      if (word.length >= 3 && bare(names.format(Date.UTC(2026, month - 1, 1))).startsWith(bare(word))) return month;
  }
  return undefined;
}

/**
 * Parses a date as people type it: `22.11`, `22.11.26`, `22/11/2026`, `2026-11-22`, `22 Nov 2026`, `22` (of this month), `+14` and `-3`
 * (days from today), `t` (today). Without a year, this year is meant. Empty gives null, nonsense undefined.
 */
export function parseDate(text: string, { today, locale }: Around): string | null | undefined {
  const bare = text
    .trim()
    .replace(/[\u2068\u2069]/g, '')
    .replaceAll('\u2212', '-');
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (bare === '') return null;
  if (/^t$/i.test(bare)) return today;
  const days = /^([+-]\d{1,4})$/.exec(bare)?.[1];
  if (days !== undefined) return addDays(today, Number(days));
  const named = /^(\d{1,2})\.?\s+(\p{L}+)\.?(?:\s+(\d{2}|\d{4}))?$/u.exec(bare);
  if (named) return dayOf(Number(named[3] ?? year), monthNamed(named[2] ?? '', locale) ?? 0, Number(named[1]));
  const parts = bare.replace(/[.\s]+$/, '').split(/[.\-/\s]+/);
  if (parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const [first = 0, second, third] = parts.map(Number);
  if (second === undefined) return dayOf(year, month, first);
  if (third !== undefined && parts[0]?.length === 4) return dayOf(first, second, third);
  // Only dates that start with the year or month use hyphens: "11-22".
  if (third === undefined && bare.includes('-')) return dayOf(year, first, second) ?? dayOf(year, second, first);
  return dayOf(third ?? year, second, first);
}

/** Says whether a date is typed completely: "22.1" is not, because it may become "22.11". */
export const isWholeDate = (text: string): boolean => /^\s*\d{4}-\d\d-\d\d\s*$|\d{1,2}[./]\d{1,2}[./]\d{4}\s*$/.test(text);
