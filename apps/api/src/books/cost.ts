import type { Kysely } from 'kysely';
import type { Basis, Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import { billCost } from '../purchases/bills/bill.facts.ts';
import { expenseCost, paidExpenseCost, reimbursedCost } from '../purchases/expenses/expense.facts.ts';
import { refundedCost, vendorCreditNoteCost } from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';
import { paidCost } from '../purchases/vendor-payments/vendor-payment.facts.ts';

const members = {
  accrual: [billCost, vendorCreditNoteCost, expenseCost],
  cash: [paidCost, refundedCost, paidExpenseCost, reimbursedCost],
};

/** What the firm bought, with the tax that it may not deduct: by the date of each document or, on cash basis, when it was paid. */
export const cost = (db: Kysely<unknown>, basis: Basis = 'accrual', reach?: Reach): Facts<MoneyFact>[] =>
  members[basis].map((facts) => facts(db, reach));
