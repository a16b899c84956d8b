import { conflict, invalid } from '../../platform/errors/message.ts';

export const organisationMessages = {
  'organisation.bad_time_zone': invalid('This time zone is not known.'),
  'organisation.currency_in_use': conflict('The base currency stays, because documents have been issued in it.'),
  'organisation.lock_date_ahead': invalid('Books can be closed up to yesterday at the latest.'),
  'organisation.limit_below_day': invalid('The limit of a day is at least the length of a working day.'),
  'organisation.period_locked': invalid('The books are closed up to %{date}.'),
};
