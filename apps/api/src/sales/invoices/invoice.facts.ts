import { sql, type Kysely } from 'kysely';
import { invoiceStates } from '@kontor/domain';
import { moneyFacts, openFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Invoice } from './invoice.entity.ts';
import { invoiceList } from './invoices.list.ts';

const invoices = (db: Kysely<unknown>) => typed<{ invoice: Invoice }>(db).selectFrom('invoice as i');
const keys = { customer_id: 'i.customer_id', project_id: 'i.project_id' } as const;

/** Income of its date. An opening invoice was income of the books before. */
export const invoiceIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(invoices(db).where('i.status', 'in', invoiceStates.counted).where('i.opening', '=', false), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    keys,
    rate: 'i',
    net: 'i.net',
    total: 'i.total',
  });

/** What customers still owe of it. */
export const invoiceOpen = (db: Kysely<unknown>, reach?: Reach) =>
  openFacts(invoices(db).where('i.status', 'in', invoiceStates.open), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    dueDay: 'i.due_date',
    keys,
    rate: 'i',
    open: 'i.balance',
  });

/** What was owed of it at first. */
export const invoiceDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(invoices(db).where('i.status', 'in', invoiceStates.counted), {
    of: invoiceList,
    reach,
    kind: 'invoice',
    day: 'i.invoice_date',
    keys,
    rate: 'i',
    net: sql`(i.total - i.prepaid + i.rounding)`,
  });
