import { defineEntity, p } from '@mikro-orm/core';
import { invoiceChannels, languages, taxTreatments } from '@kontor/domain';
import { alikeIndexes } from '../../firm/parties/alike.ts';
import { electronicAddressCheck, electronicColumns, partyColumns } from '../../firm/parties/columns.ts';
import { ratedCustomer } from '../../firm/dated-rates/dated-rate.entity.ts';
import { base, markUp, money, percent } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Customer',
  tableName: 'customer',
  indexes: [
    ...alikeIndexes('customer', ['legalCode', 'vatCode']),
    { name: 'customer_name_index', expression: 'create index "customer_name_index" on "customer" ("name", "id")' },
    {
      name: 'customer_name_search',
      expression: 'create index "customer_name_search" on "customer" using gin (plain_text("name") gin_trgm_ops)',
    },
  ],
  checks: [electronicAddressCheck('customer'), { name: 'customer_credit_limit', expression: 'credit_limit >= 0' }],
  properties: {
    ...base,
    ...partyColumns,
    shippingStreet: p.string().length(200).nullable(),
    shippingCity: p.string().length(100).nullable(),
    shippingZip: p.string().length(20).nullable(),
    shippingCountry: p.string().length(2).nullable(),
    currency: p.string().length(3),
    language: p.enum(languages).default('en'),
    paymentTermsDays: p.integer().nullable(),
    hourlyRate: money().nullable(),
    discountPercent: percent().nullable(),
    markUpPercent: markUp().nullable(),
    taxTreatment: p.enum(taxTreatments).default('domestic'),
    creditLimit: money().nullable(),
    buyerReference: p.string().length(100).nullable(),
    orderReference: p.string().length(50).nullable(),
    ...electronicColumns,
    publicBody: p.boolean().default(false),
    invoiceChannel: p.enum(invoiceChannels).default('mail'),
    notes: p.text().nullable(),
    remindersOff: p.boolean().default(false),
    active: p.boolean().default(true),
  },
});
export class Customer extends schema.class {}
schema.setClass(Customer);
ratedCustomer.is(Customer);
