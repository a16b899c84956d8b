/** The folder of an email. Clients ask for `starred` like a folder, but a starred email stays in its own. */
export const emailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

export const emailLabels = ['private', 'company', 'important', 'personal'] as const;
export type EmailLabel = (typeof emailLabels)[number];

export class EmailSender {
  email: string;
  name: string;
  avatar: string;
}
export class EmailReceiver {
  name: string;
  email: string;
}

/** An attachment. Those of the sample emails have no file. */
export class EmailAttachment {
  fileName: string;
  thumbnail: string;
  url: string;
  /** Size as text, such as `5mb`. */
  size: string;
  /** Id of the attached file; `url` is its download address. */
  fileId?: number;
}

/** The subjects that an email can be about. */
export const emailSubjects = [
  'Customer',
  'Contact',
  'Project',
  'Invoice',
  'Estimate',
  'RetainerInvoice',
  'Vendor',
  'Bill',
  'Item',
] as const;
export type EmailSubject = (typeof emailSubjects)[number];

/** The record of the firm that an email is about. Without the right to read the record, a person sees only this. */
export class EmailTopic {
  subject: EmailSubject;
  id: number;
}

/** An email in one person's mailbox. Ids count within the mailbox. */
export class EmailRecord {
  id: number;
  from: EmailSender;
  to: EmailReceiver[];
  subject: string;
  cc: string[];
  /** Only in the sender's mailbox. */
  bcc: string[];
  /** HTML within the allow-list. */
  message: string;
  attachments: EmailAttachment[];
  isStarred: boolean;
  labels: EmailLabel[];
  time: string;
  /** The replies to it, oldest first. */
  replies: EmailRecord[];
  folder: EmailFolder;
  isRead: boolean;
  about: EmailTopic | null;
  /** The email that this one answers, in its writer's mailbox. */
  answersId: number | null;
}

/** The counters of the mailbox menu, independent of the list. */
export class EmailsMeta {
  /** Unread. */
  inbox: number;
  /** All, read or not. */
  draft: number;
  /** Unread. */
  spam: number;
}
export class EmailList {
  emails: EmailRecord[];
  emailsMeta: EmailsMeta;
  /** Number of emails on all pages; only when a page was asked for. */
  total?: number;
}
/** Receivers that match the typed text. */
export class EmailReceivers {
  receivers: EmailReceiver[];
}
export class EmailWithNeighbours extends EmailRecord {
  hasPreviousMail: boolean;
  hasNextMail: boolean;
}
/** The email as stored in its writer's mailbox. */
export class WrittenEmail {
  email: EmailRecord;
}
