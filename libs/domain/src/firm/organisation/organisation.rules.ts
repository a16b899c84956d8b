import { DomainError } from '../../platform/errors/domain-error.ts';
import type { organisationMessages } from './organisation.messages.ts';
import type { OrganisationInput } from './organisation.input.ts';
import { assertReminderDays, reminderDaysOf, type ReminderFields } from './reminder-days.ts';

type Before = { baseCurrency: string; lockDate?: string | null } & ReminderFields;
type Known = { today: string; isAnythingIssued: boolean; isTimeZone: (name: string) => boolean };

/**
 * Checks a change of the organisation profile. Throws DomainError at the field: `organisation.bad_time_zone`,
 * `organisation.limit_below_day`, `organisation.reminders_out_of_order`, `organisation.lock_date_ahead` for a lock date of today or later,
 * `organisation.currency_in_use` for a new base currency after the first issued document, since its amounts are stored in the old
 * one.
 */
export function checkOrganisation(
  before: Before,
  input: OrganisationInput,
  { today, isAnythingIssued, isTimeZone }: Known,
): void {
  if (!isTimeZone(input.timeZone)) refuse('organisation.bad_time_zone', 'timeZone');
  if (input.dayLimitMinutes < input.workdayMinutes) refuse('organisation.limit_below_day', 'dayLimitMinutes');
  if (input.lockDate && input.lockDate !== before.lockDate && input.lockDate >= today)
    refuse('organisation.lock_date_ahead', 'lockDate');
  assertReminderDays(reminderDaysOf(before, input));
  if (isAnythingIssued && input.baseCurrency !== before.baseCurrency) refuse('organisation.currency_in_use', 'baseCurrency');
}

function refuse(code: keyof typeof organisationMessages, field: string): never {
  throw new DomainError(code, undefined, { [field]: { code } });
}
