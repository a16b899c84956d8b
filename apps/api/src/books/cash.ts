import type { Kysely } from 'kysely';
import type { Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import { expenseCash, reimbursedCash } from '../purchases/expenses/expense.facts.ts';
import { vendorRefundCash } from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';
import { vendorPaymentCash } from '../purchases/vendor-payments/vendor-payment.facts.ts';
import { creditNoteCash } from '../sales/credit-notes/credit-note.facts.ts';
import { paymentCash, paymentRefundCash } from '../sales/payments/payment.facts.ts';
import { retainerRefundCash } from '../sales/retainer-invoices/retainer-invoice.facts.ts';

/** What customers paid, less what they were paid back, at the rate of each payment or document. */
export const received = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] =>
  [paymentCash, creditNoteCash, retainerRefundCash, paymentRefundCash].map((facts) => facts(db, reach));

/** What vendors and employees were paid, and vendors paid back: below zero, because it leaves the firm. */
export const spent = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] =>
  [vendorPaymentCash, vendorRefundCash, expenseCash, reimbursedCash].map((facts) => facts(db, reach));

/** All money that came and went. */
export const cash = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] => [...received(db, reach), ...spent(db, reach)];
