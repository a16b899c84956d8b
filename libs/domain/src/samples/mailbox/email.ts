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

/** What a mail of the samples shows as attached. No file lies behind it. */
export class EmailAttachment {
  fileName: string;
  thumbnail: string;
  url: string;
  /** In words, such as `5mb`. */
  size: string;
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
}
export class EmailWithNeighbours extends EmailRecord {
  hasPreviousMail: boolean;
  hasNextMail: boolean;
}
/** The mail as it lies in the mailbox of the person who wrote it. */
export class WrittenEmail {
  email: EmailRecord;
}
