import { addDays } from '../../platform/values/dates.ts';

/** An iCalendar event. Dates are the same in every time zone; moments are written in UTC. */
export type IcsEvent = {
  /** Stays the same on every export, so that calendar programs recognise the event. */
  uid: string;
  title: string;
  /** `2026-11-25`, or `2026-11-25T09:00:00.000Z`. */
  start: string;
  /** The day after its last day, or the moment at which it ends. Without it, a date lasts one day and a moment no time. */
  end?: string;
  description?: string;
  location?: string;
  url?: string;
  category?: string;
  /** Does not count as busy time (TRANSP:TRANSPARENT). */
  isFree?: boolean;
};
export type Ics = {
  name: string;
  timeZone: string;
  /** When the calendar was made. */ stamp: string;
  events: readonly IcsEvent[];
};

const octets = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.1: a line has at most 75 octets, and no character is cut in two. */
export function foldedLine(line: string): string {
  const lines: string[] = [];
  let [current, size] = ['', 0];
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    if (size + length > octets) {
      lines.push(current);
      [current, size] = [' ', 1];
    }
    current += sign;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

/** RFC 5545, 3.3.11: escapes the characters that separate values. Example: `escapedText('a, b; c')` is `a\, b\; c`. */
export const escapedText = (text: string): string =>
  printable(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

const printable = (text: string): string => text.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
const dayOnly = (text: string): boolean => text.length === 10;
const compact = (text: string): string => text.replace(/[-:]|\.\d+/g, '');
const time = (name: string, text: string): string =>
  dayOnly(text) ? `${name};VALUE=DATE:${compact(text)}` : `${name}:${compact(text)}`;
const line = (name: string, text: string | undefined): string[] => (text ? [`${name}:${escapedText(text)}`] : []);
/** RFC 5545, 3.3.13: an address is not escaped, so line breaks are removed from it. */
const address = (url: string | undefined): string[] => (url ? [`URL:${url.replace(/\s/g, '')}`] : []);

const endOf = ({ start, end = start }: IcsEvent): string[] => {
  if (dayOnly(start)) return [time('DTEND', end > start ? end : addDays(start, 1))];
  return end > start ? [time('DTEND', end)] : [];
};

const eventLines = (event: IcsEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapedText(event.uid)}`,
  time('DTSTAMP', stamp),
  time('DTSTART', event.start),
  ...endOf(event),
  `SUMMARY:${escapedText(event.title)}`,
  ...line('DESCRIPTION', event.description),
  ...line('LOCATION', event.location),
  ...line('CATEGORIES', event.category),
  ...address(event.url),
  `TRANSP:${event.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
];

/** An iCalendar file (RFC 5545). */
export function icsOf({ name, timeZone, stamp, events }: Ics): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kontor//Kontor//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...line('NAME', name),
    ...line('X-WR-CALNAME', name),
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
