import { sql, type Kysely } from 'kysely';
import { invoiceStates } from '@kontor/domain';
import { moneyFacts, type Reach } from '../../platform/facts/fact.ts';
import { kindIf, partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import { lineKeys, shareOfLine, soldLines } from '../invoices/sale.facts.ts';
import type { PaymentRefund } from './payment-refund.entity.ts';
import type { Payment } from './payment.entity.ts';
import type { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import type { PaymentAllocation } from './payment-allocation.entity.ts';
import { paymentList } from './payments.list.ts';
import type { RetainerPayment } from './retainer-payment.entity.ts';

type Tables = {
  payment: Payment;
  payment_refund: PaymentRefund;
  payment_allocation: PaymentAllocation;
  invoice: Invoice;
  retainer_payment: RetainerPayment;
  retainer_invoice: RetainerInvoice;
};
const tables = (db: Kysely<unknown>) => typed<Tables>(db);
const keys = { customer_id: 'p.customer_id' } as const;

/** All of it is received on its date, whatever it pays and when. */
export const paymentCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(tables(db).selectFrom('payment as p'), {
    of: paymentList,
    reach,
    kind: 'payment',
    day: 'p.payment_date',
    keys,
    rate: 'p',
    net: 'p.amount',
  });

/** Unused credit that was paid back, at the rate at which it came. */
export const paymentRefundCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(tables(db).selectFrom('payment_refund as f').innerJoin('payment as p', 'p.id', 'f.payment_id'), {
    of: paymentList,
    reach,
    kind: 'refund',
    day: 'f.refund_date',
    keys,
    rate: 'p',
    net: 'f.amount',
    less: true,
  });

/** What it settles of invoices, from the day on which it was put on them and they are there. */
export const paidOfInvoices = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('payment_allocation as a')
      .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
      .where('i.status', 'in', invoiceStates.counted),
    {
      of: invoiceList,
      reach,
      kind: 'payment',
      day: sql`greatest(a.allocation_date, i.invoice_date)`,
      keys: { customer_id: 'i.customer_id', project_id: 'i.project_id' },
      rate: 'i',
      net: 'a.amount',
      less: true,
    },
  );

const paymentsOfInvoices = (db: Kysely<unknown>) =>
  tables(db)
    .selectFrom('payment_allocation as a')
    .innerJoin('payment as p', 'p.id', 'a.payment_id')
    .innerJoin('invoice as i', 'i.id', 'a.invoice_id');

/** On cash basis, an invoice is income of the days on which it was paid, at its own rate; of an opening invoice the tax is not known. */
export const paidIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(paymentsOfInvoices(db), {
    of: paymentList,
    reach,
    kind: kindIf('i.opening', 'opening', 'invoice'),
    day: 'p.payment_date',
    keys: { customer_id: 'i.customer_id', project_id: 'i.project_id' },
    rate: 'i',
    net: partOf('a.amount', 'i.net', 'i.total'),
    total: 'a.amount',
  });

/** The same by the lines of the invoice, each with its share of the payment. */
export const paidLineIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(paymentsOfInvoices(db).leftJoin(soldLines('invoice'), 'l.document_id', 'i.id'), {
    of: paymentList,
    reach,
    kind: kindIf('i.opening', 'opening', 'invoice'),
    day: 'p.payment_date',
    keys: lineKeys('i'),
    rate: 'i',
    ...shareOfLine('i', { day: 'p.payment_date', id: 'a.id', paid: 'a.amount' }),
  });

/** Money for an advance, a row of its own: it is never income twice. */
export const paidAdvanceIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('retainer_payment as a')
      .innerJoin('payment as p', 'p.id', 'a.payment_id')
      .innerJoin('retainer_invoice as r', 'r.id', 'a.retainer_invoice_id'),
    {
      of: paymentList,
      reach,
      kind: 'advance',
      day: 'p.payment_date',
      keys: { customer_id: 'r.customer_id', project_id: 'r.project_id' },
      rate: 'r',
      net: partOf('a.amount', 'r.net', 'r.total'),
      total: 'a.amount',
    },
  );

/** Money that was put on nothing yet, or was paid back. */
export const unallocatedIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('payment as p')
      .where(sql<boolean>`p.unallocated + p.refunded > 0`),
    {
      of: paymentList,
      reach,
      kind: 'unallocated',
      day: 'p.payment_date',
      keys,
      rate: 'p',
      net: sql`(p.unallocated + p.refunded)`,
    },
  );
