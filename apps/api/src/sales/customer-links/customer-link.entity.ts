import { defineEntity, p } from '@mikro-orm/core';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { base } from '../../platform/orm/base.ts';
import { CreditNote } from '../credit-notes/credit-note.entity.ts';
import { Estimate } from '../estimates/estimate.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';

/** Without a document it opens the customer's page. Only the token's hash is kept. */
const schema = defineEntity({
  name: 'CustomerLink',
  tableName: 'customer_link',
  uniques: [{ name: 'customer_link_token_unique', properties: ['tokenHash'] }],
  indexes: [
    { name: 'customer_link_customer_index', properties: ['customerId', 'id'] },
    {
      name: 'customer_link_invoice_index',
      expression: 'create index "customer_link_invoice_index" on "customer_link" ("invoice_id") where "invoice_id" is not null',
    },
    {
      name: 'customer_link_estimate_index',
      expression:
        'create index "customer_link_estimate_index" on "customer_link" ("estimate_id") where "estimate_id" is not null',
    },
    {
      name: 'customer_link_retainer_index',
      expression:
        'create index "customer_link_retainer_index" on "customer_link" ("retainer_invoice_id") where "retainer_invoice_id" is not null',
    },
    {
      name: 'customer_link_credit_note_index',
      expression:
        'create index "customer_link_credit_note_index" on "customer_link" ("credit_note_id") where "credit_note_id" is not null',
    },
  ],
  checks: [
    {
      name: 'customer_link_one_document',
      expression: 'num_nonnulls(invoice_id, estimate_id, retainer_invoice_id, credit_note_id) <= 1',
    },
    { name: 'customer_link_seen', expression: '(seen_at is null) = (seen_count = 0)' },
  ],
  properties: {
    ...base,
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').deleteRule('cascade'),
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').nullable().deleteRule('cascade'),
    estimateId: () => p.manyToOne(Estimate).mapToPk().joinColumn('estimate_id').nullable().deleteRule('cascade'),
    retainerInvoiceId: () =>
      p.manyToOne(RetainerInvoice).mapToPk().joinColumn('retainer_invoice_id').nullable().deleteRule('cascade'),
    creditNoteId: () => p.manyToOne(CreditNote).mapToPk().joinColumn('credit_note_id').nullable().deleteRule('cascade'),
    createdById: () => p.manyToOne(User).mapToPk().joinColumn('created_by_id').nullable().deleteRule('set null').index(),
    tokenHash: p.string().length(64).hidden(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    seenAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().nullable(),
    seenCount: p.integer().default(0),
  },
});
export class CustomerLink extends schema.class {}
schema.setClass(CustomerLink);
