import type { Kysely } from 'kysely';
import { opposite, type Facts, type MoneyFact, type Reach } from '../platform/facts/fact.ts';
import { billDue } from '../purchases/bills/bill.facts.ts';
import { vendorCreditNoteDue, vendorRefundCash } from '../purchases/vendor-credit-notes/vendor-credit-note.facts.ts';
import { vendorPaymentCash } from '../purchases/vendor-payments/vendor-payment.facts.ts';
import { creditNoteDue } from '../sales/credit-notes/credit-note.facts.ts';
import { invoiceDue } from '../sales/invoices/invoice.facts.ts';
import { prepaidDue, releasedDue } from '../sales/retainer-invoices/retainer-invoice.facts.ts';
import { writtenOffInvoices } from '../sales/write-offs/write-off.facts.ts';
import { received } from './cash.ts';

type Owed = (db: Kysely<unknown>, reach?: Reach) => Facts<MoneyFact>[];

/** The account of a customer: what was billed, credited and written off, less what was paid, whatever it was put on. */
export const customerAccounts: Owed = (db, reach) => [
  ...[invoiceDue, creditNoteDue, writtenOffInvoices, prepaidDue, releasedDue].map((facts) => facts(db, reach)),
  ...received(db, reach).map((facts) => opposite(db, facts)),
];

/** The account of a vendor: what it billed and credited, was paid and paid back. */
export const vendorAccounts: Owed = (db, reach) =>
  [billDue, vendorCreditNoteDue, vendorPaymentCash, vendorRefundCash].map((facts) => facts(db, reach));
