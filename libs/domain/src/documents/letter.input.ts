import { Emails, Text } from '../platform/input/validators.ts';

/** An email with what was issued already: again, or to others. */
export class LetterInput {
  /** Up to ten addresses with commas between them. */
  @Emails() to: string;
  /** Without it, the subject of the template. `{number}` and its like are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** Without it, the text of the template. */
  @Text(5000, { optional: true }) message?: string | null;
}
