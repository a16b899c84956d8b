import type { Kysely } from 'kysely';
import type { Basis, Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import { billCost } from '../purchases/bills/bill.facts.ts';
import { expenseCost, paidExpenseCost, reimbursedCost } from '../purchases/expenses/expense.facts.ts';
import {
  refundedCost,
  refundedLineCost,
  vendorCreditNoteCost,
} from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';
import { paidCost, paidLineCost } from '../purchases/vendor-payments/vendor-payment.facts.ts';

const documents = [billCost, vendorCreditNoteCost, expenseCost];
const members = {
  document: { accrual: documents, cash: [paidCost, refundedCost, paidExpenseCost, reimbursedCost] },
  line: { accrual: documents, cash: [paidLineCost, refundedLineCost, paidExpenseCost, reimbursedCost] },
};

/** What the firm bought, with the tax that it may not deduct: by the date of each document or, on cash basis, when it was paid. */
export const cost = (
  db: Kysely<unknown>,
  basis: Basis = 'accrual',
  reach?: Reach,
  detail: keyof typeof members = 'document',
): Facts<MoneyFact>[] => members[detail][basis].map((facts) => facts(db, reach));
