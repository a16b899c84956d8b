import type { WriteOffRecord } from '@kontor/domain';
import { columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { WriteOff } from './write-off.entity.ts';

const w = from(WriteOff, 'w');
const i = to(w, 'invoiceId', Invoice, 'i');

/** Needs the right to payments: both settle an invoice, and a rule that hides the amounts of one hides those of the other. */
export const writeOffList = listOf<WriteOffRecord>('write-offs', w, {
  subject: 'Payment',
  columns: columnsOf(w, {
    invoiceNumber: of(i, 'number'),
    customerId: of(i, 'customerId'),
    currency: of(i, 'currency'),
    ...without('createdById'),
  }),
  search: ['invoiceNumber'],
  sort: ['writeOffDate', 'DESC'],
});
