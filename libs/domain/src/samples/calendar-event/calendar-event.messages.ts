import { invalid } from '../../platform/errors/message.ts';

export const calendarEventMessages = {
  'calendar_event.end_before_start': invalid('The event ends before it begins.'),
  'calendar_event.too_long': invalid('An event lasts at most %{days} days.'),
  'calendar_event.bad_extension': invalid('The event names an unknown calendar, or its details are too long.'),
};
