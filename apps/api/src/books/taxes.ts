import type { Kysely } from 'kysely';
import type { Facts, Reach, TaxFact } from '../platform/facts/fact.ts';
import { billTaxes } from '../purchases/bills/bill.facts.ts';
import { expenseTaxes } from '../purchases/expenses/expense.facts.ts';
import { vendorCreditNoteTaxes } from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';
import { creditNoteTaxes } from '../sales/credit-notes/credit-note.facts.ts';
import { invoiceTaxes } from '../sales/invoices/invoice.facts.ts';
import { retainerInvoiceTaxes } from '../sales/retainer-invoices/retainer-invoice.facts.ts';

/** Tax of what was sold, by the day on which it is due. */
export const taxesOfSales = (db: Kysely<unknown>, reach?: Reach): Facts<TaxFact>[] =>
  [invoiceTaxes, creditNoteTaxes, retainerInvoiceTaxes].map((facts) => facts(db, reach));

/** Tax of what was bought, and what of it is deducted. */
export const taxesOfPurchases = (db: Kysely<unknown>, reach?: Reach): Facts<TaxFact>[] =>
  [billTaxes, vendorCreditNoteTaxes, expenseTaxes].map((facts) => facts(db, reach));
