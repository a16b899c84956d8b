import { formatNumber, nextAfter } from '@kontor/domain';

type Series = { pattern: string; nextNumber: number; resetsYearly: boolean; year: number | null };

/** The numbers of the next documents; null for an invalid pattern. */
export function nextNumbers(series: Series, today: string): { now: string; then: string; nextYear: string } | null {
  const named = (year: number | null, nextNumber: number, date: string) => {
    const given = nextAfter({ resetsYearly: series.resetsYearly, year, nextNumber }, date);
    return { text: formatNumber(series.pattern, given.number, date), given };
  };
  // A series already used for next year continues from that year.
  const date = series.year !== null && series.year > Number(today.slice(0, 4)) ? `${series.year}-01-01` : today;
  try {
    const now = named(series.year, series.nextNumber, date);
    const then = named(now.given.year, now.given.nextNumber, date);
    const later = named(then.given.year, then.given.nextNumber, `${Number(date.slice(0, 4)) + 1}-01-02`);
    return { now: now.text, then: then.text, nextYear: later.text };
  } catch {
    return null;
  }
}
