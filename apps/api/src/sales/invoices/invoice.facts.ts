import { sql, type Kysely } from 'kysely';
import { invoiceStates } from '@kontor/domain';
import { moneyFacts, openFacts, stockFacts, taxFacts, type Reach } from '../../platform/facts/fact.ts';
import { partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { StockMove } from '../../stock/moves/stock-move.entity.ts';
import type { Invoice } from './invoice.entity.ts';
import { invoiceList } from './invoices.list.ts';
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
} from './sale.facts.ts';

const invoices = (db: Kysely<unknown>) => typed<{ invoice: Invoice }>(db).selectFrom('invoice as i');
const keys = { customer_id: 'i.customer_id', project_id: 'i.project_id' } as const;

/** An opening invoice was income of the books before. */
const earning = (db: Kysely<unknown>) =>
  invoices(db).where('i.status', 'in', invoiceStates.counted).where('i.opening', '=', false);

/** Income of its date. */
export const invoiceIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(earning(db), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    keys,
    rate: 'i',
    net: 'i.net',
    total: 'i.total',
  });

/** Its tax, on the day of supply or, where that comes before, of the advance; the rule is `taxPointOf`. */
export const invoiceTaxes = (db: Kysely<unknown>, reach?: Reach) =>
  taxFacts(earning(db).innerJoin(taxedLines('invoice'), 'l.document_id', 'i.id'), {
    of: invoiceList,
    reach,
    ...taxOfLine('i', { day: sql`least(coalesce(i.supply_date, i.invoice_date), i.advance_date)` }),
  });

/** What customers still owe of it. */
export const invoiceOpen = (db: Kysely<unknown>, reach?: Reach) =>
  openFacts(invoices(db).where('i.status', 'in', invoiceStates.open), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    dueDay: 'i.due_date',
    keys,
    rate: 'i',
    open: 'i.balance',
  });

/** What was owed of it at first. */
export const invoiceDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(invoices(db).where('i.status', 'in', invoiceStates.counted), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    keys,
    rate: 'i',
    net: sql`(i.total - i.prepaid + i.rounding)`,
  });

/** The same income by line: what each brings after the discount and the charges of the document, for whose work. */
export const invoiceLineIncome = (db: Kysely<unknown>, reach?: Reach, of: BilledProject = {}) =>
  moneyFacts(
    earning(db)
      .innerJoin(soldLines('invoice'), 'l.document_id', 'i.id')
      .where(billsProject('i.id', 'i.project_id', of)),
    {
      of: invoiceList,
      reach,
      kind: of.project === undefined ? 'invoice' : kindOfLine('invoice'),
      day: 'i.invoice_date',
      keys: lineKeys('i'),
      rate: 'i',
      ...shareOfLine('i', { day: 'i.invoice_date', id: 'i.id' }),
    },
  );

/** Does a line of an invoice bill what was bought for the customer? */
export const billsCost = (line: string) =>
  sql<boolean>`exists (select 1 from invoice_source s where s.invoice_line_id = ${sql.ref(line)}
    and num_nonnulls(s.bill_line_id, s.expense_id) = 1)`;

/** SQL of what of an invoice's net its lines bring that bill costs, sent or not. */
export const netOfCosts = (invoice: string) =>
  sql<number>`coalesce((select sum(${partOf('l.net', `${invoice}.net`, `${invoice}.subtotal`)}) from invoice_line l
    where l.invoice_id = ${sql.ref(`${invoice}.id`)} and ${billsCost('l.id')}), 0)`;

/** The cost of goods that left the stock with it. */
export const invoicedStock = (db: Kysely<unknown>, reach?: Reach) =>
  stockFacts(
    typed<{ stock_move: StockMove; invoice: Invoice }>(db)
      .selectFrom('stock_move as m')
      .innerJoin('invoice as i', 'i.id', 'm.subject_id')
      .where('m.subject', '=', 'Invoice'),
    { of: invoiceList, reach, ...goods, keys: { ...keys, item_id: 'm.item_id' } },
  );
