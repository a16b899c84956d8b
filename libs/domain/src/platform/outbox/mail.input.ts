import { Emails } from '../input/validators.ts';

/** Sends a mail of the outbox again, to the same or to other addresses. */
export class SendAgainInput {
  /** Up to ten addresses, separated by commas. */
  @Emails() to: string;
}
