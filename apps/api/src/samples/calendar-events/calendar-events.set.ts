import { sampleCalendarEvents } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { CalendarEvent } from './calendar-event.entity.ts';
import { calendarEventColumns } from './calendar-event.record.ts';

export const calendarSet: SampleDefinition = {
  name: 'calendar',
  personal: true,
  tables: ['calendar_event'],
  nextId: 11,
  load: (em, now, userId) => {
    for (const event of sampleCalendarEvents(now))
      em.create(CalendarEvent, { userId: userId ?? 0, id: event.id, ...calendarEventColumns(event) });
  },
};
