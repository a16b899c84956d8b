import { defineSubject } from '../../platform/subjects/subject.ts';
import { CalendarEvent } from './calendar-event.entity.ts';

export const calendarEventSubject = defineSubject({
  entity: CalendarEvent,
  history: 'none',
  constraints: {
    calendar_event_times: { code: 'calendar_event.end_before_start', field: 'end' },
  },
});
