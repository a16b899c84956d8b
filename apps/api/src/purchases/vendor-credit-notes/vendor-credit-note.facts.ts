import { sql, type Kysely } from 'kysely';
import { billStates, vendorCreditNoteStates } from '@kontor/domain';
import { moneyFacts, taxFacts, type Reach } from '../../platform/facts/fact.ts';
import { partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import { billList } from '../bills/bills.list.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { paidCostOf, paidShare, purchaseCost, purchaseTax } from '../bills/purchase.facts.ts';
import type { VendorCreditApplication } from './vendor-credit-application.entity.ts';
import type { VendorCreditNoteLine } from './vendor-credit-note-line.entity.ts';
import type { VendorCreditNote } from './vendor-credit-note.entity.ts';
import { vendorCreditNoteList } from './vendor-credit-notes.list.ts';
import type { VendorRefund } from './vendor-refund.entity.ts';

type Tables = {
  bill: Bill;
  vendor_credit_note: VendorCreditNote;
  vendor_credit_note_line: VendorCreditNoteLine;
  vendor_credit_application: VendorCreditApplication;
  vendor_refund: VendorRefund;
};
const tables = (db: Kysely<unknown>) => typed<Tables>(db);
const notes = (db: Kysely<unknown>) =>
  tables(db).selectFrom('vendor_credit_note as n').where('n.status', 'in', vendorCreditNoteStates.counted);

const lineKeys = {
  vendor_id: 'n.vendor_id',
  project_id: 'l.project_id',
  item_id: 'l.item_id',
  category_id: 'l.category_id',
  tax_rate_id: 'l.tax_rate_id',
} as const;

/** Each line lessens the cost of the credit note's date. */
export const vendorCreditNoteCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db).innerJoin('vendor_credit_note_line as l', 'l.vendor_credit_note_id', 'n.id'), {
    of: vendorCreditNoteList,
    reach,
    kind: 'creditNote',
    day: 'n.credit_date',
    keys: lineKeys,
    rate: 'n',
    ...purchaseCost('n', 'credit_date'),
    less: true,
  });

/** The tax that it takes back on its own date. */
export const vendorCreditNoteTaxes = (db: Kysely<unknown>, reach?: Reach) =>
  taxFacts(notes(db).innerJoin('vendor_credit_note_line as l', 'l.vendor_credit_note_id', 'n.id'), {
    of: vendorCreditNoteList,
    reach,
    ...purchaseTax('n', { day: sql.ref('n.credit_date'), less: true }),
  });

/** What the vendor owes back by it. */
export const vendorCreditNoteDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db), {
    of: vendorCreditNoteList,
    reach,
    kind: 'creditNote',
    day: 'n.credit_date',
    keys: { vendor_id: 'n.vendor_id' },
    rate: 'n',
    net: sql`(n.total + n.rounding - n.prepaid)`,
    less: true,
  });

/** What it settles of bills. */
export const creditOnBills = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('vendor_credit_application as a')
      .innerJoin('bill as b', 'b.id', 'a.bill_id')
      .where('b.status', 'in', billStates.counted),
    {
      of: billList,
      reach,
      kind: 'credit',
      day: sql`greatest(a.application_date, b.bill_date)`,
      keys: { vendor_id: 'b.vendor_id' },
      rate: 'b',
      net: 'a.amount',
      less: true,
    },
  );

const refunds = (db: Kysely<unknown>) =>
  tables(db).selectFrom('vendor_refund as r').innerJoin('vendor_credit_note as n', 'n.id', 'r.vendor_credit_note_id');
const refund = { of: vendorCreditNoteList, kind: 'refund', day: 'r.refund_date', rate: 'n' } as const;

/** What the vendor paid back of it. */
export const vendorRefundCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(refunds(db), { ...refund, reach, keys: { vendor_id: 'n.vendor_id' }, net: 'r.amount' });

/** On cash basis it lessens cost when the vendor pays it back. */
export const refundedCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(refunds(db), {
    ...refund,
    reach,
    keys: { vendor_id: 'n.vendor_id' },
    net: partOf('r.amount', paidCostOf('n'), 'n.total'),
    total: 'r.amount',
    less: true,
  });

/** The same by line, each with its share of what was paid back. */
export const refundedLineCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(refunds(db).leftJoin('vendor_credit_note_line as l', 'l.vendor_credit_note_id', 'n.id'), {
    ...refund,
    reach,
    keys: lineKeys,
    ...paidShare('n', { day: 'r.refund_date', id: 'r.id', paid: 'r.amount' }),
    less: true,
  });
