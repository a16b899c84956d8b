import { sql, type Kysely } from 'kysely';
import { openFacts, type Facts, type OpenFact } from '../platform/facts/fact.ts';
import { sums } from '../platform/facts/sums.ts';
import { typed } from '../platform/orm/typed.ts';
import type { Bill } from '../purchases/bills/bill.entity.ts';
import { billList } from '../purchases/bills/bills.list.ts';
import { openOfBills } from '../purchases/vendor-statements/open-of-bills.facts.ts';
import type { Invoice } from '../sales/invoices/invoice.entity.ts';
import { invoiceList } from '../sales/invoices/invoices.list.ts';
import { openOfInvoices } from '../sales/statements/open-of-invoices.facts.ts';

/** The invoices of which something was open at the end of a day: what was paid, credited or written off since was open then. */
export function openInvoicesOn(db: Kysely<unknown>, to: string): Facts<OpenFact> {
  const open = sums(db, openOfInvoices(db), ['net'], { to }, ['id']);
  return openFacts(
    typed<{ invoice: Invoice }>(db).selectFrom('invoice as i').innerJoin(open.as('o'), 'o.id', 'i.id').where('o.net', '<>', 0),
    {
      of: invoiceList,
      reach: 'readable',
      kind: sql`case when i.opening then 'opening' else 'invoice' end::text`,
      day: 'i.invoice_date',
      dueDay: 'i.due_date',
      keys: { customer_id: 'i.customer_id', project_id: 'i.project_id' },
      rate: 'i',
      open: 'o.net',
    },
  );
}

/** The bills of which something was open at the end of a day. */
export function openBillsOn(db: Kysely<unknown>, to: string): Facts<OpenFact> {
  const open = sums(db, openOfBills(db), ['net'], { to }, ['id']);
  return openFacts(
    typed<{ bill: Bill }>(db).selectFrom('bill as b').innerJoin(open.as('o'), 'o.id', 'b.id').where('o.net', '<>', 0),
    {
      of: billList,
      reach: 'readable',
      kind: sql`case when b.opening then 'opening' else 'bill' end::text`,
      day: 'b.bill_date',
      dueDay: 'b.due_date',
      keys: { vendor_id: 'b.vendor_id' },
      rate: 'b',
      open: 'o.net',
    },
  );
}
