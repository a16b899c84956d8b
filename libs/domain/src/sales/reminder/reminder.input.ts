import { Emails, OneOf, Text } from '../../platform/input/validators.ts';
import { reminderStages, type ReminderStage } from '../../firm/organisation/reminder-days.ts';

export class RemindInput {
  @OneOf(reminderStages) stage: ReminderStage;
  /** Up to ten recipients, separated by commas. */
  @Emails() to: string;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
}
