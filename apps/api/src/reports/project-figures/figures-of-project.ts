import { sql, type Kysely } from 'kysely';
import { cost } from '../../books/cost.ts';
import { income } from '../../books/income.ts';
import type { Facts, MoneyFact, StockFact } from '../../platform/facts/fact.ts';
import { unbilledBillCosts } from '../../purchases/bills/bill.facts.ts';
import { unbilledExpenses } from '../../purchases/expenses/expense.facts.ts';
import { creditedStock, creditNoteLineIncome } from '../../sales/credit-notes/credit-note.facts.ts';
import { invoicedStock, invoiceLineIncome } from '../../sales/invoices/invoice.facts.ts';

type Db = Kysely<unknown>;

const costs = (db: Db, facts: Facts<MoneyFact>): Facts<MoneyFact> =>
  db.selectFrom(facts.as('c')).selectAll().where('c.kind', '=', 'costs');

/** The facts of money that each figure of a project adds up. */
export const moneyOf = {
  billed: (db: Db, project: number) => [
    ...income(db),
    invoiceLineIncome(db, 'all', { project, shared: true }),
    creditNoteLineIncome(db, 'all', { project, shared: true }),
  ],
  billedCosts: (db: Db, project: number) => [
    costs(db, invoiceLineIncome(db, 'all', { project })),
    costs(db, creditNoteLineIncome(db, 'all', { project })),
  ],
  unbilledCosts: (db: Db) => [unbilledBillCosts(db), unbilledExpenses(db)],
  purchases: (db: Db) => cost(db),
} as const satisfies Record<string, (db: Db, project: number) => Facts<MoneyFact>[]>;

/** Goods that a project took from the stock, less those that came back. Values that leave the stock are negative. */
export const goodsOf = (db: Db): Facts<StockFact>[] => [invoicedStock(db), creditedStock(db)];

/** Goods that a bill brought to stock cost the project when they are issued. */
export const notForStock = sql<boolean>`not exists (select 1 from stock_move m
  where m.subject = f.subject and m.subject_id = f.id and m.item_id = f.item_id)`;
