import { sql, type Kysely } from 'kysely';
import { billStates } from '@kontor/domain';
import { moneyFacts, openFacts, taxFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { BillLine } from './bill-line.entity.ts';
import type { Bill } from './bill.entity.ts';
import { billList } from './bills.list.ts';
import { isUnbilled, purchaseCost, purchaseTax } from './purchase.facts.ts';

const tables = (db: Kysely<unknown>) => typed<{ bill: Bill; bill_line: BillLine }>(db);

/** An opening bill was a cost of the books before. */
const countedLines = (db: Kysely<unknown>) =>
  tables(db)
    .selectFrom('bill_line as l')
    .innerJoin('bill as b', 'b.id', 'l.bill_id')
    .where('b.status', 'in', billStates.counted)
    .where('b.opening', '=', false);

/** Each line is a cost of the bill's date. */
export const billCost = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(countedLines(db), {
    of: billList,
    reach,
    kind: 'bill',
    day: 'b.bill_date',
    keys: {
      customer_id: 'l.customer_id',
      vendor_id: 'b.vendor_id',
      project_id: 'l.project_id',
      item_id: 'l.item_id',
      category_id: 'l.category_id',
      tax_rate_id: 'l.tax_rate_id',
    },
    rate: 'b',
    ...purchaseCost('b', 'bill_date'),
  });

/** The tax of its lines, on the day of supply. */
export const billTaxes = (db: Kysely<unknown>, reach?: Reach) =>
  taxFacts(countedLines(db), {
    of: billList,
    reach,
    ...purchaseTax('b', { day: sql`coalesce(b.supply_date, b.bill_date)` }),
  });

/** What the firm still owes of it. It is owed from its date: one that is dated ahead is not payable today. */
export const billOpen = (db: Kysely<unknown>, reach?: Reach) =>
  openFacts(tables(db).selectFrom('bill as b').where('b.status', 'in', billStates.open), {
    of: billList,
    reach,
    kind: 'bill',
    day: 'b.bill_date',
    dueDay: 'b.due_date',
    keys: { vendor_id: 'b.vendor_id' },
    rate: 'b',
    open: 'b.balance',
  });

/** What was owed of it at first. */
export const billDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(tables(db).selectFrom('bill as b').where('b.status', 'in', billStates.counted), {
    of: billList,
    reach,
    kind: 'bill',
    day: 'b.bill_date',
    keys: { vendor_id: 'b.vendor_id' },
    rate: 'b',
    net: sql`(b.total + b.rounding - b.prepaid)`,
  });

/** What a billable line is to bring, with its mark-up, until a sent invoice has it: on a draft it is still to be billed. */
export const unbilledBillCosts = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('bill_line as l')
      .innerJoin('bill as b', 'b.id', 'l.bill_id')
      .where('b.status', 'in', billStates.counted)
      .where('l.billable', '=', true)
      .where(isUnbilled('bill_line_id', 'l.id')),
    {
      of: billList,
      reach,
      kind: 'billable',
      day: 'b.bill_date',
      keys: { customer_id: 'l.customer_id', vendor_id: 'b.vendor_id', project_id: 'l.project_id', category_id: 'l.category_id' },
      rate: 'b',
      net: sql`(l.quantity * l.unit_price)`,
    },
  );
