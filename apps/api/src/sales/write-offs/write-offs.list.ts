import type { WriteOffRecord } from '@kontor/domain';
import { date, moment, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

/** Read with the right to payments: both say what settled an invoice, and a rule that hides the amounts of one hides those of the other. */
export const writeOffList = listOf<WriteOffRecord>({
  name: 'write-offs',
  subject: 'Payment',
  table: 'write_off w',
  joins: { i: 'join invoice i on i.id = w.invoice_id' },
  columns: {
    id: whole('w.id'),
    version: shown('w.version'),
    createdAt: moment('w.created_at'),
    updatedAt: moment('w.updated_at'),
    invoiceId: whole('w.invoice_id'),
    invoiceNumber: text('i.number'),
    customerId: whole('i.customer_id'),
    writeOffDate: date('w.write_off_date'),
    amount: number('w.amount'),
    currency: text('i.currency'),
    reason: text('w.reason'),
  },
  search: ['invoiceNumber'],
  sort: ['writeOffDate', 'DESC'],
});
