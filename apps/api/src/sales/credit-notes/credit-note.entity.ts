import { defineEntity, p } from '@mikro-orm/core';
import { creditNoteStatuses, paymentMethods } from '@kontor/domain';
import { basisColumns, chargeColumns, eInvoiceColumns, issueColumns, totalColumns } from '../../documents/columns.ts';
import {
  documentChecks,
  documentIndexes,
  eInvoiceChecks,
  frozenAmounts,
  frozenSupply,
  frozenWhenIssued,
} from '../../documents/constraints.ts';
import { base, money } from '../../platform/orm/base.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import { RetainerRefund } from '../retainer-invoices/retainer-refund.entity.ts';
import { CreditAllocation } from './credit-allocation.entity.ts';
import { CreditNoteLine } from './credit-note-line.entity.ts';
import { CreditNoteTax } from './credit-note-tax.entity.ts';

const frozen = [
  ...[
    'invoice_id',
    'retainer_invoice_id',
    'number',
    'number_series_id',
    'credit_note_date',
    'reason',
    'currency',
    'exchange_rate',
  ],
  'exchange_rate_inverted',
  ...frozenSupply,
  ...frozenAmounts,
  'rounding',
  'goods_returned',
];

/** Gives back all of an issued invoice or a part of it, or what was paid back of an advance with tax. All amounts are positive: the kind of document says which way they go. */
const schema = defineEntity({
  name: 'CreditNote',
  tableName: 'credit_note',
  indexes: [
    ...documentIndexes('credit_note', { hasOwnReference: false }),
    { name: 'credit_note_invoice_index', properties: ['invoiceId', 'status'] },
    { name: 'credit_note_customer_index', properties: ['customerId', 'status', 'creditNoteDate', 'id'] },
    { name: 'credit_note_date_index', properties: ['creditNoteDate', 'id'] },
    { name: 'credit_note_status_index', properties: ['status', 'creditNoteDate', 'id'] },
    {
      name: 'credit_note_retainer_invoice_index',
      expression:
        'create index "credit_note_retainer_invoice_index" on "credit_note" ("retainer_invoice_id") where "retainer_invoice_id" is not null',
    },
    {
      name: 'credit_note_retainer_refund_unique',
      expression:
        'create unique index "credit_note_retainer_refund_unique" on "credit_note" ("retainer_refund_id") where "retainer_refund_id" is not null',
    },
    {
      name: 'credit_note_paid_back_index',
      expression:
        'create index "credit_note_paid_back_index" on "credit_note" ("paid_back_date") where "paid_back_date" is not null',
    },
    {
      name: 'credit_note_pdf_file_index',
      expression: 'create index "credit_note_pdf_file_index" on "credit_note" ("pdf_file_id") where "pdf_file_id" is not null',
    },
    {
      name: 'credit_note_e_invoice_file_index',
      expression:
        'create index "credit_note_e_invoice_file_index" on "credit_note" ("e_invoice_file_id") where "e_invoice_file_id" is not null',
    },
    {
      name: 'credit_note_text_search',
      expression: 'create index "credit_note_text_search" on "credit_note" using gin (plain_text("number") gin_trgm_ops)',
    },
  ],
  checks: [
    ...documentChecks('credit_note', { hasDiscount: false }),
    ...eInvoiceChecks('credit_note'),
    { name: 'credit_note_total', expression: 'total >= 0' },
    { name: 'credit_note_credited', expression: 'num_nonnulls(invoice_id, retainer_invoice_id) = 1' },
    // The money is paid back as the credit note says, and it has no other credit.
    {
      name: 'credit_note_retainer_refund',
      expression:
        "retainer_invoice_id is null and retainer_refund_id is null or retainer_invoice_id is not null and (retainer_refund_id is not null) = (status = 'sent') and (status <> 'sent' or paid_back = total)",
    },
    {
      name: 'credit_note_split',
      expression:
        "applied >= 0 and paid_back >= 0 and unallocated >= 0 and applied + paid_back + unallocated = case when status = 'sent' then total + rounding else 0 end",
    },
    {
      name: 'credit_note_paid_back',
      expression:
        '(paid_back > 0) = (paid_back_date is not null) and (paid_back > 0) = (paid_back_method is not null) and (paid_back > 0 or paid_back_reference is null)',
    },
  ],
  triggers: [frozenWhenIssued('credit_note', frozen, { hasEInvoice: true })],
  properties: {
    ...base,
    status: p.enum(creditNoteStatuses).default('draft'),
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').nullable().deleteRule('restrict'),
    retainerInvoiceId: () =>
      p.manyToOne(RetainerInvoice).mapToPk().joinColumn('retainer_invoice_id').nullable().deleteRule('restrict'),
    /** The refund that it credits, until that is undone. */
    retainerRefundId: () =>
      p.manyToOne(RetainerRefund).mapToPk().joinColumn('retainer_refund_id').nullable().deleteRule('restrict'),
    ...basisColumns,
    ...chargeColumns,
    ...totalColumns,
    ...issueColumns,
    ...eInvoiceColumns,
    creditNoteDate: p.date(),
    reason: p.string().length(500),
    customerNotes: p.text().nullable(),
    internalNote: p.text().nullable(),
    rounding: money().default(0),
    /** The goods of lines credited by quantity come back to stock. */
    goodsReturned: p.boolean().default(true),
    /** The sum of its allocations. */
    applied: money().default(0),
    paidBack: money().default(0),
    unallocated: money().default(0),
    paidBackDate: p.date().nullable(),
    paidBackMethod: p.enum(paymentMethods).nullable(),
    paidBackReference: p.string().length(100).nullable(),
    lines: () => p.oneToMany(CreditNoteLine).mappedBy('creditNote').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(CreditNoteTax).mappedBy('creditNote').orphanRemoval(),
    allocations: () => p.oneToMany(CreditAllocation).mappedBy('creditNote').orphanRemoval(),
  },
});
export class CreditNote extends schema.class {}
schema.setClass(CreditNote);
