import { defineEntity, p } from '@mikro-orm/core';
import { eInvoiceDeliveryProblems, eInvoiceDeliveryStates } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

/** One way of an e-invoice through the access point. The constraints are what makes two at once impossible. */
const schema = defineEntity({
  name: 'EInvoiceDelivery',
  tableName: 'e_invoice_delivery',
  uniques: [
    { name: 'e_invoice_delivery_key_unique', properties: ['key'] },
    { name: 'e_invoice_delivery_edition_unique', properties: ['subjectType', 'subjectId', 'edition'] },
  ],
  indexes: [
    {
      name: 'e_invoice_delivery_living_unique',
      expression: `create unique index "e_invoice_delivery_living_unique" on "e_invoice_delivery" ("subject_type", "subject_id") where "state" <> 'rejected'`,
    },
    {
      name: 'e_invoice_delivery_ask_index',
      expression: `create index "e_invoice_delivery_ask_index" on "e_invoice_delivery" ("next_ask_at") where "next_ask_at" is not null`,
    },
  ],
  checks: [
    { name: 'e_invoice_delivery_edition', expression: 'edition > 0' },
    { name: 'e_invoice_delivery_problem', expression: "(problem is not null) = (state = 'failed')" },
    { name: 'e_invoice_delivery_reason', expression: "reason is null or state = 'rejected'" },
    { name: 'e_invoice_delivery_sent', expression: "(sent_at is null) = (state in ('queued', 'failed'))" },
    { name: 'e_invoice_delivery_asked', expression: "next_ask_at is null or state in ('sent', 'accepted')" },
  ],
  properties: {
    ...base,
    /** The document, such as Invoice 42. */
    subjectType: p.string().length(40),
    subjectId: p.integer(),
    edition: p.integer(),
    /** Under one key the access point takes a document once. */
    key: p.string().length(100),
    state: p.enum(eInvoiceDeliveryStates).default('queued'),
    stateAt: p.datetime(),
    reason: p.string().length(500).nullable(),
    problem: p.enum(eInvoiceDeliveryProblems).nullable(),
    /** Since then the access point may have it. */
    triedAt: p.datetime().nullable(),
    /** Until then somebody is handing it over. */
    claimedUntil: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
    nextAskAt: p.datetime().nullable(),
  },
});
export class EInvoiceDelivery extends schema.class {}
schema.setClass(EInvoiceDelivery);
