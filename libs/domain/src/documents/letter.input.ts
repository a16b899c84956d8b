import { Emails, Text } from '../platform/input/validators.ts';

/** An email with a document that was already issued: again, or to others. */
export class LetterInput {
  /** Up to ten addresses, separated by commas. */
  @Emails() to: string;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
}
