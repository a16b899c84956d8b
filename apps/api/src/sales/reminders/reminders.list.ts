import type { ReminderRecord } from '@kontor/domain';
import { columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { Reminder } from './reminder.entity.ts';

const r = from(Reminder, 'r');
const i = to(r, 'invoiceId', Invoice, 'i');

/** Whoever may read an invoice sees its reminders. */
export const reminderList = listOf<ReminderRecord>('reminders', r, {
  subject: 'Invoice',
  columns: columnsOf(r, {
    invoiceNumber: of(i, 'number'),
    customerId: of(i, 'customerId'),
    currency: of(i, 'currency'),
    ...without('createdById'),
  }),
  hidden: projectUserIds('i', i),
  search: ['invoiceNumber', 'toAddress'],
  sort: ['id', 'DESC'],
});
