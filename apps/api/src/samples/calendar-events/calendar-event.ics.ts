import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, eventInstant, eventListLimit, hostOf, type CalendarEventRecord, type IcsEvent } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);
const instant = (written: string): string => new Date(eventInstant(written)).toISOString();

/** All-day events use dates, independent of time zones; the end is exclusive. */
function timesOf({ start, end, allDay }: CalendarEventRecord): Pick<IcsEvent, 'start' | 'end'> {
  if (!allDay) return { start: instant(start), end: instant(end) };
  const [first, after] = [start.slice(0, 10), end.slice(0, 10)];
  return { start: first, end: after > first ? after : addDays(first, 1) };
}

function icsEventOf(event: CalendarEventRecord, userId: number, site: string): IcsEvent {
  const { location, description, calendar } = event.extendedProps;
  return {
    uid: `event-${userId}-${event.id}@${hostOf(site)}`,
    title: event.title,
    ...timesOf(event),
    description: text(description),
    location: text(location),
    category: calendar,
    url: event.url.startsWith('/') ? site + event.url : event.url || undefined,
  };
}

/** Events from a year ago on; the thousand that begin last. */
export async function ownCalendar(em: EntityManager, userId: number, site: string): Promise<IcsEvent[]> {
  const from = addDays(clock.now().toISOString().slice(0, 10), -366);
  const { rows } = await sql<CalendarEventRecord>`
    select id, url, title, start_text as start, end_text as end, all_day as "allDay", extended_props as "extendedProps"
    from calendar_event where user_id = ${userId} and starts_at >= ${from}::timestamptz
    order by starts_at desc, id desc limit ${eventListLimit}`.execute(em.getKysely());
  return rows.reverse().map((event) => icsEventOf(event, userId, site));
}
