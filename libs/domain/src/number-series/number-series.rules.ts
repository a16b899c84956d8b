import { DomainError } from '../shared/domain-error.ts';

type Series = { resetsYearly: boolean; year: number | null; nextNumber: number; lastIssuedDate?: string | null };

const placeholder = /\{(YYYY|YY|MM|0{1,9})\}/g;

/**
 * Refuses a pattern that is not plain text with {YYYY}, {YY}, {MM} and exactly one run of zeros in braces.
 * Throws DomainError `number_series.bad_pattern`. Example: `INV-{YYYY}-{0000}` is fine, `INV-{YYYY}` and `{000}{000}` are not.
 */
export function assertPattern(pattern: string): void {
  const counters = pattern.match(/\{0{1,9}\}/g) ?? [];
  const text = pattern.replace(placeholder, '');
  if (counters.length !== 1 || !/^[\p{L}\p{N} ./_#-]*$/u.test(text))
    throw new DomainError('number_series.bad_pattern', undefined, { pattern: { code: 'number_series.bad_pattern' } });
}

/**
 * A document number: the pattern with the date and the counter put in; a counter larger than its zeros is written in full.
 * Throws DomainError `number_series.bad_pattern`. Example: `formatNumber('INV-{YYYY}-{0000}', 7, '2026-11-21')` is
 * `INV-2026-0007`.
 */
export function formatNumber(pattern: string, next: number, date: string): string {
  assertPattern(pattern);
  return pattern.replace(placeholder, (_whole, name: string) => {
    if (name === 'YYYY') return date.slice(0, 4);
    if (name === 'YY') return date.slice(2, 4);
    if (name === 'MM') return date.slice(5, 7);
    return String(next).padStart(name.length, '0');
  });
}

/**
 * The counter for a document of that date and what the series holds afterwards: `number` is given to the document. A yearly
 * series starts again at 1 with the first document of a later year. After that a date of the earlier year is refused, as its
 * numbers are used up: throws DomainError `invoice.date_before_last`. Example: `nextAfter({ resetsYearly: true, year: 2026,
 * nextNumber: 43 }, '2027-01-02')` is `{ number: 1, nextNumber: 2, year: 2027 }`.
 */
export function nextAfter(series: Series, date: string): { number: number; nextNumber: number; year: number } {
  const year = Number(date.slice(0, 4));
  const seriesYear = series.year ?? year;
  if (series.resetsYearly && year < seriesYear) {
    throw new DomainError('invoice.date_before_last', { date: series.lastIssuedDate ?? `${seriesYear}-01-01` });
  }
  const number = series.resetsYearly && year > seriesYear ? 1 : series.nextNumber;
  return { number, nextNumber: number + 1, year: Math.max(year, seriesYear) };
}
