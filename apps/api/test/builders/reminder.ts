import { Reminder } from '../../src/sales/reminders/reminder.entity.ts';
import { aSentInvoice } from './invoice.ts';
import { rowsOf } from './store.ts';

/** Of a sent invoice, by hand. */
export const aReminder = rowsOf(Reminder)(() => ({
  invoiceId: aSentInvoice(),
  stage: 'first',
  reminderDate: '2026-03-20',
  toAddress: 'ona@example.com',
  balance: 100,
}));
