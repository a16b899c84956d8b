export const notificationKinds = [
  'invoiceSent',
  'invoicePaid',
  'invoiceOverdue',
  'pdfFailed',
  'timerRunsLong',
  'importDone',
  'documentExpires',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What the bell shows: a kind with parameters; the screen finds the words. */
export class NotificationRecord {
  id: number;
  createdAt: string;
  kind: NotificationKind;
  params: Record<string, string | number>;
  subject: string | null;
  subjectId: number | null;
  readAt: string | null;
}
export class NotificationCount {
  unread: number;
}

/** How a person wants to be told about one kind of news. */
export class NotificationPreferenceRecord {
  kind: NotificationKind;
  inApp: boolean;
  byEmail: boolean;
}
