import type { Kysely } from 'kysely';
import type { Basis, Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import { creditedAdvanceIncome, creditNoteIncome, paidBackIncome } from '../sales/credit-notes/credit-note.facts.ts';
import { invoiceIncome } from '../sales/invoices/invoice.facts.ts';
import { paidAdvanceIncome, paidIncome, paymentRefundCash, unallocatedIncome } from '../sales/payments/payment.facts.ts';
import { deductedIncome, refundedAdvanceIncome } from '../sales/retainer-invoices/retainer-invoice.facts.ts';

const members = {
  accrual: [invoiceIncome, creditNoteIncome, deductedIncome, creditedAdvanceIncome],
  cash: [paidIncome, paidAdvanceIncome, unallocatedIncome, paidBackIncome, refundedAdvanceIncome, paymentRefundCash],
};

/** What the firm earned: by the date of each document or, on cash basis, when its money came and went. */
export const income = (db: Kysely<unknown>, basis: Basis = 'accrual', reach?: Reach): Facts<MoneyFact>[] =>
  members[basis].map((facts) => facts(db, reach));
