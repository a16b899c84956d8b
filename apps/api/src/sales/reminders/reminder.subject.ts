import { defineSubject } from '../../platform/subjects/subject.ts';
import { Reminder } from './reminder.entity.ts';

export const reminderSubject = defineSubject({
  entity: Reminder,
  // The history of the invoice names the author of the change.
  history: { of: 'Invoice', key: 'invoiceId', told: ['stage', 'createdById', 'reminderDate', 'balance', 'isAutomatic'] },
});
