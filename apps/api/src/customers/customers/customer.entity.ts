import { defineEntity, p } from '@mikro-orm/core';
import { partyKinds, languages } from '@kontor/domain';
import { base, money, percent } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Customer',
  tableName: 'customer',
  indexes: [
    { name: 'customer_name_index', expression: 'create index "customer_name_index" on "customer" ("name", "id")' },
    {
      name: 'customer_name_search',
      expression: 'create index "customer_name_search" on "customer" using gin ("name" gin_trgm_ops)',
    },
  ],
  properties: {
    ...base,
    kind: p.enum(partyKinds).default('company'),
    name: p.string().length(200),
    legalCode: p.string().length(50).nullable(),
    vatCode: p.string().length(50).nullable(),
    email: p.string().length(200).nullable(),
    phone: p.string().length(50).nullable(),
    website: p.string().length(200).nullable(),
    street: p.string().length(200).nullable(),
    city: p.string().length(100).nullable(),
    zip: p.string().length(20).nullable(),
    country: p.string().length(2),
    shippingStreet: p.string().length(200).nullable(),
    shippingCity: p.string().length(100).nullable(),
    shippingZip: p.string().length(20).nullable(),
    shippingCountry: p.string().length(2).nullable(),
    currency: p.string().length(3),
    language: p.enum(languages).default('en'),
    paymentTermsDays: p.integer().nullable(),
    hourlyRate: money().nullable(),
    discountPercent: percent().nullable(),
    buyerReference: p.string().length(100).nullable(),
    notes: p.text().nullable(),
    active: p.boolean().default(true),
  },
});
export class Customer extends schema.class {}
schema.setClass(Customer);
