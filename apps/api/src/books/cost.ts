import type { Kysely } from 'kysely';
import type { Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import { billCost } from '../purchases/bills/bill.facts.ts';
import { expenseCost } from '../purchases/expenses/expense.facts.ts';
import { vendorCreditNoteCost } from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';

/** What the firm bought, by the date of each document, with the tax that it may not deduct. */
export const cost = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] =>
  [billCost, vendorCreditNoteCost, expenseCost].map((facts) => facts(db, reach));
