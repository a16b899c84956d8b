import type { Kysely } from 'kysely';
import type { Basis, Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import {
  creditedAdvanceIncome,
  creditNoteIncome,
  creditNoteLineIncome,
  paidBackIncome,
  paidBackLineIncome,
} from '../sales/credit-notes/credit-note.facts.ts';
import { invoiceIncome, invoiceLineIncome } from '../sales/invoices/invoice.facts.ts';
import {
  paidAdvanceIncome,
  paidIncome,
  paidLineIncome,
  paymentRefundCash,
  unallocatedIncome,
} from '../sales/payments/payment.facts.ts';
import { deductedIncome, refundedAdvanceIncome } from '../sales/retainer-invoices/retainer-invoice.facts.ts';

type IncomeOf = (db: Kysely<unknown>, reach?: Reach) => Facts<MoneyFact>;

const advances = { accrual: [deductedIncome, creditedAdvanceIncome], cash: [paidAdvanceIncome, refundedAdvanceIncome] };
const credit = [unallocatedIncome, paymentRefundCash];
const withProject =
  (facts: IncomeOf): IncomeOf =>
  (db, reach) =>
    db.selectFrom(facts(db, reach).as('d')).selectAll().where('d.project_id', 'is not', null);
const ofLines = {
  accrual: [invoiceLineIncome, creditNoteLineIncome, ...advances.accrual],
  cash: [paidLineIncome, paidBackLineIncome, ...advances.cash, ...credit],
} satisfies Record<Basis, IncomeOf[]>;
const members = {
  document: {
    accrual: [invoiceIncome, creditNoteIncome, ...advances.accrual],
    cash: [paidIncome, paidBackIncome, ...advances.cash, ...credit],
  },
  // Only documents without a project are read by line.
  project: {
    accrual: [
      ...[invoiceIncome, creditNoteIncome].map(withProject),
      ...[invoiceLineIncome, creditNoteLineIncome].map(
        (facts): IncomeOf =>
          (db, reach) =>
            facts(db, reach, { shared: true }),
      ),
      ...advances.accrual,
    ],
    cash: ofLines.cash,
  },
  line: ofLines,
} satisfies Record<string, Record<Basis, IncomeOf[]>>;

/** Facts of lines add up to those of their documents, and know item, tax rate, and whose work for which project was billed. */
export type Detail = keyof typeof members;

/** What the firm earned: by the date of each document or, on cash basis, when its money came and went. */
export const income = (
  db: Kysely<unknown>,
  basis: Basis = 'accrual',
  reach?: Reach,
  detail: Detail = 'document',
): Facts<MoneyFact>[] => members[detail][basis].map((facts) => facts(db, reach));
