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
import { now } from '../../platform/api/now.ts';
import { oneOf, useChoice } from '../../platform/page/useChoice.ts';
import { dayAt } from './entries.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
export type CalendarChoice = { view: CalendarView; date: string; calendars: readonly Calendar[]; kontor: readonly AgendaKind[] };

const among = <T extends string>(all: readonly T[], text: string): T[] => all.filter((one) => text.split(',').includes(one));
const dateOf = (text: string): string | undefined => (isCalendarDate(text) ? text : undefined);

/** The state of the calendar in the address; by default this month with all five calendars, and nothing from Kontor. */
export function useCalendarChoice() {
  const today = dayAt(now());
  const usual: { view: CalendarView; date: string; calendars: string; kontor: string } = {
    view: 'month',
    date: today,
    calendars: calendars.join(','),
    kontor: '',
  };
  const said = useChoice(usual, { view: oneOf(calendarViews), date: dateOf });
  const choice: CalendarChoice = {
    ...said.choice,
    calendars: among(calendars, said.choice.calendars),
    kontor: among(agendaKinds, said.choice.kontor),
  };
  const choose = (change: Partial<CalendarChoice>) => {
    const next = { ...choice, ...change };
    said.choose({ ...next, calendars: among(calendars, next.calendars.join(',')).join(','), kontor: next.kontor.join(',') });
  };
  return { choice, choose, today };
}

const daysFrom = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(first, index));

/** The days of a view; a month is shown in whole weeks. */
export function daysOf(view: CalendarView, date: string): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return weekDates(date);
  const [first, last] = [monthStart(date), monthEnd(date)];
  const begin = view === 'list' ? first : weekStart(first);
  const end = view === 'list' ? last : addDays(weekStart(last), 6);
  return daysFrom(begin, 42).filter((day) => day <= end);
}

/** The date one page later or earlier. */
export function turned(view: CalendarView, date: string, by: 1 | -1): string {
  if (view === 'day') return addDays(date, by);
  return view === 'week' ? addDays(date, 7 * by) : addMonths(monthStart(date), by);
}
