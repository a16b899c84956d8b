export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the outbox. `kept`: there is no mail server, it can only be read here. */
export class MailRecord {
  id: number;
  createdAt: string;
  toAddress: string;
  /** Empty, as the text is, where a person wrote to a stranger: the letter is theirs. */
  subject: string;
  text: string;
  state: MailState;
  sentAt: string | null;
  error: string | null;
  /** What the mail is about, such as Invoice 42. */
  subjectType: string | null;
  subjectId: number | null;
}
