import type { Kysely } from 'kysely';
import type { Facts, MoneyFact, Reach } from '../platform/facts/fact.ts';
import { creditedAdvanceIncome, creditNoteIncome } from '../sales/credit-notes/credit-note.facts.ts';
import { invoiceIncome } from '../sales/invoices/invoice.facts.ts';
import { deductedIncome } from '../sales/retainer-invoices/retainer-invoice.facts.ts';

/** What the firm earned, by the date of each document. */
export const income = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] =>
  [invoiceIncome, creditNoteIncome, deductedIncome, creditedAdvanceIncome].map((facts) => facts(db, reach));
