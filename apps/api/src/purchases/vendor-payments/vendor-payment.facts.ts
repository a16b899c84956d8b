import { sql, type Kysely } from 'kysely';
import { billStates } from '@kontor/domain';
import { moneyFacts, type Reach } from '../../platform/facts/fact.ts';
import { kindIf, partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import { paidCostOf } from '../bills/purchase.facts.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { billList } from '../bills/bills.list.ts';
import type { VendorPaymentAllocation } from './vendor-payment-allocation.entity.ts';
import type { VendorPayment } from './vendor-payment.entity.ts';
import { vendorPaymentList } from './vendor-payments.list.ts';

type Tables = { bill: Bill; vendor_payment: VendorPayment; vendor_payment_allocation: VendorPaymentAllocation };
const payments = (db: Kysely<unknown>) => typed<Tables>(db).selectFrom('vendor_payment as p');

/** All of it leaves the firm on its date. */
export const vendorPaymentCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(payments(db), {
    of: vendorPaymentList,
    reach,
    kind: 'payment',
    day: 'p.payment_date',
    keys: { vendor_id: 'p.vendor_id' },
    rate: 'p',
    net: 'p.amount',
    less: true,
  });

/** What it settles of bills. */
export const paidOfBills = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    payments(db)
      .innerJoin('vendor_payment_allocation as a', 'a.vendor_payment_id', 'p.id')
      .innerJoin('bill as b', 'b.id', 'a.bill_id')
      .where('b.status', 'in', billStates.counted),
    {
      of: billList,
      reach,
      kind: 'payment',
      day: sql`greatest(p.payment_date, b.bill_date)`,
      keys: { vendor_id: 'b.vendor_id' },
      rate: 'b',
      net: 'a.amount',
      less: true,
    },
  );

/** On cash basis, a bill is a cost of the days on which it was paid, at its own rate; of an opening bill the tax is not known. */
export const paidCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    payments(db)
      .innerJoin('vendor_payment_allocation as a', 'a.vendor_payment_id', 'p.id')
      .innerJoin('bill as b', 'b.id', 'a.bill_id'),
    {
      of: vendorPaymentList,
      reach,
      kind: kindIf('b.opening', 'opening', 'bill'),
      day: 'p.payment_date',
      keys: { vendor_id: 'b.vendor_id' },
      rate: 'b',
      net: partOf('a.amount', paidCostOf('b'), 'b.total'),
      total: 'a.amount',
    },
  );
