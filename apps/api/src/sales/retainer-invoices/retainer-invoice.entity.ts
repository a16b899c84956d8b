import { defineEntity, p } from '@mikro-orm/core';
import { retainerInvoiceStatuses } from '@kontor/domain';
import {
  basisColumns,
  chargeColumns,
  discountColumns,
  eInvoiceColumns,
  issueColumns,
  textColumns,
  totalColumns,
} from '../../documents/columns.ts';
import {
  documentChecks,
  documentIndexes,
  eInvoiceChecks,
  frozenAmounts,
  frozenSupply,
  frozenWhenIssued,
} from '../../documents/constraints.ts';
import { base, money } from '../../platform/orm/base.ts';
import { RetainerApplication } from './retainer-application.entity.ts';
import { RetainerRefund } from './retainer-refund.entity.ts';
import { RetainerInvoiceLine } from './retainer-invoice-line.entity.ts';
import { RetainerInvoiceTax } from './retainer-invoice-tax.entity.ts';

const frozen = [
  ...['number', 'number_series_id', 'invoice_date', 'currency', 'exchange_rate', 'exchange_rate_inverted', 'carries_tax'],
  ...frozenSupply,
  ...frozenAmounts,
];

/** Asks for money in advance. What was paid is the customer's until invoices use it. */
const schema = defineEntity({
  name: 'RetainerInvoice',
  tableName: 'retainer_invoice',
  indexes: [
    ...documentIndexes('retainer_invoice'),
    { name: 'retainer_invoice_customer_index', properties: ['customerId', 'status', 'invoiceDate', 'id'] },
    { name: 'retainer_invoice_date_index', properties: ['invoiceDate', 'id'] },
    { name: 'retainer_invoice_status_index', properties: ['status', 'invoiceDate', 'id'] },
    {
      name: 'retainer_invoice_due_index',
      expression: `create index "retainer_invoice_due_index" on "retainer_invoice" ("due_date") where "status" = 'sent'`,
    },
    {
      name: 'retainer_invoice_pdf_file_index',
      expression:
        'create index "retainer_invoice_pdf_file_index" on "retainer_invoice" ("pdf_file_id") where "pdf_file_id" is not null',
    },
    {
      name: 'retainer_invoice_e_invoice_file_index',
      expression:
        'create index "retainer_invoice_e_invoice_file_index" on "retainer_invoice" ("e_invoice_file_id") where "e_invoice_file_id" is not null',
    },
    {
      name: 'retainer_invoice_text_search',
      expression:
        'create index "retainer_invoice_text_search" on "retainer_invoice" using gin (plain_text("number") gin_trgm_ops, plain_text("reference_number") gin_trgm_ops, plain_text("order_number") gin_trgm_ops)',
    },
  ],
  checks: [
    ...documentChecks('retainer_invoice'),
    ...eInvoiceChecks('retainer_invoice'),
    // A request for payment is no tax document.
    { name: 'retainer_invoice_e_invoice_taxed', expression: "carries_tax or e_invoice_state = 'none'" },
    { name: 'retainer_invoice_due_after_date', expression: 'due_date >= invoice_date' },
    { name: 'retainer_invoice_total', expression: "total >= 0 and (status = 'draft' or total > 0)" },
    { name: 'retainer_invoice_untaxed', expression: 'carries_tax or tax = 0' },
    { name: 'retainer_invoice_paid_range', expression: 'paid >= 0 and paid <= total' },
    {
      name: 'retainer_invoice_balance',
      expression: "balance = case when status = 'void' then 0 else total - paid end",
    },
    { name: 'retainer_invoice_unpaid', expression: "status <> 'draft' and status <> 'void' or paid = 0" },
    {
      name: 'retainer_invoice_paid_exactly',
      expression: "(status = 'paid') = (status <> 'draft' and status <> 'void' and balance = 0)",
    },
    // Money is used once, also when two people use it at the same moment.
    { name: 'retainer_invoice_available', expression: 'applied >= 0 and refunded >= 0 and applied + refunded <= paid' },
    // So are hours.
    { name: 'retainer_invoice_hours', expression: 'drawn_minutes >= 0 and drawn_minutes <= prepaid_minutes' },
  ],
  triggers: [frozenWhenIssued('retainer_invoice', frozen, { hasEInvoice: true })],
  properties: {
    ...base,
    status: p.enum(retainerInvoiceStatuses).default('draft'),
    ...basisColumns,
    ...discountColumns,
    ...chargeColumns,
    ...textColumns,
    ...totalColumns,
    ...issueColumns,
    ...eInvoiceColumns,
    invoiceDate: p.date(),
    dueDate: p.date(),
    carriesTax: p.boolean().default(false),
    /** The sum of its payments. */
    paid: money().default(0),
    balance: money().default(0),
    /** The sum that invoices use, drafts included. */
    applied: money().default(0),
    /** The sum of its refunds. */
    refunded: money().default(0),
    /** Sold by its lines in hours. */
    prepaidMinutes: p.integer().default(0),
    /** The sum that invoices draw, drafts included. */
    drawnMinutes: p.integer().default(0),
    paidAt: p.datetime().nullable(),
    paymentReference: p.string().length(40).nullable(),
    lines: () => p.oneToMany(RetainerInvoiceLine).mappedBy('retainerInvoice').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(RetainerInvoiceTax).mappedBy('retainerInvoice').orphanRemoval(),
    applications: () => p.oneToMany(RetainerApplication).mappedBy('retainerInvoice'),
    refunds: () => p.oneToMany(RetainerRefund).mappedBy('retainerInvoice'),
  },
});
export class RetainerInvoice extends schema.class {}
schema.setClass(RetainerInvoice);
