export const notificationKinds = [
  'invoiceSent',
  'invoicePaid',
  'invoiceOverdue',
  'pdfFailed',
  'timerRunsLong',
  'documentExpires',
  'documentSeen',
  'estimateAccepted',
  'estimateDeclined',
  'recurringInvoiceFailed',
  'recurringBillFailed',
  'vendorAccountChanged',
  'expenseSubmitted',
  'expenseApproved',
  'expenseRejected',
  'billToApprove',
  'billDue',
  'stockLow',
  'eInvoiceRejected',
  'eInvoiceReceived',
  'eInvoiceNotTaken',
  'weekSubmitted',
  'weekReturned',
  'weekMissing',
  'webhookSwitchedOff',
  'backgroundJobDone',
  'backgroundJobFailed',
  'absenceAsked',
  'absenceApproved',
  'absenceRefused',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** An entry of the bell: a kind with parameters, which the screen puts into words. */
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

/** How a person is notified of one kind of event. */
export class NotificationPreferenceRecord {
  kind: NotificationKind;
  inApp: boolean;
  byEmail: boolean;
}
