export const calendars = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type Calendar = (typeof calendars)[number];

/** The calendar, and anything else that the person's calendar program stores with an event, such as guests or a place. */
export class CalendarEventProps {
  calendar: Calendar;
  [key: string]: unknown;
}

export class CalendarEventRecord {
  id: number;
  /** Address of a page about the event; may be empty. */
  url: string;
  title: string;
  /** A date or a moment in ISO 8601, as it was sent: a date is the same day in every time zone. */
  start: string;
  end: string;
  allDay: boolean;
  extendedProps: CalendarEventProps;
}
export class CalendarEventAnswer {
  /** Missing where there is no such event. */
  event?: CalendarEventRecord;
}
