import {
  addDays,
  daysBetween,
  eventInstant,
  type AgendaEntry,
  type AgendaKind,
  type Calendar,
  type CalendarEventRecord,
} from '@kontor/domain';
import { linkOf } from './linkOf.ts';

/** An entry of a view: the person's own event, or a date from Kontor, which has no `event` and is read-only. */
export type Entry = {
  key: string;
  title: string;
  list: Calendar | AgendaKind;
  /** First and last day. */
  first: string;
  last: string;
  /** Minutes after midnight on the first and last day; null for whole days. */
  from: number | null;
  to: number | null;
  event?: CalendarEventRecord;
  link?: string;
};
export type Place = Pick<Entry, 'first' | 'last' | 'from' | 'to'>;
/** A move of an event, or of its end only. */
export type Shift = { mode: 'move' | 'end'; days: number; minutes: number };

export const dayMinutes = 1440;
export const shortest = 15;

const pad = (value: number): string => String(value).padStart(2, '0');
export const dayAt = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** The local day and minute. */
function spotOf(text: string): { day: string; minute: number } {
  if (text.length === 10) return { day: text, minute: 0 };
  const at = new Date(eventInstant(text));
  return { day: dayAt(at), minute: at.getHours() * 60 + at.getMinutes() };
}

/** The end of an event is exclusive: one that ends at midnight ends on the day before. */
function placeOf({ start, end, allDay }: CalendarEventRecord): Place {
  if (allDay) {
    const [first, after] = [start.slice(0, 10), end.slice(0, 10)];
    return { first, last: after > first ? addDays(after, -1) : first, from: null, to: null };
  }
  const [begins, ends] = [spotOf(start), spotOf(end)];
  const isMidnight = ends.minute === 0 && ends.day > begins.day;
  return {
    first: begins.day,
    from: begins.minute,
    last: isMidnight ? addDays(ends.day, -1) : ends.day,
    to: isMidnight ? dayMinutes : ends.minute,
  };
}

export const entryOf = (event: CalendarEventRecord): Entry => ({
  key: `event ${event.id}`,
  title: event.title,
  list: event.extendedProps.calendar,
  ...placeOf(event),
  event,
});

export const agendaEntryOf = (entry: AgendaEntry): Entry => {
  const { kind, date, title } = entry;
  return {
    key: `${kind} ${date} ${entry.recordId ?? title}`,
    title,
    list: kind,
    first: date,
    last: date,
    from: null,
    to: null,
    link: linkOf(entry),
  };
};

const momentOf = (day: string, minute: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minute).toISOString();
};

/** The event's times for a place. */
export function timesOf({ first, last, from, to }: Place): Pick<CalendarEventRecord, 'start' | 'end' | 'allDay'> {
  if (from === null || to === null) return { start: first, end: addDays(last, 1), allDay: true };
  return { start: momentOf(first, from), end: momentOf(last, to), allDay: false };
}

/** Minutes never move an event to another day, and no event ends before it begins. */
export function shifted({ first, last, from, to }: Place, { mode, days, minutes }: Shift): Place {
  const isTimed = from !== null && to !== null;
  if (mode === 'move') {
    const by = isTimed ? Math.max(-from, Math.min(minutes, dayMinutes - (first === last ? to : from + shortest))) : 0;
    const isWithin = isTimed && first === last;
    return {
      first: addDays(first, days),
      last: addDays(last, days),
      from: isTimed ? from + by : null,
      to: isWithin ? to + by : to,
    };
  }
  const end = addDays(last, days);
  const newLast = daysBetween(first, end) < 0 ? first : end;
  if (!isTimed) return { first, last: newLast, from, to };
  const least = newLast === first ? Math.min(from + shortest, dayMinutes) : 0;
  return { first, last: newLast, from, to: Math.max(least, Math.min(to + minutes, dayMinutes)) };
}

/** Whole-day and multi-day events are bars above the hours. */
export const isBar = ({ first, last, from }: Place): boolean => from === null || first !== last;

export const isOn = ({ first, last }: Place, day: string): boolean => first <= day && day <= last;

/** The order of entries within a day. */
export const inOrder = (a: Entry, b: Entry): number =>
  compare(a.first, b.first) ||
  compare(b.last, a.last) ||
  (a.from ?? -1) - (b.from ?? -1) ||
  (a.event?.id ?? 0) - (b.event?.id ?? 0) ||
  compare(a.key, b.key);
// A thousand events are sorted for each week, and comparing by a language's alphabet takes ten times as long.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
