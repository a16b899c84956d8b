import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { billStates, creditNoteStates, invoiceStates, vendorCreditNoteStates } from '@kontor/domain';
import { compiled } from '../platform/facts/compiled.ts';
import { opposite, type Fact, type Facts } from '../platform/facts/fact.ts';
import { sums } from '../platform/facts/sums.ts';
import { baseOf } from '../platform/orm/in-base.ts';
import { typed } from '../platform/orm/typed.ts';
import type { Invariant } from '../platform/subjects/subject.ts';
import { billCost } from '../purchases/bills/bill.facts.ts';
import type { Bill } from '../purchases/bills/bill.entity.ts';
import { vendorCreditNoteCost } from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';
import type { VendorCreditNote } from '../purchases/vendor-credit-notes/vendor-credit-note.entity.ts';
import type { CreditNote } from '../sales/credit-notes/credit-note.entity.ts';
import { creditNoteLineIncome } from '../sales/credit-notes/credit-note.facts.ts';
import { invoiceLineIncome } from '../sales/invoices/invoice.facts.ts';
import type { Invoice } from '../sales/invoices/invoice.entity.ts';
import type { Payment } from '../sales/payments/payment.entity.ts';
import type { RetainerApplication } from '../sales/retainer-invoices/retainer-application.entity.ts';
import type { RetainerInvoice } from '../sales/retainer-invoices/retainer-invoice.entity.ts';
import type { ItemStock } from '../stock/items/item-stock.entity.ts';
import { movedStock } from '../stock/moves/stock-move.facts.ts';
import type { MonthHours } from '../work/time-entries/months/month-hours.entity.ts';
import { loggedHours, unbilledHours } from '../work/time-entries/time-entry.facts.ts';
import { received, spent } from './cash.ts';
import { cost } from './cost.ts';
import { income } from './income.ts';
import { openOfBills } from '../purchases/vendor-statements/open-of-bills.facts.ts';
import { openOfInvoices } from '../sales/statements/open-of-invoices.facts.ts';
import { customerAccounts, vendorAccounts } from './owed.ts';

type Tables = {
  bill: Bill;
  vendor_credit_note: VendorCreditNote;
  credit_note: CreditNote;
  invoice: Invoice;
  payment: Payment;
  retainer_invoice: RetainerInvoice;
  retainer_application: RetainerApplication;
  item_stock: ItemStock;
  month_hours: MonthHours;
};
type Db = Kysely<unknown>;
type Rows = Facts<Fact & Record<string, number>>;
/** Queries of one shape or facts of several: only the columns that are compared are read. */
type Said = readonly SelectQueryBuilder<never, never, unknown>[];

const together = (...queries: unknown[]): Said => queries.flat() as Said;

/** Sums of facts by these keys are those of the stored figures; where one of them is missing, it is 0. */
function agree(
  [name, about]: readonly [name: string, about: string],
  { keys, figures }: { keys: readonly string[]; figures: readonly string[] },
  sides: { facts: (db: Db) => Said; stored: (db: ReturnType<typeof typed<Tables>>) => Said },
): Invariant {
  const ref = (side: 'f' | 's', column: string) => sql.ref(`${side}.${column}`);
  const key = (column: string) => sql<number>`coalesce(${ref('s', column)}, ${ref('f', column)})`;
  const figuresOf = (side: 'f' | 's') => figures.map((column) => sql`coalesce(${ref(side, column)}, 0)`);
  const same = keys.map((column) => sql`${ref('s', column)} = ${ref('f', column)}`);
  const { sql: text, parameters } = compiled((db) => {
    const [f, s] = [sides.facts(db), sides.stored(typed<Tables>(db))].map((rows) =>
      sums(db, rows as unknown as Rows[], figures, {}, keys),
    ) as [Rows, Rows];
    const [facts, stored] = [sql.join(figuresOf('f')), sql.join(figuresOf('s'))];
    return db
      .selectFrom(f.as('f'))
      .fullJoin(s.as('s'), (join) => join.on(sql<boolean>`${sql.join(same, sql` and `)}`))
      .select([
        key(keys[0] ?? 'id').as('id'),
        sql`concat(${sql.lit(name)}, ' ', concat_ws(' ', ${sql.join(keys.map(key))}), ': ', concat_ws(', ', ${stored}), ' instead of ',
          concat_ws(', ', ${facts}))`.as('what'),
      ])
      .where(sql<boolean>`(${stored}) <> (${facts})`);
  });
  return { about, sql: text, values: parameters };
}

const costs = {
  keys: ['id'],
  figures: ['net', 'total', 'base_net', 'base_total'],
};
const bought = sql<number>`(h.net + h.tax + h.reverse_tax - h.deductible_tax)`;
const paid = sql<number>`h.total`;
const boughtFigures = [
  bought.as('net'),
  paid.as('total'),
  baseOf(bought, 'h').as('base_net'),
  baseOf(paid, 'h').as('base_total'),
] as const;
const months = { keys: ['currency', 'month'], figures: ['total'] };
const plain = (db: ReturnType<typeof typed<Tables>>): Db => db as unknown as Db;
const open = { keys: ['id'], figures: ['net'] };
const negative = (column: string) => sql<number>`- ${sql.ref(column)}`.as('net');

/** The income of a document as it stands on it. */
const written = [baseOf(sql<number>`h.net`, 'h').as('base_net'), baseOf(sql<number>`h.total`, 'h').as('base_total')] as const;

/** Σ facts = stored totals: of documents, of the accounts of customers and vendors, of items and of months. */
export const booksInvariants: readonly Invariant[] = [
  agree(['Bill', 'the costs of its lines are not those of the bill'], costs, {
    facts: (db) => together(billCost(db)),
    stored: (db) =>
      together(
        db
          .selectFrom('bill as h')
          .select(['h.id', ...boughtFigures])
          .where('h.status', 'in', billStates.counted)
          .where('h.opening', '=', false),
      ),
  }),
  agree(['Vendor credit note', 'the costs of its lines are not those of the vendor credit note'], costs, {
    facts: (db) => together(opposite(db, vendorCreditNoteCost(db))),
    stored: (db) =>
      together(
        db
          .selectFrom('vendor_credit_note as h')
          .select(['h.id', ...boughtFigures])
          .where('h.status', 'in', vendorCreditNoteStates.counted),
      ),
  }),
  agree(['Invoice', 'the income of its lines is not that of the invoice'], costs, {
    facts: (db) => together(invoiceLineIncome(db)),
    stored: (db) =>
      together(
        db
          .selectFrom('invoice as h')
          .select(['h.id', 'h.net', 'h.total', ...written])
          .where('h.status', 'in', invoiceStates.counted)
          .where('h.opening', '=', false),
      ),
  }),
  agree(['Credit note', 'what its lines take back is not what the credit note does'], costs, {
    facts: (db) => together(opposite(db, creditNoteLineIncome(db))),
    stored: (db) =>
      together(
        db
          .selectFrom('credit_note as h')
          .select(['h.id', 'h.net', 'h.total', ...written])
          .where('h.status', 'in', creditNoteStates.counted)
          .where('h.invoice_id', 'is not', null),
      ),
  }),
  agree(['Invoice', 'what is open of an invoice is not its amount less what settled it'], open, {
    facts: (db) => together(openOfInvoices(db)),
    stored: (db) =>
      together(db.selectFrom('invoice').select(['id', 'balance as net']).where('status', 'in', invoiceStates.counted)),
  }),
  agree(['Bill', 'what is open of a bill is not its amount less what settled it'], open, {
    facts: (db) => together(openOfBills(db)),
    stored: (db) => together(db.selectFrom('bill').select(['id', 'balance as net']).where('status', 'in', billStates.counted)),
  }),
  agree(
    ['Customer', 'what a customer was billed, credited, paid and was paid back is not what is open of its documents'],
    { keys: ['customer_id', 'currency'], figures: ['net'] },
    {
      facts: (db) => together(customerAccounts(db)),
      stored: (db) =>
        together(
          db
            .selectFrom('invoice')
            .select(['customer_id', 'currency', 'balance as net'])
            .where('status', 'in', invoiceStates.counted),
          db.selectFrom('payment').select(['customer_id', 'currency', negative('unallocated')]),
          db.selectFrom('credit_note').select(['customer_id', 'currency', negative('unallocated')]),
          db.selectFrom('retainer_invoice').select(['customer_id', 'currency', sql`applied + refunded - paid`.as('net')]),
          // What an unsent invoice reserves of an advance is not used by then.
          db
            .selectFrom('retainer_application as a')
            .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
            .select(['i.customer_id', 'i.currency', negative('a.amount')])
            .where('a.is_final', '=', false)
            .where('i.status', 'not in', invoiceStates.counted),
        ),
    },
  ),
  agree(
    ['Vendor', 'what a vendor billed, credited, was paid and paid back is not what is open of its bills and credit notes'],
    { keys: ['vendor_id', 'currency'], figures: ['net'] },
    {
      facts: (db) => together(vendorAccounts(db)),
      stored: (db) =>
        together(
          db.selectFrom('bill').select(['vendor_id', 'currency', 'balance as net']).where('status', 'in', billStates.counted),
          db
            .selectFrom('vendor_credit_note')
            .select(['vendor_id', 'currency', negative('available')])
            .where('status', 'in', vendorCreditNoteStates.counted),
        ),
    },
  ),
  agree(
    ['Item', 'on hand or the stock value differs from the sum of the moves'],
    { keys: ['item_id'], figures: ['quantity', 'value'] },
    {
      facts: (db) => together(movedStock(db)),
      stored: (db) => together(db.selectFrom('item_stock').select(['item_id', 'quantity', 'value'])),
    },
  ),
  agree(
    ['Project', 'the hours kept by month differ from the hours'],
    { keys: ['project_id', 'user_id', 'month'], figures: ['minutes', 'billable_minutes', 'unbilled_minutes', 'entries'] },
    {
      facts: (db) => together(loggedHours(db), unbilledHours(db)),
      stored: (db) =>
        together(
          db
            .selectFrom('month_hours')
            .select([
              'project_id',
              'user_id',
              'month as day',
              'minutes',
              'billable_minutes',
              'unbilled_minutes',
              'entry_count as entries',
            ]),
        ),
    },
  ),
  // The same money, by what it paid and by when it came and went.
  agree(['Money', 'income on cash basis is not the money received'], months, {
    facts: (db) => together(income(db, 'cash')),
    stored: (db) => together(received(plain(db))),
  }),
  agree(['Money', 'cost on cash basis is not the money spent'], months, {
    facts: (db) => together(cost(db, 'cash')),
    stored: (db) => together(spent(plain(db)).map((facts) => opposite(plain(db), facts))),
  }),
];
