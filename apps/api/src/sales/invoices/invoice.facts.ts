import { sql, type Kysely } from 'kysely';
import { invoiceStates } from '@kontor/domain';
import { moneyFacts, openFacts, stockFacts, type Reach } from '../../platform/facts/fact.ts';
import { partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { StockMove } from '../../stock/moves/stock-move.entity.ts';
import type { InvoiceLine } from './invoice-line.entity.ts';
import type { Invoice } from './invoice.entity.ts';
import { invoiceList } from './invoices.list.ts';
import type { sharesOfProjects } from './shares-of-projects.ts';

const invoices = (db: Kysely<unknown>) => typed<{ invoice: Invoice }>(db).selectFrom('invoice as i');
const keys = { customer_id: 'i.customer_id', project_id: 'i.project_id' } as const;

/** Income of its date. An opening invoice was income of the books before. */
export const invoiceIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(invoices(db).where('i.status', 'in', invoiceStates.counted).where('i.opening', '=', false), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    keys,
    rate: 'i',
    net: 'i.net',
    total: 'i.total',
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

/** What of its net its lines bring that bill a vendor's bill or an expense; discount and tax in the price are shared out by amount. */
export const billedCostIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    typed<{ invoice: Invoice; invoice_line: InvoiceLine }>(db)
      .selectFrom('invoice as i')
      .innerJoin('invoice_line as l', 'l.invoice_id', 'i.id')
      .where('i.status', 'in', invoiceStates.counted)
      .where('i.opening', '=', false)
      .where(billsCost('l.id')),
    {
      of: invoiceList,
      reach,
      kind: 'costs',
      day: 'i.invoice_date',
      keys,
      rate: 'i',
      net: partOf('l.net', 'i.net', 'i.subtotal'),
    },
  );

/** What of an invoice without a project its lines bring the projects whose hours and costs they bill: `of` says whether costs alone. */
export const sharedIncome = (db: Kysely<unknown>, of: typeof sharesOfProjects, reach?: Reach) =>
  moneyFacts(
    typed<{ invoice: Invoice; invoice_line: InvoiceLine }>(db)
      .selectFrom('invoice as i')
      .innerJoin('invoice_line as l', 'l.invoice_id', 'i.id')
      .innerJoin(of, 'x.line_id', 'l.id')
      .where('i.status', 'in', invoiceStates.counted)
      .where('i.opening', '=', false)
      .where('i.project_id', 'is', null),
    {
      of: invoiceList,
      reach,
      kind: 'shared',
      day: 'i.invoice_date',
      keys: { ...keys, project_id: 'x.project_id' },
      rate: 'i',
      net: sql`round(${partOf('l.net', 'i.net', 'i.subtotal')} * x.share, 2)`,
    },
  );

/** Does a line of an invoice bill what was bought for the customer? */
export const billsCost = (line: string) =>
  sql<boolean>`exists (select 1 from invoice_source s where s.invoice_line_id = ${sql.ref(line)} and s.time_entry_id is null)`;

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
    {
      of: invoiceList,
      reach,
      kind: 'goods',
      day: 'm.move_date',
      keys: { ...keys, item_id: 'm.item_id' },
      quantity: 'm.quantity',
      value: 'm.value',
    },
  );
