import { defineEntity, p } from '@mikro-orm/core';
import { invoiceStatuses, languages, pdfStates } from '@kontor/domain';
import { Contact } from '../../customers/contacts/contact.entity.ts';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { File } from '../../platform/files/file.entity.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { base, decimal, money, percent } from '../../platform/orm/base.ts';
import { invoiceTriggers } from '../../work/time-entries/unbilled-entry.triggers.ts';
import { User } from '../../people/users/user.entity.ts';
import { InvoiceLine } from './invoice-line.entity.ts';
import type { InvoiceSnapshot } from './invoice.snapshot.ts';
import { InvoiceTax } from './invoice-tax.entity.ts';

const schema = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  indexes: [
    {
      name: 'invoice_number_unique',
      expression: 'create unique index "invoice_number_unique" on "invoice" ("number") where "number" is not null',
    },
    {
      name: 'invoice_reference_unique',
      expression: `create unique index "invoice_reference_unique" on "invoice" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null`,
    },
    { name: 'invoice_customer_index', properties: ['customerId', 'status', 'invoiceDate', 'id'] },
    { name: 'invoice_date_index', properties: ['invoiceDate', 'id'] },
    { name: 'invoice_status_index', properties: ['status', 'invoiceDate', 'id'] },
    {
      name: 'invoice_due_index',
      expression: `create index "invoice_due_index" on "invoice" ("due_date") where "status" = 'sent'`,
    },
    // What was invoiced in a month is added up from this alone, without the texts and addresses that invoices hold.
    {
      name: 'invoice_income_index',
      expression: `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "exchange_rate") where "status" in ('sent', 'paid')`,
    },
    // Few invoices have the first, drafts have not the second; without them deleting a person or a file reads all invoices.
    {
      name: 'invoice_price_below_cost_index',
      expression:
        'create index "invoice_price_below_cost_index" on "invoice" ("price_below_cost_by_id") where "price_below_cost_by_id" is not null',
    },
    {
      name: 'invoice_pdf_file_index',
      expression: 'create index "invoice_pdf_file_index" on "invoice" ("pdf_file_id") where "pdf_file_id" is not null',
    },
    {
      name: 'invoice_text_search',
      expression:
        'create index "invoice_text_search" on "invoice" using gin ("number" gin_trgm_ops, "reference_number" gin_trgm_ops, "order_number" gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'invoice_due_after_date', expression: 'due_date >= invoice_date' },
    { name: 'invoice_number_when_issued', expression: "(status = 'draft') = (number is null)" },
    { name: 'invoice_snapshot_when_issued', expression: "(status = 'draft') = (snapshot is null)" },
    { name: 'invoice_paid_range', expression: 'paid >= 0 and written_off >= 0 and paid + written_off <= greatest(total, 0)' },
    { name: 'invoice_balance', expression: "balance = case when status = 'void' then 0 else total - paid - written_off end" },
    { name: 'invoice_paid_exactly', expression: "(status = 'paid') = (status <> 'draft' and status <> 'void' and balance = 0)" },
    { name: 'invoice_total_sum', expression: 'total = net + tax and net = subtotal - discount or prices_include_tax' },
    { name: 'invoice_one_discount', expression: 'discount_percent is null or discount_amount is null' },
    { name: 'invoice_exchange_rate', expression: 'exchange_rate > 0' },
  ],
  triggers: [
    ...invoiceTriggers,
    {
      name: 'invoice_frozen',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.customer_id, old.invoice_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.net, old.tax, old.total)
             is distinct from (new.number, new.customer_id, new.invoice_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.net, new.tax, new.total)
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    ...base,
    status: p.enum(invoiceStatuses).default('draft'),
    number: p.string().length(60).nullable(),
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').deleteRule('restrict'),
    contactId: () => p.manyToOne(Contact).mapToPk().joinColumn('contact_id').nullable().deleteRule('restrict').index(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').nullable().deleteRule('restrict').index(),
    referenceNumber: p.string().length(50).nullable(),
    orderNumber: p.string().length(50).nullable(),
    invoiceDate: p.date(),
    dueDate: p.date(),
    currency: p.string().length(3),
    exchangeRate: decimal().default(1),
    language: p.enum(languages).default('en'),
    pricesIncludeTax: p.boolean().default(false),
    discountPercent: percent().nullable(),
    discountAmount: money().nullable(),
    customerNotes: p.text().nullable(),
    terms: p.text().nullable(),
    internalNote: p.text().nullable(),
    subtotal: money().default(0),
    discount: money().default(0),
    net: money().default(0),
    tax: money().default(0),
    total: money().default(0),
    paid: money().default(0),
    writtenOff: money().default(0),
    balance: money().default(0),
    sentAt: p.datetime().nullable(),
    paidAt: p.datetime().nullable(),
    paymentReference: p.string().length(40).nullable(),
    snapshot: p.json<InvoiceSnapshot>().nullable(),
    priceBelowCostById: () => p.manyToOne(User).mapToPk().joinColumn('price_below_cost_by_id').nullable().deleteRule('restrict'),
    pdfState: p.enum(pdfStates).default('none'),
    pdfFileId: () => p.manyToOne(File).mapToPk().joinColumn('pdf_file_id').nullable().deleteRule('restrict'),
    lines: () => p.oneToMany(InvoiceLine).mappedBy('invoice').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(InvoiceTax).mappedBy('invoice').orphanRemoval(),
  },
});
export class Invoice extends schema.class {}
schema.setClass(Invoice);
