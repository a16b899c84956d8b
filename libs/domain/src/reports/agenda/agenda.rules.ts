import { holidayCountries, publicHolidays } from '../../platform/values/holidays.ts';
import type { AgendaEntry } from './agenda.ts';

/**
 * The public holidays of a country between two days; none for a country whose holidays are not known. Example:
 * `holidaysBetween('LT', '2026-12-01', '2026-12-31')` has three.
 */
export function holidaysBetween(country: string, from: string, to: string): AgendaEntry[] {
  const known = holidayCountries.find((one) => one === country);
  if (!known) return [];
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, n) => Number(from.slice(0, 4)) + n,
  );
  return years
    .flatMap((year) => publicHolidays(known, year))
    .filter(({ date }) => from <= date && date <= to)
    .map(({ date, key }) => ({ kind: 'holiday', date, title: key, subject: null, recordId: null }));
}
