import { DomainError } from '../../platform/errors/domain-error.ts';

/** The stages of reminding about one invoice, in their order: before the due date, and three times after it. */
export const reminderStages = ['upcoming', 'first', 'second', 'final'] as const;
export type ReminderStage = (typeof reminderStages)[number];

/** Days between the due date and each stage; 0 skips the stage. `upcoming` counts backwards. */
export type ReminderDays = Record<ReminderStage, number>;

const fieldOf = {
  upcoming: 'reminderUpcomingDays',
  first: 'reminderFirstDays',
  second: 'reminderSecondDays',
  final: 'reminderFinalDays',
} as const;

/** The fields of the organisation that hold the days. */
export type ReminderFields = Record<(typeof fieldOf)[ReminderStage], number>;

/** Returns the days of each stage as the organisation has set them, or as `change` sets them. */
export const reminderDaysOf = (organisation: ReminderFields, change: Partial<ReminderFields> = {}): ReminderDays => ({
  upcoming: change.reminderUpcomingDays ?? organisation.reminderUpcomingDays,
  first: change.reminderFirstDays ?? organisation.reminderFirstDays,
  second: change.reminderSecondDays ?? organisation.reminderSecondDays,
  final: change.reminderFinalDays ?? organisation.reminderFinalDays,
});

type Switch = { remindersOn: boolean; remindersSince?: string | null };

/** Returns the day on which reminders were switched on: today, when `isOn` switches them on. */
export const remindersSince = (before: Switch, isOn: boolean | undefined, today: string): string | null => {
  if (isOn === undefined || isOn === before.remindersOn) return before.remindersSince ?? null;
  return isOn ? today : null;
};

/**
 * Refuses a reminder that would not come later than the one before it. Throws DomainError `organisation.reminders_out_of_order` at its
 * field. Example: a second one 7 days after the due date, as the first is.
 */
export function assertReminderDays(days: ReminderDays): void {
  let latest = 0;
  for (const stage of ['first', 'second', 'final'] as const) {
    if (days[stage] === 0) continue;
    if (days[stage] <= latest) {
      const code = 'organisation.reminders_out_of_order';
      throw new DomainError(code, undefined, { [fieldOf[stage]]: { code } });
    }
    latest = days[stage];
  }
}
