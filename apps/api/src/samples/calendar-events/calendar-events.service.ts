import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  calendars,
  changedEvent,
  emptyEvent,
  eventListLimit,
  longestEventDays,
  periodIn,
  valuesIn,
  type CalendarEventAnswer,
  type CalendarEventChanges,
  type CalendarEventRecord,
  type NewCalendarEvent,
} from '@kontor/domain';
import { inTransaction } from '../../platform/rest/retry.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { person } from '../../platform/context/actor.ts';
import { CalendarEvent } from './calendar-event.entity.ts';
import { calendarEventColumns, calendarEventRecord } from './calendar-event.record.ts';
import { calendarSet } from './calendar-events.set.ts';

/** Each person has a calendar of their own, which nobody else sees. */
@Injectable()
export class CalendarEventsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  /** Reads each calendar backwards along its index, so that a rare one costs no more than a full one. */
  async list(query: object): Promise<CalendarEventRecord[]> {
    await this.sets.ready(calendarSet);
    const asked = valuesIn(query, 'calendars');
    const wanted = calendars.filter((one) => !asked || asked.includes(one));
    const { from, to } = periodIn(query);
    const within = sql`${from ? sql`and starts_at >= ${earliest(from)} and (ends_at > ${from} or starts_at >= ${from})` : sql``}
      ${to ? sql`and starts_at < ${to}` : sql``}`;
    const { rows } = await sql<CalendarEventRecord>`
      select e.id, e.url, e.title, e.start_text as start, e.end_text as end, e.all_day as "allDay", e.extended_props as "extendedProps"
      from (select l.* from unnest(${wanted}::text[]) as wanted (calendar) cross join lateral (
          select * from calendar_event where user_id = ${person().userId} and calendar = wanted.calendar ${within}
          order by starts_at desc limit ${eventListLimit}) l
        order by l.starts_at desc, l.id desc limit ${eventListLimit}) e
      order by e.id`.execute(this.em.getKysely());
    return rows;
  }

  async add(input: NewCalendarEvent): Promise<CalendarEventAnswer> {
    await this.sets.ready(calendarSet);
    return inTransaction(this.em, async (em) => {
      const id = await this.sets.takeId(em, calendarSet);
      const event = changedEvent(emptyEvent(id), input);
      em.create(CalendarEvent, { userId: person().userId, id, ...calendarEventColumns(event) });
      return { event };
    });
  }

  /** An unknown event gives an empty answer. */
  async update({ id, ...changes }: CalendarEventChanges): Promise<CalendarEventAnswer> {
    await this.sets.ready(calendarSet);
    return inTransaction(this.em, async (em) => {
      const stored = await em.findOne(CalendarEvent, { userId: person().userId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!stored) return {};
      const event = changedEvent(calendarEventRecord(stored), changes);
      em.assign(stored, calendarEventColumns(event), { mergeObjectProperties: false });
      return { event };
    });
  }

  async remove(id: number): Promise<void> {
    await this.sets.ready(calendarSet);
    await inTransaction(this.em, async (em) => {
      const stored = await em.findOne(CalendarEvent, { userId: person().userId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (stored) em.remove(stored);
    });
  }
}

/** An event that begins earlier has ended by then. */
const earliest = (from: string): string => new Date(Date.parse(from) - longestEventDays * 86_400_000).toISOString();
