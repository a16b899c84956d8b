import type { PaymentRecord } from '@kontor/domain';
import { date, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

const allocations = `(select coalesce(json_agg(json_build_object('invoiceId', a.invoice_id, 'invoiceNumber', i.number, 'amount', a.amount)
    order by a.invoice_id), '[]'::json)
  from payment_allocation a join invoice i on i.id = a.invoice_id where a.payment_id = p.id)`;

export const paymentList = listOf<PaymentRecord>({
  name: 'payments',
  subject: 'Payment',
  table: 'payment p',
  joins: { c: 'join customer c on c.id = p.customer_id' },
  columns: {
    id: whole('p.id'),
    version: shown('p.version'),
    createdAt: moment('p.created_at'),
    updatedAt: moment('p.updated_at'),
    customerId: whole('p.customer_id'),
    customerName: name('c.name'),
    paymentDate: date('p.payment_date'),
    amount: number('p.amount'),
    currency: text('p.currency'),
    method: text('p.method'),
    reference: text('p.reference'),
    allocations: shown(allocations),
    unallocated: number('p.unallocated'),
  },
  search: ['customerName', 'reference'],
  sort: ['paymentDate', 'DESC'],
});
