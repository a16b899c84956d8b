import { defineEntity, p } from '@mikro-orm/core';
import { invoiceStatuses } from '@kontor/domain';
import {
  basisColumns,
  chargeColumns,
  discountColumns,
  eInvoiceColumns,
  issueColumns,
  payableColumns,
  textColumns,
  totalColumns,
} from '../../documents/columns.ts';
import {
  documentChecks,
  documentIndexes,
  due,
  eInvoiceChecks,
  frozenAmounts,
  frozenSupply,
  frozenWhenIssued,
  payableChecks,
} from '../../documents/constraints.ts';
import { rateIndex } from '../../documents/known-rates.ts';
import { User } from '../../people/users/user.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { invoiceTriggers } from '../../work/time-entries/unbilled/unbilled-entry.triggers.ts';
import { InvoiceLine } from './invoice-line.entity.ts';
import { InvoiceTax } from './invoice-tax.entity.ts';

const frozen = [
  ...['opening', 'number', 'number_series_id', 'invoice_date', 'currency', 'exchange_rate'],
  'exchange_rate_inverted',
  ...frozenSupply,
  ...frozenAmounts,
  'prepaid',
  'rounding',
];

const schema = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  indexes: [
    ...documentIndexes('invoice'),
    rateIndex('invoice'),
    { name: 'invoice_customer_index', properties: ['customerId', 'status', 'invoiceDate', 'id'] },
    { name: 'invoice_date_index', properties: ['invoiceDate', 'id'] },
    { name: 'invoice_status_index', properties: ['status', 'invoiceDate', 'id'] },
    // What is owed by age and the income of a month are added up from these indexes alone, without reading the texts and addresses of invoices.
    {
      name: 'invoice_due_index',
      expression: `create index "invoice_due_index" on "invoice" ("due_date") include ("balance", "exchange_rate", "exchange_rate_inverted") where "status" = 'sent'`,
    },
    {
      name: 'invoice_income_index',
      expression: `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "total", "exchange_rate", "exchange_rate_inverted") where "status" in ('sent', 'paid') and not "opening"`,
    },
    // What the list sorts by and what proves that no number is missing, in an index that is a tenth as wide as the rows.
    {
      name: 'invoice_sort_index',
      expression: `create index "invoice_sort_index" on "invoice" ("id") include ("number", "reference_number", "order_number", "invoice_date", "due_date", "status", "currency", "net", "total", "paid", "written_off", "credited", "balance", "customer_id", "project_id", "number_series_id")`,
    },
    // Partial, as few invoices sell below cost and no draft has a PDF. Without them, deleting a user or a file reads all invoices.
    {
      name: 'invoice_price_below_cost_index',
      expression:
        'create index "invoice_price_below_cost_index" on "invoice" ("price_below_cost_by_id") where "price_below_cost_by_id" is not null',
    },
    {
      name: 'invoice_corrected_index',
      expression:
        'create index "invoice_corrected_index" on "invoice" ("corrected_invoice_id") where "corrected_invoice_id" is not null',
    },
    {
      name: 'invoice_pdf_file_index',
      expression: 'create index "invoice_pdf_file_index" on "invoice" ("pdf_file_id") where "pdf_file_id" is not null',
    },
    {
      name: 'invoice_e_invoice_file_index',
      expression:
        'create index "invoice_e_invoice_file_index" on "invoice" ("e_invoice_file_id") where "e_invoice_file_id" is not null',
    },
    {
      name: 'invoice_text_search',
      expression:
        'create index "invoice_text_search" on "invoice" using gin (plain_text("number") gin_trgm_ops, plain_text("reference_number") gin_trgm_ops, plain_text("order_number") gin_trgm_ops)',
    },
  ],
  checks: [
    ...documentChecks('invoice', { isForeign: 'opening' }),
    ...payableChecks('invoice'),
    ...eInvoiceChecks('invoice'),
    {
      name: 'invoice_opening',
      expression:
        "not opening or (status <> 'draft' and snapshot is null and number_series_id is null and subtotal = total and tax = 0 and pdf_state = 'none')",
    },
    { name: 'invoice_due_after_date', expression: 'due_date >= invoice_date' },
    {
      name: 'invoice_paid_range',
      expression: `paid >= 0 and written_off >= 0 and credited >= 0 and advanced >= 0 and paid + written_off + credited + advanced <= greatest(${due}, 0)`,
    },
    {
      name: 'invoice_balance',
      expression: `balance = case when status = 'void' then 0 else ${due} - paid - written_off - credited - advanced end`,
    },
    // All credit notes together never come to more than the invoice, also when two people credit at once.
    { name: 'invoice_credited_range', expression: 'credited_total >= 0 and credited_total <= greatest(total + rounding, 0)' },
    {
      name: 'invoice_void_uncredited',
      expression: "status <> 'draft' and status <> 'void' or credited = 0 and credited_total = 0",
    },
    { name: 'invoice_void_unadvanced', expression: "status <> 'void' or advanced = 0" },
    { name: 'invoice_paid_exactly', expression: "(status = 'paid') = (status <> 'draft' and status <> 'void' and balance = 0)" },
  ],
  triggers: [
    ...invoiceTriggers,
    frozenWhenIssued('invoice', frozen, {
      deletable: 'old.opening and old.paid = 0 and old.written_off = 0 and old.credited = 0 and old.advanced = 0',
      hasEInvoice: true,
    }),
  ],
  properties: {
    ...base,
    status: p.enum(invoiceStatuses).default('draft'),
    /** Issued elsewhere before the firm used Kontor: only what is still to be paid counts here. */
    opening: p.boolean().default(false),
    ...basisColumns,
    ...discountColumns,
    ...chargeColumns,
    ...payableColumns,
    ...textColumns,
    ...totalColumns,
    ...issueColumns,
    ...eInvoiceColumns,
    invoiceDate: p.date(),
    dueDate: p.date(),
    paid: money().default(0),
    writtenOff: money().default(0),
    /** The sum of the credit allocations to it. */
    credited: money().default(0),
    /** The sum of retainer applications to it: on a draft reserved, then paid. Those of its draft days are in `prepaid` once it is sent. */
    advanced: money().default(0),
    /** The sum of its own credit notes, drafts and void ones excluded. */
    creditedTotal: money().default(0),
    balance: money().default(0),
    paidAt: p.datetime().nullable(),
    paymentReference: p.string().length(40).nullable(),
    /** Why the customer disputes it; null where nobody does. */
    disputeReason: p.string().length(500).nullable(),
    /** The paper lists the hours that it bills; an issued invoice keeps them in its snapshot. */
    hoursAnnex: p.boolean().default(false),
    /** The invoice whose credit note and repetition this one is. */
    correctedInvoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('corrected_invoice_id').nullable().deleteRule('restrict'),
    priceBelowCostById: () => p.manyToOne(User).mapToPk().joinColumn('price_below_cost_by_id').nullable().deleteRule('restrict'),
    lines: () => p.oneToMany(InvoiceLine).mappedBy('invoice').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(InvoiceTax).mappedBy('invoice').orphanRemoval(),
  },
});
export class Invoice extends schema.class {}
schema.setClass(Invoice);
