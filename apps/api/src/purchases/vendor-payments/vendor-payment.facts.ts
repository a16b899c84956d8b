import { sql, type Kysely } from 'kysely';
import { billStates } from '@kontor/domain';
import { moneyFacts, type Reach } from '../../platform/facts/fact.ts';
import { kindIf, partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { BillLine } from '../bills/bill-line.entity.ts';
import { paidCostOf, paidShare } from '../bills/purchase.facts.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { billList } from '../bills/bills.list.ts';
import type { VendorPaymentAllocation } from './vendor-payment-allocation.entity.ts';
import type { VendorPayment } from './vendor-payment.entity.ts';
import { vendorPaymentList } from './vendor-payments.list.ts';

type Tables = {
  bill: Bill;
  bill_line: BillLine;
  vendor_payment: VendorPayment;
  vendor_payment_allocation: VendorPaymentAllocation;
};
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
  moneyFacts(paymentsOfBills(db).where('b.status', 'in', billStates.counted), {
    of: billList,
    reach,
    kind: 'payment',
    day: sql`greatest(p.payment_date, b.bill_date)`,
    keys: { vendor_id: 'b.vendor_id' },
    rate: 'b',
    net: 'a.amount',
    less: true,
  });

const paymentsOfBills = (db: Kysely<unknown>) =>
  payments(db)
    .innerJoin('vendor_payment_allocation as a', 'a.vendor_payment_id', 'p.id')
    .innerJoin('bill as b', 'b.id', 'a.bill_id');

/** On cash basis, a bill is a cost of the days on which it was paid, at its own rate; of an opening bill the tax is not known. */
export const paidCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(paymentsOfBills(db), {
    of: vendorPaymentList,
    reach,
    kind: kindIf('b.opening', 'opening', 'bill'),
    day: 'p.payment_date',
    keys: { vendor_id: 'b.vendor_id' },
    rate: 'b',
    net: partOf('a.amount', paidCostOf('b'), 'b.total'),
    total: 'a.amount',
  });

/** The same by the lines of the bill, each with its share of the payment. */
export const paidLineCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(paymentsOfBills(db).leftJoin('bill_line as l', 'l.bill_id', 'b.id'), {
    of: vendorPaymentList,
    reach,
    kind: kindIf('b.opening', 'opening', 'bill'),
    day: 'p.payment_date',
    keys: {
      vendor_id: 'b.vendor_id',
      customer_id: 'l.customer_id',
      project_id: 'l.project_id',
      item_id: 'l.item_id',
      category_id: 'l.category_id',
      tax_rate_id: 'l.tax_rate_id',
    },
    rate: 'b',
    ...paidShare('b', { day: 'p.payment_date', id: 'a.id', paid: 'a.amount' }),
  });
