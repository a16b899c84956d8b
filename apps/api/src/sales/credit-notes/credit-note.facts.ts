import { sql, type Kysely } from 'kysely';
import { creditNoteStates, invoiceStates } from '@kontor/domain';
import { moneyFacts, stockFacts, taxFacts, type Reach } from '../../platform/facts/fact.ts';
import { partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { StockMove } from '../../stock/moves/stock-move.entity.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import {
  billsProject,
  goods,
  kindOfLine,
  lineKeys,
  shareOfLine,
  soldLines,
  taxedLines,
  taxOfLine,
  type BilledProject,
} from '../invoices/sale.facts.ts';
import type { RetainerApplicationLine } from '../retainer-invoices/retainer-application-line.entity.ts';
import type { CreditAllocation } from './credit-allocation.entity.ts';
import type { CreditNoteLine } from './credit-note-line.entity.ts';
import type { CreditNote } from './credit-note.entity.ts';
import { creditNoteList } from './credit-notes.list.ts';

const issued = (db: Kysely<unknown>) =>
  typed<{ credit_note: CreditNote; credit_note_line: CreditNoteLine; retainer_application_line: RetainerApplicationLine }>(db)
    .selectFrom('credit_note as n')
    .where('n.status', 'in', creditNoteStates.counted);
/** One of an advance is not among them: the advance was no income yet, and its refund says what was paid back. */
const notes = (db: Kysely<unknown>) => issued(db).where('n.invoice_id', 'is not', null);
const keys = { customer_id: 'n.customer_id', project_id: 'n.project_id' } as const;

/** It lessens the income of its own date, not of its invoice's. */
export const creditNoteIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db), {
    of: creditNoteList,
    reach,
    kind: 'creditNote',
    day: 'n.credit_note_date',
    keys,
    rate: 'n',
    net: 'n.net',
    total: 'n.total',
    less: true,
  });

/** Once the invoice that deducts an advance with tax is credited, the advance is no income any more. */
export const creditedAdvanceIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    notes(db)
      .innerJoin('credit_note_line as d', 'd.credit_note_id', 'n.id')
      .innerJoin('retainer_application_line as x', 'x.invoice_line_id', 'd.invoice_line_id'),
    {
      of: creditNoteList,
      reach,
      kind: 'advance',
      day: 'n.credit_note_date',
      keys: { ...keys, tax_rate_id: 'd.tax_rate_id' },
      rate: 'n',
      net: 'x.base',
      total: sql`(x.base + x.amount)`,
      less: true,
    },
  );

/** What was paid back of it. */
export const creditNoteCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db).where('n.paid_back_date', 'is not', null), {
    of: creditNoteList,
    reach,
    kind: 'payBack',
    day: 'n.paid_back_date',
    keys,
    rate: 'n',
    net: 'n.paid_back',
    less: true,
  });

/** What it settles of invoices. */
export const creditOnInvoices = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    typed<{ credit_allocation: CreditAllocation; invoice: Invoice }>(db)
      .selectFrom('credit_allocation as a')
      .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
      .where('i.status', 'in', invoiceStates.counted),
    {
      of: invoiceList,
      reach,
      kind: 'credit',
      day: sql`greatest(a.allocation_date, i.invoice_date)`,
      keys: { customer_id: 'i.customer_id', project_id: 'i.project_id' },
      rate: 'i',
      net: 'a.amount',
      less: true,
    },
  );

/** What the customer is owed by it. */
export const creditNoteDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db), {
    of: creditNoteList,
    reach,
    kind: 'creditNote',
    day: 'n.credit_note_date',
    keys,
    rate: 'n',
    net: sql`(n.total + n.rounding)`,
    less: true,
  });

/** On cash basis it lessens income when it is paid back. */
export const paidBackIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db).where('n.paid_back_date', 'is not', null), {
    of: creditNoteList,
    reach,
    kind: 'payBack',
    day: 'n.paid_back_date',
    keys,
    rate: 'n',
    net: partOf('n.paid_back', 'n.net', 'n.total'),
    total: 'n.paid_back',
    less: true,
  });

/** The same income by line: what each takes back, of whose work. */
export const creditNoteLineIncome = (db: Kysely<unknown>, reach?: Reach, of: BilledProject = {}) =>
  moneyFacts(
    notes(db)
      .innerJoin(soldLines('credit_note'), 'l.document_id', 'n.id')
      .where(billsProject('n.invoice_id', 'n.project_id', of)),
    {
      of: creditNoteList,
      reach,
      kind: of.project === undefined ? 'creditNote' : kindOfLine('creditNote'),
      day: 'n.credit_note_date',
      keys: lineKeys('n'),
      rate: 'n',
      ...shareOfLine('n', { day: 'n.credit_note_date', id: 'n.id' }),
      less: true,
    },
  );

/** What was paid back of it, by line. */
export const paidBackLineIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(notes(db).innerJoin(soldLines('credit_note'), 'l.document_id', 'n.id').where('n.paid_back_date', 'is not', null), {
    of: creditNoteList,
    reach,
    kind: 'payBack',
    day: 'n.paid_back_date',
    keys: lineKeys('n'),
    rate: 'n',
    ...shareOfLine('n', { day: 'n.paid_back_date', id: 'n.id', paid: 'n.paid_back' }),
    less: true,
  });

/** The tax that it takes back on its own date, of an advance too. */
export const creditNoteTaxes = (db: Kysely<unknown>, reach?: Reach) =>
  taxFacts(issued(db).innerJoin(taxedLines('credit_note'), 'l.document_id', 'n.id'), {
    of: creditNoteList,
    reach,
    ...taxOfLine('n', { day: sql.ref('n.credit_note_date'), less: true }),
  });

/** The cost of goods that came back with it. */
export const creditedStock = (db: Kysely<unknown>, reach?: Reach) =>
  stockFacts(
    typed<{ stock_move: StockMove; credit_note: CreditNote }>(db)
      .selectFrom('stock_move as m')
      .innerJoin('credit_note as n', 'n.id', 'm.subject_id')
      .where('m.subject', '=', 'CreditNote'),
    { of: creditNoteList, reach, ...goods, keys: { ...keys, item_id: 'm.item_id' } },
  );
