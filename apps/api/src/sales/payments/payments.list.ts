import type { PaymentRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { gainIn } from '../../platform/orm/in-base.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Payment } from './payment.entity.ts';

const p = from(Payment, 'p');
const c = to(p, 'customerId', Customer, 'c');

const invoiceGain = gainIn('a.amount', { at: 'p', than: 'i' });
const retainerGain = gainIn('a.amount', { at: 'p', than: 'r' });

const allocations = `(select coalesce(json_agg(json_build_object('invoiceId', a.invoice_id, 'invoiceNumber', i.number, 'amount', a.amount,
    'allocationDate', a.allocation_date, 'exchangeDifference', ${invoiceGain})
    order by a.invoice_id), '[]'::json)
  from payment_allocation a join invoice i on i.id = a.invoice_id where a.payment_id = p.id)`;

const retainers = `(select coalesce(json_agg(json_build_object('retainerInvoiceId', a.retainer_invoice_id, 'retainerInvoiceNumber', r.number,
    'amount', a.amount, 'allocationDate', a.allocation_date, 'exchangeDifference', ${retainerGain}) order by a.retainer_invoice_id), '[]'::json)
  from retainer_payment a join retainer_invoice r on r.id = a.retainer_invoice_id where a.payment_id = p.id)`;

const refunds = `(select coalesce(json_agg(json_build_object('id', f.id, 'refundDate', f.refund_date, 'amount', f.amount, 'method', f.method,
    'reference', f.reference) order by f.id), '[]'::json) from payment_refund f where f.payment_id = p.id)`;

const exchangeDifference = `((select coalesce(sum(${invoiceGain}), 0)
    from payment_allocation a join invoice i on i.id = a.invoice_id where a.payment_id = p.id)
  + (select coalesce(sum(${retainerGain}), 0)
    from retainer_payment a join retainer_invoice r on r.id = a.retainer_invoice_id where a.payment_id = p.id))`;

export const paymentList = listOf<PaymentRecord>('payments', p, {
  columns: columnsOf(p, {
    customerName: alphabetic(of(c, 'name')),
    allocations: shown(allocations),
    retainers: shown(retainers),
    refunds: shown(refunds),
    exchangeDifference: shown(exchangeDifference),
  }),
  search: ['customerName', 'reference'],
  sort: ['paymentDate', 'DESC'],
});
