import { eventInstant, type CalendarEventRecord } from '@kontor/domain';
import type { CalendarEvent } from './calendar-event.entity.ts';

export const calendarEventRecord = ({
  id,
  url,
  title,
  start,
  end,
  allDay,
  extendedProps,
}: CalendarEvent): CalendarEventRecord => ({
  id,
  url,
  title,
  start,
  end,
  allDay,
  extendedProps,
});

/** The columns for a record. */
export const calendarEventColumns = ({ id: _id, ...same }: CalendarEventRecord) => ({
  ...same,
  calendar: same.extendedProps.calendar,
  startsAt: new Date(eventInstant(same.start)),
  endsAt: new Date(eventInstant(same.end)),
});
