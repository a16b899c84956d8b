import { expect, it } from '@jest/globals';
import { checkOrganisation } from './organisation.rules.ts';
import type { OrganisationInput } from './organisation.input.ts';

const days = { reminderUpcomingDays: 3, reminderFirstDays: 7, reminderSecondDays: 14, reminderFinalDays: 30 };
const before = { baseCurrency: 'EUR', lockDate: '2026-06-30', ...days };
const input = { ...before, timeZone: 'Europe/Oslo', workdayMinutes: 480, dayLimitMinutes: 720 } as OrganisationInput;
const known = { today: '2026-11-22', isAnythingIssued: false, isTimeZone: (name: string) => name === 'Europe/Oslo' };

it.each([
  ['the same', {}, {}, undefined],
  ['a time zone that nobody knows', { timeZone: 'Europe/Kaunas' }, {}, 'organisation.bad_time_zone'],
  ['a limit below the working day', { dayLimitMinutes: 479 }, {}, 'organisation.limit_below_day'],
  ['books closed up to yesterday', { lockDate: '2026-11-21' }, {}, undefined],
  ['books closed up to today', { lockDate: '2026-11-22' }, {}, 'organisation.lock_date_ahead'],
  ['books opened again', { lockDate: null }, {}, undefined],
  ['a second reminder on the day of the first', { reminderSecondDays: 7 }, {}, 'organisation.reminders_out_of_order'],
  ['a first reminder after the stored second one', { reminderFirstDays: 15 }, {}, 'organisation.reminders_out_of_order'],
  ['no second reminder', { reminderSecondDays: 0 }, {}, undefined],
  ['another currency before the first document', { baseCurrency: 'NOK' }, {}, undefined],
  ['another currency afterwards', { baseCurrency: 'NOK' }, { isAnythingIssued: true }, 'organisation.currency_in_use'],
  ['the same currency afterwards', {}, { isAnythingIssued: true }, undefined],
])('a change of the profile: %s', (_what, change, fact, code) => {
  const act = (): void => checkOrganisation(before, { ...input, ...change }, { ...known, ...fact });
  if (code) expect(act).toThrow(expect.objectContaining({ code }));
  else expect(act).not.toThrow();
});
