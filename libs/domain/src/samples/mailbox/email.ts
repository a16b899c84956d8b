/** Where a mail lies. `starred` is asked for like a folder but is none: a starred mail stays where it is. */
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

/** What is attached to a mail. No file lies behind that of the samples. */
export class EmailAttachment {
  fileName: string;
  thumbnail: string;
  url: string;
  /** In words, such as `5mb`. */
  size: string;
  /** An attachment; `url` is where to download it. */
  fileId?: number;
}

/** The nouns that a mail can be about. */
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

/** A record of the firm that an email is about. Without the right to read the record this is all that is shown. */
export class EmailTopic {
  subject: EmailSubject;
  id: number;
}

/** A mail in the mailbox of one person. Ids count within the mailbox. */
export class EmailRecord {
  id: number;
  from: EmailSender;
  to: EmailReceiver[];
  subject: string;
  cc: string[];
  /** Only the mailbox of the sender has them. */
  bcc: string[];
  /** HTML of the allow-list. */
  message: string;
  attachments: EmailAttachment[];
  isStarred: boolean;
  labels: EmailLabel[];
  time: string;
  /** What was answered to it, the oldest first. */
  replies: EmailRecord[];
  folder: EmailFolder;
  isRead: boolean;
  about: EmailTopic | null;
  /** The mail that this one answers, in the mailbox of its writer. */
  answersId: number | null;
}

/** What the menu of the mailbox shows beside the folders, whatever is listed. */
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
  /** How many there are on all pages; given with a page. */
  total?: number;
}
/** Possible receivers for the typed text. */
export class EmailReceivers {
  receivers: EmailReceiver[];
}
export class EmailWithNeighbours extends EmailRecord {
  hasPreviousMail: boolean;
  hasNextMail: boolean;
}
/** The mail as it lies in the mailbox of the person who wrote it. */
export class WrittenEmail {
  email: EmailRecord;
}
