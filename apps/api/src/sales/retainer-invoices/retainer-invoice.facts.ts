import { sql, type Kysely } from 'kysely';
import { invoiceStates, retainerInvoiceStates } from '@kontor/domain';
import { moneyFacts, taxFacts, type Reach } from '../../platform/facts/fact.ts';
import { partOf } from '../../platform/facts/part.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { InvoiceLine } from '../invoices/invoice-line.entity.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import { taxedLines, taxOfLine } from '../invoices/sale.facts.ts';
import type { RetainerApplication } from './retainer-application.entity.ts';
import type { RetainerApplicationLine } from './retainer-application-line.entity.ts';
import type { RetainerInvoice } from './retainer-invoice.entity.ts';
import { retainerList } from './retainer-invoices.list.ts';
import type { RetainerRefund } from './retainer-refund.entity.ts';

type Tables = {
  retainer_invoice: RetainerInvoice;
  retainer_refund: RetainerRefund;
  retainer_application: RetainerApplication;
  retainer_application_line: RetainerApplicationLine;
  invoice: Invoice;
  invoice_line: InvoiceLine;
};
const tables = (db: Kysely<unknown>) => typed<Tables>(db);

/** An advance with tax is income with the invoice that deducts it, whose own figures are without it. */
export const deductedIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('retainer_application_line as x')
      .innerJoin('invoice_line as l', 'l.id', 'x.invoice_line_id')
      .innerJoin('invoice as i', 'i.id', 'l.invoice_id')
      .where('i.status', 'in', invoiceStates.counted),
    {
      of: invoiceList,
      reach,
      kind: 'advance',
      day: 'i.invoice_date',
      keys: { customer_id: 'i.customer_id', project_id: 'i.project_id', tax_rate_id: 'l.tax_rate_id' },
      rate: 'i',
      net: 'x.base',
      total: sql`(x.base + x.amount)`,
    },
  );

/** The tax of an advance that carries it; the invoice that deducts the advance has it less. */
export const retainerInvoiceTaxes = (db: Kysely<unknown>, reach?: Reach) =>
  taxFacts(
    tables(db)
      .selectFrom('retainer_invoice as r')
      .innerJoin(taxedLines('retainer_invoice'), 'l.document_id', 'r.id')
      .where('r.status', 'in', retainerInvoiceStates.counted)
      .where('r.carries_tax', '=', true),
    { of: retainerList, reach, ...taxOfLine('r', { day: sql`coalesce(r.advance_date, r.invoice_date)` }) },
  );

/** Money of an advance that was paid back. */
export const retainerRefundCash = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(tables(db).selectFrom('retainer_refund as f').innerJoin('retainer_invoice as r', 'r.id', 'f.retainer_invoice_id'), {
    of: retainerList,
    reach,
    kind: 'refund',
    day: 'f.refund_date',
    keys: { customer_id: 'r.customer_id', project_id: 'r.project_id' },
    rate: 'r',
    net: 'f.amount',
    less: true,
  });

/** What an advance settles of an invoice once it is sent; what was applied before stands on the invoice as prepaid. */
export const advanceOnInvoices = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    tables(db)
      .selectFrom('retainer_application as a')
      .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
      .where('a.is_final', '=', false)
      .where('i.status', 'in', invoiceStates.counted),
    {
      of: invoiceList,
      reach,
      kind: 'advance',
      day: sql`greatest(a.application_date, i.invoice_date)`,
      keys: { customer_id: 'i.customer_id', project_id: 'i.project_id' },
      rate: 'i',
      net: 'a.amount',
      less: true,
    },
  );

/** Money of an advance that a sent invoice deducts as prepaid: it was received before, and is the customer's again from a release on. */
const prepaid = (db: Kysely<unknown>) =>
  tables(db)
    .selectFrom('retainer_application as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
    .where('a.is_final', '=', true);
const ofInvoice = { customer_id: 'i.customer_id', project_id: 'i.project_id' } as const;

export const prepaidDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(prepaid(db).where('i.status', 'in', invoiceStates.counted), {
    of: invoiceList,
    reach,
    kind: 'prepaid',
    day: 'i.invoice_date',
    keys: ofInvoice,
    rate: 'i',
    net: 'a.amount',
  });

export const releasedDue = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(prepaid(db).where('i.status', 'in', invoiceStates.counted).where('a.released_date', 'is not', null), {
    of: invoiceList,
    reach,
    kind: 'released',
    day: 'a.released_date',
    keys: ofInvoice,
    rate: 'i',
    net: 'a.amount',
    less: true,
  });

/** On cash basis, money of an advance that was paid back is income no more. */
export const refundedAdvanceIncome = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(tables(db).selectFrom('retainer_refund as f').innerJoin('retainer_invoice as r', 'r.id', 'f.retainer_invoice_id'), {
    of: retainerList,
    reach,
    kind: 'advance',
    day: 'f.refund_date',
    keys: { customer_id: 'r.customer_id', project_id: 'r.project_id' },
    rate: 'r',
    net: partOf('f.amount', 'r.net', 'r.total'),
    total: 'f.amount',
    less: true,
  });
