import type { ReminderStage } from '../../firm/organisation/reminder-days.ts';

/** A reminder that was sent about an invoice. */
export class ReminderRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  invoiceId: number;
  invoiceNumber: string;
  customerId: number;
  stage: ReminderStage;
  reminderDate: string;
  toAddress: string;
  /** The amount due on that day. */
  balance: number;
  currency: string;
  /** Sent by schedule. */
  isAutomatic: boolean;
}

/** The reminder that an invoice gets next: by schedule, or only when a person sends it. */
export class NextReminder {
  /** The stage that follows the last one sent; null after the final one. */
  stage: ReminderStage | null;
  /** The day on which it leaves by schedule; null if nothing leaves by itself. */
  reminderDate: string | null;
  /** The address that reminders about this invoice go to. */
  toAddress: string | null;
  /** The statement of the customer goes along. */
  withStatement: boolean;
}
