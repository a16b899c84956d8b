import { describe, expect, it } from '@jest/globals';
import { assertReminderDays, remindersSince } from './reminder-days.ts';

const days = { upcoming: 3, first: 7, second: 14, final: 30 };

describe('the days of reminders', () => {
  it.each([
    days,
    { ...days, second: 0 },
    { upcoming: 30, first: 1, second: 2, final: 3 },
    { upcoming: 0, first: 0, second: 0, final: 0 },
  ])('%j are taken', (given) => expect(() => assertReminderDays(given)).not.toThrow());
  it.each([
    [{ ...days, second: 7 }, 'reminderSecondDays'],
    [{ ...days, second: 0, final: 6 }, 'reminderFinalDays'],
  ])('%j are refused at %s', (given, field) => {
    const code = 'organisation.reminders_out_of_order';
    expect(() => assertReminderDays(given)).toThrow(expect.objectContaining({ code, errors: { [field]: { code } } }));
  });
});

it.each([
  [false, undefined, undefined, null],
  [false, true, undefined, '2026-11-23'],
  [true, true, '2026-05-01', '2026-05-01'],
  [true, undefined, '2026-05-01', '2026-05-01'],
  [true, false, '2026-05-01', null],
] as const)(
  'reminders that are on: %s, switched to %s on 23 November, since %s, are on since %s',
  (remindersOn, to, since, expected) =>
    expect(remindersSince({ remindersOn, remindersSince: since }, to, '2026-11-23')).toBe(expected),
);
