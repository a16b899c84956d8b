import { conflict, invalid } from '../../platform/errors/message.ts';

export const timeEntryMessages = {
  'time_entry.select_project': invalid('Please select project'),
  'time_entry.duration_required': invalid('Please enter hours, or a start and an end.'),
  'time_entry.length': invalid('An entry is one minute to 24 hours long.'),
  'time_entry.end_before_start': invalid('The end is before the start.'),
  'time_entry.day_limit': invalid('Only %{left} more can be logged on %{date}: the limit is %{limit} a day.'),
  'time_entry.invoiced': conflict('These hours are on invoice %{invoice} and cannot be changed.'),
  'time_entry.other_day': invalid('The start is on another day than these hours.'),
  'time_entry.overlaps': invalid('This time overlaps with another entry of the day.'),
};
