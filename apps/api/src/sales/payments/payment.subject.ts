import { sql } from 'kysely';
import { invoiceStates, retainerInvoiceStates } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { exchangeInvariants, farRates } from '../../documents/exchange.invariants.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Payment } from './payment.entity.ts';
import { PaymentAllocation } from './payment-allocation.entity.ts';
import { PaymentRefund } from './payment-refund.entity.ts';
import { RetainerPayment } from './retainer-payment.entity.ts';

export const paymentSubject = defineSubject({
  entity: Payment,
  search: {
    group: 'payments',
    place: 50,
    id: 'p.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select p.id, p.reference as title, concat_ws(', ', c.name, p.payment_date::text) as subtitle,
        '/payments/' || p.id || '/show' as link
      from ${indexedOrLatest('payment', text)} p join customer c on c.id = p.customer_id
      where ${has('p.reference')} and ${allowed} order by p.id desc limit ${limit}`,
  },
  parts: [
    { entity: PaymentAllocation, key: 'payment' },
    { entity: RetainerPayment, key: 'payment' },
    { entity: PaymentRefund, key: 'payment' },
  ],
  invariants: [
    ...exchangeInvariants('payment', 'Payment'),
    farRates('Payment', 'payment_allocation a join payment p on p.id = a.payment_id join invoice d on d.id = a.invoice_id'),
    farRates(
      'Payment',
      'retainer_payment a join payment p on p.id = a.payment_id join retainer_invoice d on d.id = a.retainer_invoice_id',
    ),
    {
      about: 'the credit differs from what pays nothing',
      sql: `select p.id, 'Payment ' || p.id || ': ' || p.unallocated || ' instead of ' || p.amount - p.refunded - coalesce(a.used, 0) as what
        from payment p left join (select payment_id, sum(amount) as used
          from (select payment_id, amount from payment_allocation union all select payment_id, amount from retainer_payment) u group by 1) a on a.payment_id = p.id
        where p.unallocated <> p.amount - p.refunded - coalesce(a.used, 0)`,
    },
    {
      about: 'what was paid back differs from the refunds of the payment',
      sql: `select p.id, 'Payment ' || p.id || ': ' || p.refunded || ' instead of ' || coalesce(f.amount, 0) as what
        from payment p left join (select payment_id, sum(amount) as amount from payment_refund group by 1) f on f.payment_id = p.id
        where p.refunded <> coalesce(f.amount, 0)`,
    },
    {
      about: 'money of one customer pays the invoice of another, or in another currency, or one that is not issued',
      sql: `select p.id, 'Payment ' || p.id || ' and invoice ' || i.id as what
        from payment_allocation a join payment p on p.id = a.payment_id join invoice i on i.id = a.invoice_id
        where p.customer_id <> i.customer_id or p.currency <> i.currency or not (${isIn('i.status', invoiceStates.counted)})`,
    },
    {
      about: 'money of one customer pays the retainer invoice of another, or in another currency, or one that is not issued',
      sql: `select p.id, 'Payment ' || p.id || ' and retainer invoice ' || r.id as what
        from retainer_payment a join payment p on p.id = a.payment_id join retainer_invoice r on r.id = a.retainer_invoice_id
        where p.customer_id <> r.customer_id or p.currency <> r.currency or not (${isIn('r.status', retainerInvoiceStates.counted)})`,
    },
  ],
});
