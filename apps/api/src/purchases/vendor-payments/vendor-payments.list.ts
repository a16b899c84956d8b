import type { VendorPaymentRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { linked, shown } from '../../platform/rest/columns.ts';
import { gainIn } from '../../platform/orm/in-base.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { VendorPayment } from './vendor-payment.entity.ts';

const p = from(VendorPayment, 'p');
const v = to(p, 'vendorId', Vendor, 'v');

const gain = gainIn('a.amount', { at: 'b', than: 'p' });

const allocations = `(select coalesce(json_agg(json_build_object('billId', a.bill_id, 'billNumber', b.number, 'amount', a.amount, 'exchangeDifference', ${gain})
    order by a.bill_id), '[]'::json)
  from vendor_payment_allocation a join bill b on b.id = a.bill_id where a.vendor_payment_id = p.id)`;

const exchangeDifference = `(select coalesce(sum(${gain}), 0)
  from vendor_payment_allocation a join bill b on b.id = a.bill_id where a.vendor_payment_id = p.id)`;

export const vendorPaymentList = listOf<VendorPaymentRecord>('vendor-payments', p, {
  columns: columnsOf(p, {
    vendorName: alphabetic(of(v, 'name')),
    allocations: shown(allocations),
    exchangeDifference: shown(exchangeDifference),
  }),
  asked: { billId: linked('p.id', 'vendor_payment_allocation a', 'a.vendor_payment_id', 'a.bill_id') },
  search: ['vendorName', 'reference'],
  sort: ['paymentDate', 'DESC'],
});
