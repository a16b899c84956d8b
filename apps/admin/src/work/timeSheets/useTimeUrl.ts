import { isCalendarDate, periodOf, type Period } from '@kontor/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../platform/api/useToday.ts';
import { useChangeAddress } from '../../platform/page/useChoice.ts';

export const timeTabs = ['week', 'list', 'days', 'overview', 'import'] as const;
export type TimeTab = (typeof timeTabs)[number];

const isDate = (text: string | null): text is string => text !== null && isCalendarDate(text);

/** The shareable state in the address: view, week or period, person. */
export function useTimeUrl() {
  const [search] = useSearchParams();
  const tab = timeTabs.find((one) => one === search.get('tab'));
  // react-admin overwrites the address with its own list parameters.
  const isList = ['filter', 'sort', 'page', 'perPage'].some((name) => search.has(name));
  const today = useToday();
  const fallback = periodOf('thisMonth', today);
  const [from, to] = [search.get('from'), search.get('to')];
  const period: Period = isDate(from) && isDate(to) ? { from, to } : fallback;
  const week = search.get('week');
  const change = useChangeAddress();
  const set = useCallback((values: Record<string, string | number | null>) => change(values, true), [change]);
  return {
    tab: tab ?? (isList ? 'list' : 'week'),
    period,
    week: isDate(week) ? week : today,
    userId: Number(search.get('userId')) || null,
    group: search.get('groupBy') ?? 'project',
    set,
  };
}
