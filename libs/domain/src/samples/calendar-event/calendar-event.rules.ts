import { textIn } from '../sample/query.ts';
import { isCalendarDate } from '../../platform/values/dates.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { calendars, type CalendarEventRecord } from './calendar-event.ts';

/** Without a period, the list is cut off here: it has the events that begin last. */
export const eventListLimit = 1000;
export const longestEventDays = 366;

const day = 86_400_000;
const written =
  /^((?:19|20|21)\d\d-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/**
 * The instant that the text of an event means, in milliseconds; NaN for anything else. A date begins at midnight, and a time
 * without a zone counts as UTC: exact enough to search and compare. Years are 1900 to 2199, as everywhere. Example:
 * `eventInstant('2026-11-25')`.
 */
export function eventInstant(text: string): number {
  const [, date, hours, zone] = written.exec(text) ?? [];
  if (!date || !isCalendarDate(date)) return NaN;
  return Date.parse(hours === undefined ? date : text.replace(' ', 'T') + (zone === undefined ? 'Z' : ''));
}

export const isEventTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(eventInstant(value));

/** An external link or one within the product; never a scheme that runs code. */
export const isEventUrl = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 2000 && /^(https?:\/\/|\/(?!\/)|$)/i.test(value) && isStorable(value);

/** The extended part belongs to the client. Its calendar must be one of ours; the rest only has to be storable and small enough. */
export function isExtendedProps(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const { calendar } = value as { calendar?: unknown };
  if (calendar !== undefined && !calendars.some((one) => one === calendar)) return false;
  return JSON.stringify(value).length <= 10_000 && isStorable(value);
}

/** PostgreSQL stores neither NUL nor, in JSON, an unpaired surrogate. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u.test(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

/** An event does not end before it begins and lasts at most a year, so that a search by period only looks a year back. */
export function checkEventTimes({ start, end }: Pick<CalendarEventRecord, 'start' | 'end'>): void {
  const length = eventInstant(end) - eventInstant(start);
  if (length < 0)
    throw new DomainError('calendar_event.end_before_start', {}, { end: { code: 'calendar_event.end_before_start' } });
  if (length > longestEventDays * day)
    throw new DomainError('calendar_event.too_long', { days: longestEventDays }, { end: { code: 'calendar_event.too_long' } });
}

type EventPeriod = { from?: string; to?: string };

/**
 * The period of a query, as instants; a value that is neither a date nor a moment counts as missing. Example: `periodIn({ start:
 * '2026-11-01' })`.
 */
export function periodIn(query: object): EventPeriod {
  const instant = (name: string): string | undefined => {
    const value = eventInstant(textIn(query, name));
    return Number.isNaN(value) ? undefined : new Date(value).toISOString();
  };
  return { from: instant('start'), to: instant('end') };
}

/** Does the event overlap the period? Neither of them includes its end. */
export function isWithin({ start, end }: Pick<CalendarEventRecord, 'start' | 'end'>, { from, to }: EventPeriod): boolean {
  const [begins, ends] = [eventInstant(start), eventInstant(end)];
  if (to && begins >= Date.parse(to)) return false;
  return !from || ends > Date.parse(from) || begins >= Date.parse(from);
}

/** Null empties a field, or counts as left out when the field is required. */
type Fields = { [Key in 'title' | 'url' | 'start' | 'end' | 'allDay']?: CalendarEventRecord[Key] | null } & {
  extendedProps?: Record<string, unknown> | null;
};

/** An event with no values yet. */
export const emptyEvent = (id: number): CalendarEventRecord => ({
  id,
  url: '',
  title: '',
  start: '',
  end: '',
  allDay: false,
  extendedProps: { calendar: 'ETC' },
});

/** The event after a change: values left out stay, in the extended part too. Without an end, it ends when it begins. */
export function changedEvent(event: CalendarEventRecord, changes: Fields): CalendarEventRecord {
  const { title, url, allDay, extendedProps } = changes;
  const start = changes.start ?? event.start;
  const changed = {
    id: event.id,
    url: url === undefined ? event.url : (url ?? ''),
    title: title?.trim() ?? event.title,
    start,
    end: changes.end ?? ((changes.end === null ? '' : event.end) || start),
    allDay: allDay ?? event.allDay,
    extendedProps: { ...event.extendedProps, ...extendedProps },
  };
  checkEventTimes(changed);
  return changed;
}
