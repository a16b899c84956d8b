import {
  addDays,
  addMonths,
  agendaKinds,
  calendars,
  isCalendarDate,
  monthEnd,
  monthStart,
  weekDates,
  weekStart,
  type AgendaKind,
  type Calendar,
} from '@kontor/domain';
import { useSearchParams } from 'react-router-dom';
import { dayAt } from './entries.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
export type CalendarChoice = { view: CalendarView; date: string; calendars: readonly Calendar[]; kontor: readonly AgendaKind[] };

const among = <T extends string>(all: readonly T[], text: string): T[] => all.filter((one) => text.split(',').includes(one));

/** What is shown, kept in the address: nothing said there is this month with all five calendars, and nothing from Kontor. */
export function useCalendarChoice() {
  const [params, setParams] = useSearchParams();
  const today = dayAt(new Date());
  const date = params.get('date') ?? '';
  const asked = params.get('calendars');
  const choice: CalendarChoice = {
    view: calendarViews.find((view) => view === params.get('view')) ?? 'month',
    date: isCalendarDate(date) ? date : today,
    calendars: asked === null ? calendars : among(calendars, asked),
    kontor: among(agendaKinds, params.get('kontor') ?? ''),
  };
  const choose = (change: Partial<CalendarChoice>) => {
    const next = { ...choice, ...change };
    setParams({
      ...(next.view !== 'month' && { view: next.view }),
      ...(next.date !== today && { date: next.date }),
      ...(next.calendars.length < calendars.length && { calendars: next.calendars.join(',') }),
      ...(next.kontor.length > 0 && { kontor: next.kontor.join(',') }),
    });
  };
  return { choice, choose, today };
}

const daysFrom = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(first, index));

/** The days that a view shows; a month in whole weeks. */
export function daysOf(view: CalendarView, date: string): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return weekDates(date);
  const [first, last] = [monthStart(date), monthEnd(date)];
  const begin = view === 'list' ? first : weekStart(first);
  const end = view === 'list' ? last : addDays(weekStart(last), 6);
  return daysFrom(begin, 42).filter((day) => day <= end);
}

/** The date of the page before or after this one. */
export function turned(view: CalendarView, date: string, by: 1 | -1): string {
  if (view === 'day') return addDays(date, by);
  return view === 'week' ? addDays(date, 7 * by) : addMonths(monthStart(date), by);
}
