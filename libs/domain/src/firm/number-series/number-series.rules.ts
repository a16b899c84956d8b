import { DomainError } from '../../platform/errors/domain-error.ts';

type Series = { resetsYearly: boolean; year: number | null; nextNumber: number; lastIssuedDate?: string | null };
type Next = { number: number; nextNumber: number; year: number };

const placeholder = /\{(YYYY|YY|MM|0{1,9})\}/g;

/**
 * Throws DomainError `number_series.bad_pattern` unless the pattern is plain text with {YYYY}, {YY}, {MM} and exactly one run of
 * zeros in braces. Example: `INV-{YYYY}-{0000}` is valid, `INV-{YYYY}` and `{000}{000}` are not.
 */
export function assertPattern(pattern: string): void {
  const counters = pattern.match(/\{0{1,9}\}/g) ?? [];
  const text = pattern.replace(placeholder, '');
  if (counters.length !== 1 || !/^[\p{L}\p{N} ./_#-]*$/u.test(text))
    throw new DomainError('number_series.bad_pattern', undefined, { pattern: { code: 'number_series.bad_pattern' } });
}

/**
 * A document number: the pattern with date and counter filled in; a counter longer than its zeros is written in full. Throws
 * DomainError `number_series.bad_pattern`. Example: `formatNumber('INV-{YYYY}-{0000}', 7, '2026-11-21')` is `INV-2026-0007`.
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
 * The counter for a document of that date, and what the series holds afterwards: `number` goes to the document. A yearly series
 * restarts at 1 with the first document of a later year. Dates in a series never go backwards, and the numbers of earlier years
 * are used up: throws DomainError `document.date_before_last` at `field`, and `document.date_before_series` when the series has
 * numbered nothing yet. Example: `nextAfter({ resetsYearly: true, year: 2026, nextNumber: 43 }, '2027-01-02')` is `{ number: 1,
 * nextNumber: 2, year: 2027 }`.
 */
export function nextAfter(series: Series, date: string, field = 'invoiceDate'): Next {
  const year = Number(date.slice(0, 4));
  const seriesYear = series.year ?? year;
  const last = laterOf(series.resetsYearly ? `${seriesYear}-01-01` : date, series.lastIssuedDate);
  if (date < last) {
    const code = series.lastIssuedDate ? 'document.date_before_last' : 'document.date_before_series';
    const problem = { code, params: { date: last } } as const;
    throw new DomainError(problem.code, problem.params, { [field]: problem });
  }
  const number = series.resetsYearly && year > seriesYear ? 1 : series.nextNumber;
  return { number, nextNumber: number + 1, year: Math.max(year, seriesYear) };
}

/**
 * Like `nextAfter`, with backdating: the next number goes to a date before the last one. When numbers contain the year or the
 * month, the date must be in the same period as the last one: otherwise the number would seem older than it is, and a yearly
 * series has used up the numbers of the year before. Throws DomainError `document.backdate_other_period` at `invoiceDate`.
 * Example: after `INV-2026-0042` of 20 November, 3 November gets number 43; a day in December 2025 is refused.
 */
export function nextBackdated(series: Series & { pattern: string }, date: string): Next & { isBackdated: boolean } {
  const { lastIssuedDate: last, pattern } = series;
  if (!last || date >= last) return { ...nextAfter(series, date), isBackdated: false };
  if (formatNumber(pattern, 1, date) !== formatNumber(pattern, 1, last)) {
    const problem = { code: 'document.backdate_other_period', params: { date: last } } as const;
    throw new DomainError(problem.code, problem.params, { invoiceDate: problem });
  }
  return { ...nextAfter(series, last), isBackdated: true };
}

const laterOf = (date: string, other: string | null | undefined): string => (other && other > date ? other : date);

/** The number that a document issued today would get; when the series was used for a later day, the one for that day. */
export function previewNumber(series: Series & { pattern: string }, today: string): string {
  const date = laterOf(today, series.lastIssuedDate);
  return formatNumber(series.pattern, nextAfter(series, date).number, date);
}
