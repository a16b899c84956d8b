import { sql, type Kysely } from 'kysely';
import { cost } from '../../books/cost.ts';
import { income } from '../../books/income.ts';
import type { Facts, MoneyFact, Reach, StockFact } from '../../platform/facts/fact.ts';
import { unbilledBillCosts } from '../../purchases/bills/bill.facts.ts';
import { unbilledExpenses } from '../../purchases/expenses/expense.facts.ts';
import { creditedCostIncome, creditedStock, sharedCredit } from '../../sales/credit-notes/credit-note.facts.ts';
import { billedCostIncome, invoicedStock, sharedIncome } from '../../sales/invoices/invoice.facts.ts';
import { sharesOfCosts, sharesOfProjects } from '../../sales/invoices/shares-of-projects.ts';

type Db = Kysely<unknown>;

/** The facts of money that each figure of a project adds up. */
export const moneyOf = {
  billed: (db: Db, reach?: Reach) => [
    ...income(db, 'accrual', reach),
    sharedIncome(db, sharesOfProjects, reach),
    sharedCredit(db, sharesOfProjects, reach),
  ],
  billedCosts: (db: Db, reach?: Reach) => [
    billedCostIncome(db, reach),
    creditedCostIncome(db, reach),
    sharedIncome(db, sharesOfCosts, reach),
    sharedCredit(db, sharesOfCosts, reach),
  ],
  unbilledCosts: (db: Db, reach?: Reach) => [unbilledBillCosts(db, reach), unbilledExpenses(db, reach)],
  purchases: (db: Db, reach?: Reach) => cost(db, 'accrual', reach),
} as const satisfies Record<string, (db: Db, reach?: Reach) => Facts<MoneyFact>[]>;

/** Goods that a project took from the stock, less those that came back. Values that leave the stock are negative. */
export const goodsOf = (db: Db, reach?: Reach): Facts<StockFact>[] => [invoicedStock(db, reach), creditedStock(db, reach)];

/** Goods that a bill brought to stock cost the project when they are issued. */
export const notForStock = sql<boolean>`not exists (select 1 from stock_move m
  where m.subject = f.subject and m.subject_id = f.id and m.item_id = f.item_id)`;
