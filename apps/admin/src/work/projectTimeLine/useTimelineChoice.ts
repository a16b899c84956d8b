import { isCalendarDate, timelineScales, timelineSpan } from '@kontor/domain';
import { useCallback, useMemo } from 'react';
import { useToday } from '../../platform/api/useToday.ts';
import { oneOf, useChoice, wholeOf } from '../../platform/page/useChoice.ts';
import type { Scale } from './scale.ts';

export const groupings = ['project', 'person'] as const;
export const timelineViews = ['chart', 'table'] as const;

const usual = {
  scale: 'weeks' as Scale,
  by: 'project' as (typeof groupings)[number],
  view: 'chart' as (typeof timelineViews)[number],
  scope: 'open' as 'open' | 'all',
  date: '',
  projectId: 0,
  customerId: 0,
  userId: 0,
  /** `all` folds everything but what `except` names; `none` nothing but that. */
  fold: 'none' as 'none' | 'all',
  except: '',
};
export type TimelineChoice = typeof usual;

/** What the timeline shows, in its address. */
export function useTimelineChoice() {
  const today = useToday();
  const { choice, choose } = useChoice<TimelineChoice>(usual, {
    scale: oneOf(timelineScales),
    by: oneOf(groupings),
    view: oneOf(timelineViews),
    scope: oneOf(['open', 'all']),
    fold: oneOf(['none', 'all']),
    date: (text) => (isCalendarDate(text) ? text : undefined),
    projectId: wholeOf,
    customerId: wholeOf,
    userId: wholeOf,
  });
  // The years of dates have four digits: around some dates there is no whole span.
  const isWhole = Object.values(timelineSpan(choice.scale, choice.date || today)).every(isCalendarDate);
  const date = (isWhole && choice.date) || today;
  const { fold: folding, except: named } = choice;
  const except = useMemo(() => new Set(named.split(',').filter(Boolean)), [named]);
  const isFolded = useCallback((key: string): boolean => (folding === 'all') !== except.has(key), [folding, except]);
  const fold = (key: string): void => {
    const next = new Set(except);
    if (!next.delete(key)) next.add(key);
    choose({ except: [...next].join(',') });
  };
  return { choice, choose, today, date, span: timelineSpan(choice.scale, date), isFolded, fold };
}
