import { sql } from 'kysely';
import { exchangeInvariants, farRates } from '../../documents/exchange.invariants.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { VendorPayment } from './vendor-payment.entity.ts';
import { VendorPaymentAllocation } from './vendor-payment-allocation.entity.ts';

export const vendorPaymentSubject = defineSubject({
  entity: VendorPayment,
  search: {
    group: 'vendorPayments',
    place: 51,
    id: 'p.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select p.id, p.reference as title, concat_ws(', ', v.name, p.payment_date::text) as subtitle,
        '/vendors/' || v.id || '/show' as link
      from ${indexedOrLatest('vendor_payment', text)} p join vendor v on v.id = p.vendor_id
      where ${has('p.reference')} and ${allowed} order by p.id desc limit ${limit}`,
  },
  parts: [{ entity: VendorPaymentAllocation, key: 'vendorPayment' }],
  invariants: [
    ...exchangeInvariants('vendor_payment', 'Payment to a vendor'),
    farRates(
      'Payment to a vendor',
      'vendor_payment_allocation a join vendor_payment p on p.id = a.vendor_payment_id join bill d on d.id = a.bill_id',
    ),
    {
      about: 'a payment to a vendor differs from what its bills got',
      sql: `select p.id, 'Payment ' || p.id || ': ' || p.amount || ' instead of ' || coalesce(a.used, 0) as what
        from vendor_payment p left join (select vendor_payment_id, sum(amount) as used from vendor_payment_allocation group by 1) a
          on a.vendor_payment_id = p.id where p.amount <> coalesce(a.used, 0)`,
    },
    {
      about: 'money for one vendor pays the bill of another, or in another currency, or one that is not open',
      sql: `select p.id, 'Payment ' || p.id || ' and bill ' || b.id as what
        from vendor_payment_allocation a join vendor_payment p on p.id = a.vendor_payment_id join bill b on b.id = a.bill_id
        where p.vendor_id <> b.vendor_id or p.currency <> b.currency or b.status not in ('partlyPaid', 'paid')`,
    },
  ],
});
