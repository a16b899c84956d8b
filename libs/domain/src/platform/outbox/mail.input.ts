import { Emails } from '../input/validators.ts';

/** An email of the outbox once more: to the same people, or to others. */
export class SendAgainInput {
  /** Up to ten addresses with commas between them. */
  @Emails() to: string;
}
