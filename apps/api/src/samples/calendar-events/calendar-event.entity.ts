import { defineEntity, p } from '@mikro-orm/core';
import { calendars, type CalendarEventProps } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** An event in a person's calendar. Ids begin at 1 for each person. */
const schema = defineEntity({
  name: 'CalendarEvent',
  tableName: 'calendar_event',
  indexes: [{ name: 'calendar_event_start_index', properties: ['userId', 'calendar', 'startsAt'] }],
  // In hours, since an interval in days would depend on the clock changes of a time zone.
  checks: [
    {
      name: 'calendar_event_times',
      expression: "ends_at >= starts_at and ends_at <= starts_at + '8784:00:00'::interval",
    },
  ],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    id: p.integer().primary(),
    title: p.string().length(200),
    url: p.string().length(2000),
    /** As it was sent: a date stays a date in every time zone. */
    start: p.string().length(40).fieldName('start_text'),
    end: p.string().length(40).fieldName('end_text'),
    /** The instants of both texts, for searching and sorting. */
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    allDay: p.boolean(),
    calendar: p.enum(calendars),
    extendedProps: p.json<CalendarEventProps>(),
  },
});
export class CalendarEvent extends schema.class {}
schema.setClass(CalendarEvent);
