import type { Kysely } from 'kysely';
import type { StatementOpen } from '@kontor/domain';
import type { Facts, MoneyFact, Reach } from '../../platform/facts/fact.ts';
import { sums } from '../../platform/facts/sums.ts';
import { typed } from '../../platform/orm/typed.ts';
import { creditOnInvoices } from '../credit-notes/credit-note.facts.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { invoiceDue } from '../invoices/invoice.facts.ts';
import { paidOfInvoices } from '../payments/payment.facts.ts';
import { advanceOnInvoices } from '../retainer-invoices/retainer-invoice.facts.ts';
import { writtenOffInvoices } from '../write-offs/write-off.facts.ts';

/** By invoice, what is open of it: its amount less what settled it, each from its own day. The same up to a day is what was open then. */
export const openOfInvoices = (db: Kysely<unknown>, reach?: Reach): Facts<MoneyFact>[] =>
  [invoiceDue, paidOfInvoices, creditOnInvoices, advanceOnInvoices, writtenOffInvoices].map((facts) => facts(db, reach));

/** What was open of each invoice of a customer on a day: paid, credited or written off since, it was open then. */
export function openOn(db: Kysely<unknown>, customer_id: number, day: string): Promise<StatementOpen[]> {
  const open = sums(db, openOfInvoices(db, 'readable'), ['net'], { to: day, where: { customer_id } }, ['id']);
  return typed<{ invoice: Invoice }>(db)
    .selectFrom('invoice as i')
    .innerJoin(open.as('o'), 'o.id', 'i.id')
    .select(['i.currency', 'i.due_date as dueDate', 'o.net as open'])
    .where('o.net', '<>', 0)
    .execute();
}
