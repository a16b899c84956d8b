export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the outbox. `kept`: there is no mail server, so the mail can only be read here. */
export class MailRecord {
  id: number;
  createdAt: string;
  toAddress: string;
  /** Subject and text are empty for a mail that a person wrote from their mailbox: its content is private. */
  subject: string;
  text: string;
  state: MailState;
  sentAt: string | null;
  error: string | null;
  /** The record that the mail is about, such as Invoice 42. */
  subjectType: string | null;
  subjectId: number | null;
}
