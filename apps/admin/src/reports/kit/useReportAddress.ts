import { isCalendarDate, periodOf, reportBases, reportComparisons, type Period } from '@kontor/domain';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../platform/api/useToday.ts';
import { oneOf, useChoice } from '../../platform/page/useChoice.ts';

/** By dimension: an id, a word, or null for rows that have none. */
export type ReportFilter = Readonly<Record<string, number | string | null>>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Of a row, what is no list of keys leads to the total. */
const keysIn = (text: string): (string | null)[] => {
  const keys = parsed(text);
  return Array.isArray(keys) ? (keys as (string | null)[]) : [];
};
const day = (text: string): string | undefined => (isCalendarDate(text) ? text : undefined);

/** What a report shows, kept in its address. */
export function useReportAddress() {
  const year = periodOf('thisYear', useToday());
  const [params] = useSearchParams();
  const usual = {
    from: year.from,
    to: year.to,
    basis: '',
    compare: '',
    groupBy: '',
    including: '',
    filter: '',
    sort: '',
    page: 1,
    chart: '',
    explain: '',
    row: '',
  };
  const reads = { from: day, to: day, basis: oneOf(reportBases), compare: oneOf(reportComparisons) };
  const { choice, choose } = useChoice(usual, reads, ['chart', 'explain', 'row']);
  const { from, to } = choice;
  const period: Period = { from, to };
  /** The address with other parameters. */
  const hrefOf = (changes: Record<string, string>): string => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes))
      if (value === '') next.delete(key);
      else next.set(key, value);
    return `?${next}`;
  };
  return {
    ...choice,
    choose,
    hrefOf,
    period,
    filters: (parsed(choice.filter) as ReportFilter | null | undefined) ?? {},
    rowKeys: keysIn(choice.row),
  };
}
export type ReportAddress = ReturnType<typeof useReportAddress>;
